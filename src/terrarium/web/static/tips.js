/* Why something cannot be done, or what it would bring, and what its icons mean: when a pointer
   rests on it, on focus, tap or long press. */
import { holds, leastCovering, spotsBeside } from "./boxes.js";
import { leads } from "./guide.js";
import { meaningsOf, passedThrough } from "./meanings.js";
import { all, table } from "./page.js";

const REST = 600; // milliseconds
const GRACE = 200; // milliseconds for the way from a thing to its tip
const WOBBLE = 10; // pixels that a finger may move while it holds
const PRESSABLE = [
  "[aria-pressed]", ".can", ".own button:not([data-pick], .asks-hint)", ".own a.button", ".guide",
].join();

const tip = Object.assign(document.createElement("div"), { className: "tip", hidden: true });
(document.querySelector("main") ?? document.body).append(tip);
let explained = null; // the thing that the tip is about
let byPointer = false;
let pressed = null; // the box that was pressed: what comes to lie there was not asked about
let held = null; // the thing that a finger has held: letting go of it presses nothing
let [resting, leaving, down] = [0, 0, null];
let rests = null; // where the pointer was last

const isAble = (thing) => thing.hasAttribute("aria-pressed");
const about = (thing, what) =>
  document.querySelector(`[${what}="${CSS.escape(thing.dataset.pick ?? "")}"]`);
export const wordsOf = (thing) => (isAble(thing) ? brings(thing) : about(thing, "data-why"));
const isTold = (thing) => thing && (wordsOf(thing) || meaningsOf(thing).length);

/* With what is picked already it may bring something else. */
function brings(thing) {
  const { pick } = thing.dataset;
  const keys = [...table.picked.map((picked) => `${pick} ${picked}`), pick];
  const of = (key) => all("[data-brings]").find((told) => told.dataset.brings === key);
  return keys.map(of).find(Boolean);
}

/* What a tip can be about: a thing to point at, or else icons; a link may lie over them. */
function toldAt(target, point) {
  const link = point && target.closest?.("a");
  const under = link ? document.elementsFromPoint(point.clientX, point.clientY) : [];
  return [target, ...under].map(told).find(Boolean) ?? passedThrough(point)[0] ?? null;
}

function told(target) {
  let thing = target.closest?.("[data-pick]");
  while (thing && !isTold(thing)) thing = thing.parentElement.closest("[data-pick]");
  thing ??= target.closest?.("[data-tip]");
  return isTold(thing) ? thing : null;
}

export function explain(thing, byKeyboard = false, pointed = false) {
  if (!isTold(thing)) return hideTip();
  const [words, slot] = [wordsOf(thing), about(thing, "data-why-slot")];
  if (slot && words) slot.innerHTML = words.innerHTML;
  tip.innerHTML = words?.innerHTML ?? "";
  tip.prepend(...meanings(...passedThrough(pointed ? rests : down), thing));
  tip.hidden = false;
  [explained, byPointer] = [thing, pointed];
  stay();
  place();
  if (byKeyboard) tip.querySelector("a")?.focus(); // Enter leads to the rule, Escape back
}

function meanings(...things) {
  return [...new Set(things.flatMap(meaningsOf))].map((meaning) =>
    Object.assign(document.createElement("p"), { className: "meaning", textContent: meaning }));
}

/* What can be done is told at once where there is a place for it. False: there is none. */
function preview(thing) {
  const slot = document.querySelector("[data-brings-slot]");
  if (!slot?.parentElement.offsetParent) return false;
  const words = thing?.dataset.pick && isAble(thing) && wordsOf(thing);
  slot.innerHTML = words ? words.innerHTML : "";
  if (words) slot.append(...meanings(...passedThrough(rests), thing));
  return Boolean(words);
}

export function hideTip() {
  clearTimeout(resting);
  putAway();
}

function putAway() {
  stay();
  tip.hidden = true;
  [explained, byPointer] = [null, false];
}

/* Whoever goes on to the tip passes other things on the way, and may rest on one of them. */
const leave = () => { leaving ||= setTimeout(putAway, GRACE); };

function stay() {
  clearTimeout(leaving);
  leaving = 0;
}

/* False: nobody was reading it by keyboard. */
export function leaveTip() {
  const [thing, reading] = [explained, tip.contains(document.activeElement)];
  hideTip();
  if (reading) thing.focus();
  return reading;
}

/* Beside the thing, where it covers least of what can be pressed. */
function place() {
  const box = (explained.closest("button") ?? explained).getBoundingClientRect();
  const spots = spotsBeside(box, tip.offsetWidth, tip.offsetHeight);
  const best = leastCovering(spots, all(PRESSABLE));
  Object.assign(tip.style, { left: `${best.left}px`, top: `${best.top}px` });
  tip.dataset.side = best.side;
}

/* A pointer that rests; one that leaves takes the tip with it. */
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return wobbled(event);
  rests = { clientX: event.clientX, clientY: event.clientY };
  pointAt(event.target);
});

function pointAt(target) {
  clearTimeout(resting);
  if (tip.contains(target)) return stay();
  const thing = toldAt(target, rests);
  if (thing === explained) stay();
  else if (byPointer) leave();
  if (preview(thing)) return;
  if (pressed && !holds(pressed, rests)) pressed = null;
  if (thing && thing !== explained && !pressed && !tip.contains(document.activeElement))
    resting = setTimeout(() => explain(thing, false, true), REST);
}

/* The page has changed beneath a pointer that rests: what lies there now is asked about, but for
   where a guide speaks. */
export function pointAgain() {
  const target = rests && document.elementFromPoint(rests.clientX, rests.clientY);
  if (target && !leads()) pointAt(target);
}

document.documentElement.addEventListener("pointerleave", () => {
  rests = null;
  if (byPointer) hideTip();
});

document.addEventListener("pointerdown", (event) => {
  if (tip.contains(event.target)) return;
  hideTip();
  const thing = toldAt(event.target, event);
  pressed = event.target.closest?.("[data-pick], button")?.getBoundingClientRect() ?? null;
  held = null;
  if (event.pointerType === "touch" && thing) hold(thing, event);
});

/* A finger that stays. */
function hold(thing, event) {
  down = event;
  resting = setTimeout(() => { held = thing; explain(thing); }, REST);
}

function wobbled(event) {
  const far = down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
  if (far > WOBBLE) clearTimeout(resting);
}

for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, () => { if (!held) clearTimeout(resting); down = null; });
}
/* The browser's own menu would come before the tip. */
document.addEventListener("contextmenu", (event) => {
  if (held || (down && toldAt(event.target, down))) event.preventDefault();
});
document.addEventListener("click", (event) => {
  if (!held || toldAt(event.target, event) !== held) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  held = null;
}, true);

document.addEventListener("focusin", (event) => {
  if (tip.contains(event.target)) return;
  const thing = told(event.target);
  const seen = thing?.matches(":focus-visible:not(.guided, :has(.guided))");
  if (seen && !preview(thing)) explain(thing);
  else if (!byPointer && !held && event.target !== explained) hideTip();
});
const everywhere = { capture: true, passive: true };
document.addEventListener("scroll", () => { if (!tip.hidden) place(); }, everywhere);
