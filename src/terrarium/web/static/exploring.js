/* Arrow keys go over all that explains itself, from thing to thing; Tab stays with what can be
   pressed, so that there are few stops. */
import { middle } from "./boxes.js";
import { describedBy, meaningsOf } from "./meanings.js";
import { all } from "./page.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "[data-pick], [data-tip]:not([data-pick] *, [aria-hidden=true], [aria-hidden] *)";
const FROM = `button, a, summary, #prompt, ${THINGS}`; // lists that scroll keep their arrows
const ASIDE = 3; // so much farther seems what lies aside of the way
let last = null; // where one was before the page changed

const middleOf = (thing) => middle(thing.getBoundingClientRect());
const canBeReached = (thing) => thing.checkVisibility() && meaningsOf(thing).length > 0;

/* How far something is in a direction; what lies the other way is never reached. */
function distance([x, y], [right, down], thing) {
  const [dx, dy] = middleOf(thing).map((place, axis) => place - [x, y][axis]);
  const along = dx * right + dy * down;
  return along < 1 ? Infinity : along + ASIDE * Math.abs(dx * down + dy * right);
}

function nearest(from, step) {
  const [at, others] = [middleOf(from), all(THINGS).filter((thing) => thing !== from)];
  const found = others.filter(canBeReached).map((thing) => [distance(at, step, thing), thing]);
  return found.filter(([far]) => far < Infinity).sort(([one], [other]) => one - other)[0]?.[1];
}

/* What it means is heard beside what is said of it already. */
function describe(thing) {
  const words = `${thing.getAttribute("aria-describedby") ?? ""} ${describedBy(thing)}`;
  const each = [...new Set(words.split(" "))].filter(Boolean);
  if (each.length) thing.setAttribute("aria-describedby", each.join(" "));
}

function go(thing) {
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  describe(thing);
  thing.focus();
  last = thing;
}

document.addEventListener("keydown", (event) => {
  const [step, active] = [STEPS[event.key], document.activeElement];
  const from = active === document.body && last?.isConnected ? last : active;
  if (!step || event.defaultPrevented || !from.matches(FROM)) return;
  const thing = nearest(from, step);
  if (!thing) return;
  event.preventDefault();
  go(thing);
});
