/* The guide stands beside what it points at, and a light falls on that. */
import { around, isNextTo, leastCovering, middle, overlap, spotsBeside } from "./boxes.js";
import { turnTo } from "./leafing.js";
import { all, thingsAt } from "./page.js";

const MARGIN = 4; // pixels between a thing and the edge of the light, fewer around a small one
const EDGE = 8; // pixels to the edge of the screen
const PRESSABLE = ".can, .own button, #own .prompt";
const WORDS = "guide-says";
const ELSEWHERE = ":popover-open, dialog[open], input:focus"; // where the reader is busy
const FOCUSABLE = "button, a[href], summary, [tabindex]";

const light = Object.assign(document.createElement("div"), { className: "light", hidden: true });
document.body.append(light);
let [said, shown] = ["", null]; // the words and the thing to which the reader was led last
let stays = ""; // the words from which the reader turned to another part of the board

const bubble = () => document.querySelector("#guide:not([hidden], .unseen)");
const isComposing = () => document.querySelector("[data-draft][aria-busy]");
const isShown = (thing) => thing?.checkVisibility({ visibilityProperty: true });
const isPicked = (thing) => thing.closest(".picked"); // also a part of what is picked

/* By its id, or by what scripts and forms know it by: what can be pressed, where a step is done,
   and the whole of it, where it is read. */
function named(name) {
  const quoted = `"${CSS.escape(name)}"`;
  const ways = [all(`[data-pick=${quoted}], [value=${quoted}]`), thingsAt(name)];
  if (document.getElementById("guide-next")) ways.reverse();
  return [document.getElementById(name), ...ways.flat()].filter(Boolean);
}

/* Each thing has one or several names. */
const things = (guide) => JSON.parse(guide.dataset.guides).map((names) => names.flatMap(named));

/* The first thing that is not picked yet. */
function pointedAt(guide) {
  const seen = things(guide).map((same) => same.find(isShown)).filter(Boolean);
  return seen.find((thing) => !isPicked(thing)) ?? seen.at(-1);
}

/* Where a board shows one part at a time, it turns to the part that has the thing; a reader who
   has chosen another part stays there. */
function turn(guide) {
  const next = things(guide).find((same) => same.length && !same.some(isPicked));
  if (!next || stays === guide.textContent) return;
  turnTo(() => next.some(isShown));
}

/* Where the thing itself cannot have the focus: the button that does the same. */
const offer = (thing) => thing.closest(FOCUSABLE) ? null
  : all(`[data-picks="${thing.dataset.pick}"]`).find(isShown);

/* Whether a guide leads the reader now. */
export const leads = () => Boolean(bubble());

/* It has nothing to say about a board that is past; what it says of the newest brings it back. */
export function hush() {
  document.getElementById("guide")?.classList.add("unseen");
  point();
}

/* Not while a press is being answered: what it picked on the way is not asked for. */
export function point() {
  if (isComposing()) return;
  const guide = bubble();
  all(".guided").forEach(unmark);
  light.hidden = true;
  if (!guide) return;
  turn(guide);
  const thing = pointedAt(guide);
  if (thing) [thing, offer(thing)].filter(Boolean).forEach(mark);
  place(guide, thing);
  requestAnimationFrame(() => attend(guide)); // when the page has what it shows now
}

/* Whoever listens hears the words with the thing. */
function mark(thing) {
  thing.classList.add("guided");
  thing.setAttribute("aria-describedby", [...told(thing), WORDS].join(" "));
}

function unmark(thing) {
  thing.classList.remove("guided");
  thing.setAttribute("aria-describedby", told(thing).join(" "));
  if (!told(thing).length) thing.removeAttribute("aria-describedby");
}

const told = (thing) => (thing.getAttribute("aria-describedby") ?? "").split(" ")
  .filter((id) => id && id !== WORDS);

/* Beside the thing and whatever stands with it, where it covers least of what can be pressed. */
function place(guide, thing) {
  const box = thing?.getBoundingClientRect();
  const whole = thing?.closest("[data-at]")?.getBoundingClientRect() ?? box;
  const spot = box ? besideAll(guide, thing, whole) ?? beside(guide, thing, whole)
    : edges(guide)[0];
  Object.assign(guide.style, { left: `${spot.left}px`, top: `${spot.top}px` });
  guide.dataset.side = spot.side ?? "";
  if (box) shine(guide, box, spot);
}

/* Also beside what the step speaks of besides, where there is room; an arrow from farther off might
   point at that. */
function besideAll(guide, thing, box) {
  const others = JSON.parse(guide.dataset.clear).flatMap(named).filter(isShown);
  if (!others.length) return null;
  const both = around([box, ...others.map((other) => other.getBoundingClientRect())]);
  const spots = spotsBeside(both, guide.offsetWidth, guide.offsetHeight);
  if (spots.some((spot) => overlap(spot, both))) return null;
  const spot = leastCovered(spots, thing);
  return isNextTo(spot, box) ? spot : { ...spot, side: "" };
}

/* A thing that leaves no room beside it has the words at the edge where they cover least of it. */
function beside(guide, thing, box) {
  const spots = spotsBeside(box, guide.offsetWidth, guide.offsetHeight);
  if (spots.some((spot) => overlap(spot, box))) return leastCovering(edges(guide), [thing]);
  return leastCovered(spots, thing);
}

const leastCovered = (spots, thing) =>
  leastCovering(spots, all(PRESSABLE).filter((other) => other !== thing));

/* Below in the middle, and above. */
function edges(guide) {
  const [wide, high] = [guide.offsetWidth, guide.offsetHeight];
  const left = (innerWidth - wide) / 2;
  const at = (top) => ({ left, top, right: left + wide, bottom: top + high });
  return [at(innerHeight - high - EDGE), at(EDGE)];
}

function shine(guide, box, spot) {
  const margin = Math.min(MARGIN, box.height / 16);
  const size = (length) => `${length + 2 * margin}px`;
  const at = { left: `${box.left - margin}px`, top: `${box.top - margin}px` };
  Object.assign(light.style, at, { width: size(box.width), height: size(box.height) });
  light.hidden = false;
  const [across, down] = middle(box);
  if (!faces(spot, across, down)) guide.dataset.side = "";
  guide.style.setProperty("--across", `${across - spot.left}px`);
  guide.style.setProperty("--down", `${down - spot.top}px`);
}

/* Words that stand farther along than the thing have no arrow, which would point at another. */
function faces({ side, left, right, top, bottom }, across, down) {
  if (side === "above" || side === "below") return left < across && across < right;
  return top < down && down < bottom;
}

/* Also what lies under the thumb, over the board, and covers a part of it. */
function isInSight(thing) {
  const box = thing.getBoundingClientRect();
  const [across, down] = middle(box);
  const found = document.elementFromPoint(across, down);
  const below = document.elementFromPoint(across, box.bottom - 1)?.closest("#own");
  const isWhole = !below || below.contains(thing);
  return box.top >= 0 && box.bottom <= innerHeight && thing.contains(found) && isWhole;
}

/* What is out of sight comes with what lies around it. */
function bring(thing) {
  if (isInSight(thing)) return;
  const { top } = thing.getBoundingClientRect();
  thing.scrollIntoView({ block: "nearest" });
  if (thing.getBoundingClientRect().top !== top) thing.scrollIntoView({ block: "center" });
}

/* By keyboard the thing is the next stop; what is only read is read on. */
function attend(guide) {
  const [words, thing] = [guide.textContent, pointedAt(guide)];
  if (!guide.isConnected || (words === said && thing === shown)) return;
  [said, shown] = [words, thing];
  if (thing) bring(thing);
  const way = thing && (thing.closest(FOCUSABLE) ?? offer(thing));
  const next = document.getElementById("guide-next") ?? way;
  if (next && !document.querySelector(ELSEWHERE)) next.focus({ preventScroll: true });
  point();
}

const again = () => { const guide = bubble(); if (guide) place(guide, pointedAt(guide)); };
document.addEventListener("change", ({ target }) => {
  if (!target.closest(".tabs")) return;
  stays = bubble()?.textContent ?? "";
  point();
});
addEventListener("resize", point); // another part of the board may have to be shown
document.addEventListener("scroll", again, { capture: true, passive: true });
document.fonts.ready.then(again);
