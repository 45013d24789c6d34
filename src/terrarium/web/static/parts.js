/* Parts of the page are changed: where they differ, and nothing that the reader holds. */
import { fit } from "./fitting.js";
import { keepFocus } from "./focus.js";
import { nearEnd, toEnd } from "./following.js";
import { hear } from "./hearing.js";
import { leaf } from "./leafing.js";
import { transition } from "./motion.js";
import { all } from "./page.js";
import { showPicks } from "./picking.js";
import { pointAgain } from "./tips.js";
import { markAgain } from "./told.js";
import { countUnread } from "./unread.js";
import { hideUntold } from "./untold.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const PUT = ["style", "data-side"]; // how the guide was put beside its thing

const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;

/* Parts by their ids. `then` comes when all lie where they belong; where nothing `flies`, that is
   before this returns. */
export function show(fragments, then = () => {}, flies = true) {
  const present = Object.entries(fragments)
    .map(([id, html]) => [document.getElementById(id), parse(html)])
    .filter(([old, fresh]) => old && fresh);
  const moving = flies ? present.map(([, fresh]) => fresh) : [];
  transition(moving, () => keepFocus(() => change(present)), then);
}

function change(parts) {
  const following = all("[data-follow]").filter(nearEnd);
  for (const [old, fresh] of parts) morph(old, fresh);
  hideUntold();
  following.forEach(toEnd);
  fit();
  leaf();
  countUnread();
  hear();
  showPicks();
  pointAgain();
  markAgain();
}

/* Made of something else: open as it is drawn. */
function renew(node, fresh) {
  if (node.matches?.("details") && node.id !== fresh.id) node.open = fresh.open;
}

/* What a reader has opened, typed or is asked about stays. */
function morph(old, fresh) {
  const opened = (name, thing) => name === "open" && thing.matches("details");
  const put = (name, thing) => PUT.includes(name) && thing.id === "guide";
  const keep = (name, thing) =>
    name === "data-armed" || opened(name, thing) || put(name, thing);
  const callbacks = {
    beforeAttributeUpdated: (name, thing) => !keep(name, thing),
    beforeNodeMorphed: (node, drawn) => {
      renew(node, drawn);
      return !node.matches?.("input:not([type=hidden]), select");
    },
  };
  Idiomorph.morph(old, fresh, { callbacks });
}
