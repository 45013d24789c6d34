/* A line of the log shows its place on the board: when it is pointed at, focused or tapped. */
import { all } from "./page.js";
import { mark } from "./told.js";

const LONG = 4000; // milliseconds that a tapped line is shown
const side = document.getElementById("side");
const log = () => document.getElementById("log-lines");
const lineAt = (target) => target.closest?.("[data-shows]") ?? null;
let [line, timer] = [null, 0];

function show(fresh) {
  if (fresh === line) return;
  clearTimeout(timer);
  line = fresh;
  mark(line?.dataset.shows.split(" ") ?? []);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") show(lineAt(event.target));
});
document.addEventListener("focusin", (event) => show(lineAt(event.target)));

/* On phones the log lies over the board: it makes way, but for a turn that unfolds. */
document.addEventListener("click", (event) => {
  const tapped = lineAt(event.target);
  if (event.target.closest(".ticker")) return log().scrollIntoView();
  if (!tapped || !side?.matches(":popover-open")) return;
  if (!event.target.closest("summary")) side.hidePopover();
  show(tapped);
  document.querySelector("main .told")?.scrollIntoView({ block: "center" });
  timer = setTimeout(() => show(null), LONG);
});

/* By keyboard from line to line. */
log()?.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const lines = all("[data-shows]", log()).filter((one) => one.checkVisibility());
  const at = lines.indexOf(lineAt(document.activeElement));
  const next = lines[at < 0 ? lines.length - 1 : at + step];
  if (next) event.preventDefault();
  next?.focus();
});
