/* A line of the log shows its place on the board: when it is pointed at, focused or tapped. */
import { lead, leadBack, setOut, stay } from "./leading.js";
import { all } from "./page.js";
import { mark } from "./told.js";

const LONG = 4000; // milliseconds that a tapped line is shown
const side = document.getElementById("side");
const log = () => document.getElementById("log-lines");
const lineAt = (target) => target.closest?.("[data-shows]") ?? null;
let [line, timer, led] = [null, 0, false]; // led: to where the line that was tapped is about

function show(fresh) {
  if (fresh === line || (led && !fresh)) return;
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
  setOut(true);
  lead();
  led = true;
  clearTimeout(timer);
  timer = setTimeout(goBack, LONG);
});

function goBack() {
  if (led) leadBack();
  led = false;
  show(null);
}

/* Whoever touches the table meanwhile goes on where they are. */
document.addEventListener("pointerdown", ({ target }) => {
  if (!led || !target.closest("main")) return;
  led = false;
  stay();
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
