/* Escape closes what lies on top, and what opened it has the focus again; where nothing does, it
   takes a step of a draft back. Buttons close what they stand in. */
import { disarm } from "./asking.js";
import { putDown } from "./picking.js";
import { leaveTip } from "./tips.js";

let [enlarged, opener] = [false, null]; // whether this page has enlarged it, and by which link

const target = () => document.querySelector(":target:has([data-shrink])");
const named = (hash) => document.getElementById(hash.slice(1)); // #rule-3.4 is no selector

/* An enlarged thing is an address of its own: closing it is the way back. */
function shrink() {
  const thing = target();
  if (!thing) return false;
  const back = opener ?? document.querySelector(`a[href="#${CSS.escape(thing.id)}"]`);
  addEventListener("hashchange", () => back?.focus(), { once: true });
  if (enlarged) history.back();
  else location.replace(thing.querySelector("[data-shrink]").href);
  [enlarged, opener] = [false, null];
  return true;
}

const unfolded = () => document.querySelector(".own details[open]");

function fold() {
  const open = unfolded();
  if (!open) return false;
  open.open = false;
  open.querySelector("summary").focus();
  return true;
}

/* Of a turn that is being composed; not while something is written. */
function stepBack(target) {
  if (!target.matches("input, textarea, select")) document.querySelector("[data-back]")?.click();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const popover = document.querySelector(":popover-open, dialog[open]"); // browsers close these
  const tip = document.querySelector(".tip:not([hidden])");
  const closed = leaveTip() || popover || shrink() || fold() || putDown();
  if (!disarm() && !closed && !tip) stepBack(event.target);
});

document.addEventListener("click", (event) => {
  event.target.closest("[data-close]")?.closest("dialog").close();
  const link = event.target.closest("a");
  if (link?.hasAttribute("data-shrink") && shrink()) event.preventDefault();
  else if (link?.hash && named(link.hash)?.querySelector("[data-shrink]"))
    [enlarged, opener] = [true, link];
});

/* What was folded out over one's own part makes way for what is pressed next. */
document.addEventListener("click", ({ target }) => {
  const open = unfolded();
  if (open && !open.contains(target)) open.open = false;
});

/* On phones a press beside what lies over the table closes it, and does nothing else. */
let covering = null;
addEventListener("pointerdown", ({ target }) => {
  const over = document.querySelector(":is(#side, #recap):popover-open");
  covering = over?.contains(target) || target.closest("[popovertarget]") ? null : over;
}, true);
addEventListener("click", (event) => {
  if (!covering) return;
  covering.hidePopover();
  covering = null;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
