/* Keys for what is pressed often. Each stands on the thing itself (data-key), so that what a key
   does and what the list under ? says cannot differ. */
import { all, body } from "./page.js";

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const PICKABLE = "[data-pick]:is([aria-pressed], .can)";
const list = document.getElementById("keys");

/* It can be pressed; what is in the menu or the drawer need not be in sight. */
const isThere = (thing) =>
  !thing.disabled && (thing.checkVisibility() || thing.closest("[popover], dialog") !== null);
const keyed = () => all("[data-key]").filter(isThere);

/* What cannot be pressed is gone to. */
function press(thing) {
  if (thing.matches("[data-next]")) return goOn();
  if (thing.matches("button, a")) return thing.click();
  if (!thing.checkVisibility()) thing.closest("[popover]")?.showPopover();
  thing.focus();
}

/* The thing that bears a key. */
export function bearing(event) {
  const held = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
  const off = body.dataset.shortcuts === "off" || document.querySelector("dialog[open]");
  if (held || off || event.target.matches(WRITING)) return null;
  return keyed().find(({ dataset }) => dataset.key === event.key);
}

document.addEventListener("keydown", (event) => {
  const thing = event.defaultPrevented ? null : bearing(event);
  if (!thing) return;
  event.preventDefault();
  press(thing);
});

/* The next thing that can be picked, after the last one the first. */
function goOn() {
  const things = all(PICKABLE).filter((thing) => thing.checkVisibility());
  things[(things.indexOf(document.activeElement) + 1) % things.length]?.focus();
}

/* Every key of the page as it is now. */
function show() {
  const others = keyed().filter((thing) => !list.contains(thing)); // it has words for its own
  const rows = new Map(others.map((thing) => [thing.dataset.key, thing]));
  list.querySelector("[data-keys]").replaceChildren(...[...rows.values()].flatMap(row));
  list.showModal();
}

function row(thing) {
  const [term, meaning, key] = ["dt", "dd", "kbd"].map((name) => document.createElement(name));
  key.textContent = thing.dataset.key;
  term.append(key);
  meaning.textContent = wordsOf(thing);
  return [term, meaning];
}

/* What is said of it: not what is said in other words where there is little room. */
function wordsOf(thing) {
  const label = thing.labels?.[0] ?? document.getElementById(thing.getAttribute("aria-labelledby"));
  const said = (label ?? thing).cloneNode(true);
  for (const unsaid of all("[aria-hidden]", said)) unsaid.remove();
  return (thing.ariaLabel ?? said.textContent).trim();
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest("[data-shows-keys]")) return;
  target.closest(":popover-open")?.hidePopover(); // the focus is where it will come back to
  show();
});
