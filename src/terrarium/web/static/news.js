/* What has arrived changes the page: the parts that differ, and nothing that the reader holds. */
import { keepFocus } from "./focus.js";
import { nearEnd, toEnd } from "./following.js";
import { leads } from "./guide.js";
import { hear } from "./hearing.js";
import { keepDraft } from "./keeping.js";
import { transition } from "./motion.js";
import { all, table, tell, words } from "./page.js";
import { letGo, showPicks } from "./picking.js";
import { pointAgain } from "./tips.js";
import { announce } from "./turn.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const COMPOSED = ["board", "guide", "own"]; // the parts on which a draft shows
const PUT = ["style", "data-side"]; // how the guide was put beside its thing
const EDGE = 2; // pixels
const PATIENCE = 3000; // milliseconds for a form that was sent to bring its page

let leaving = false; // a form was sent; what it brings need not be fetched twice

const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;

export function apply(data) {
  if (data.go) return void setTimeout(() => location.assign(data.go), leaving ? PATIENCE : 0);
  if (data.version < table.version) return;
  const moved = data.version !== table.version || "draft" in data;
  if (moved) goOn(data);
  const present = fragments(data);
  const look = () => { if (moved && !leads()) lookAtChoices(); };
  const put = () => keepFocus(() => change(present));
  transition(present.map(([, fresh]) => fresh), put, look);
  announce(data);
}

/* Another moment of the match, or of a draft. */
function goOn(data) {
  const sending = all("[data-moves][aria-busy]").length > 0;
  const dropped = table.draft && !("draft" in data) && !sending;
  letGo();
  [table.draft, table.version] = [data.draft ?? "", data.version];
  keepDraft();
  if (dropped) tell(words.dropped);
}

/* The parts that differ; while a draft is composed, board and own part show that. */
function fragments(data) {
  return Object.entries(data.fragments || {})
    .filter(([id]) => !COMPOSED.includes(id) || !table.draft || "draft" in data)
    .map(([id, html]) => [document.getElementById(id), parse(html)])
    .filter(([old, fresh]) => old && fresh);
}

function change(parts) {
  const following = all("[data-follow]").filter(nearEnd);
  for (const [old, fresh] of parts) morph(old, fresh);
  following.forEach(toEnd);
  hear();
  showPicks();
  pointAgain();
}

/* What a reader has opened, typed or is asked about stays. */
function morph(old, fresh) {
  const opened = (name, thing) => name === "open" && thing.matches("details");
  const put = (name, thing) => PUT.includes(name) && thing.id === "guide";
  const keep = (name, thing) =>
    name === "data-armed" || opened(name, thing) || put(name, thing);
  const callbacks = {
    beforeAttributeUpdated: (name, thing) => !keep(name, thing),
    beforeNodeMorphed: (node) => !node.matches?.("input:not([type=hidden]), select"),
  };
  Idiomorph.morph(old, fresh, { callbacks });
}

/* What can be pointed at comes into sight, unless some of it is; of one's own things the first. */
function lookAtChoices(can = all(".can")) {
  const own = can.find((thing) => thing.closest(".own"));
  const seen = own ? inSight(own) : can.some(inSight);
  if (can.length && !seen) (own ?? can[0]).scrollIntoView({ block: "center" });
}

/* From its upper edge to its lower one. */
function inSight(thing) {
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  const [x, middle] = [left + width / 2, (top + bottom) / 2];
  const shown = (y) => thing.contains(document.elementFromPoint(x, y));
  return [top + EDGE, middle, bottom - EDGE].every(shown);
}

document.addEventListener("submit", (event) => {
  setTimeout(() => { leaving ||= !event.defaultPrevented; });
});
