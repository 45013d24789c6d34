/* What has arrived: what of it is shown at once, and what waits until it is told. */
import { tellNews } from "./beats.js";
import { keepDraft } from "./keeping.js";
import { all, table, tell, words } from "./page.js";
import { atOnce } from "./pace.js";
import { letGo } from "./picking.js";
import { lookAtChoices } from "./sight.js";
import { inBeats, inNews, sound } from "./sounds.js";
import { announce } from "./turn.js";

const COMPOSED = ["board", "guide", "own"]; // the parts on which a draft shows
const PATIENCE = 3000; // milliseconds for a form that was sent to bring its page

let leaving = false; // a form was sent; what it brings need not be fetched twice

export function apply(data) {
  if (data.go) return void setTimeout(() => location.assign(data.go), leaving ? PATIENCE : 0);
  if (data.version < table.version) return;
  sound({ ...inNews(data), ...(atOnce() ? inBeats(data.beats) : {}) });
  const moved = data.version !== table.version || "draft" in data;
  if (moved) goOn(data);
  tellNews({ ...data, fragments: fragments(data) }, () => { if (moved) lookAtChoices(); });
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

/* While a draft is composed, board and own part show that. */
function fragments(data) {
  const isShown = ([id]) => !COMPOSED.includes(id) || !table.draft || "draft" in data;
  return Object.fromEntries(Object.entries(data.fragments ?? {}).filter(isShown));
}

document.addEventListener("submit", (event) => {
  setTimeout(() => { leaving ||= !event.defaultPrevented; });
});
