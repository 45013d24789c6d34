/* What cannot be taken back asks first, where the reader wants that; "data-sure" always does. */
import { all, body, bringTo, keepClearOf, tell, words } from "./page.js";

const onTouch = () => matchMedia("(pointer: coarse)").matches;
const wanted = () => body.dataset.ask === "always" || (body.dataset.ask === "touch" && onTouch());

const isArmed = (button) => Boolean(button?.hasAttribute("data-armed"));

export function asksFirst(button) {
  if (!button || isArmed(button)) return false;
  return button.hasAttribute("data-sure") || (wanted() && button.hasAttribute("data-final"));
}

/* A button is armed as long as the page says so. */
export function arm(button) {
  tell(button.dataset.sure ?? words[`sure-${button.dataset.final}`], disarmed);
  button.dataset.armed = "yes";
  if (onTouch() && !button.closest("[popover]")) bringTo(button.parentElement);
  keepClearOf(all(".picked, [data-armed]"));
}

/* False: nothing was armed. */
export function disarm() {
  if (!all("[data-armed]").length) return false;
  tell("");
  return true;
}

function disarmed() {
  for (const button of all("[data-armed]")) button.removeAttribute("data-armed");
}

/* Before anything else hears of it. */
document.addEventListener("submit", (event) => {
  if (!asksFirst(event.submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  arm(event.submitter);
}, true);
