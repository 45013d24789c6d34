/* Pointing at things: a move names what must be picked for it, in any order; a part of a thing
   picks both at once. */
import { markAdvised } from "./advised.js";
import { arm, asksFirst, disarm } from "./asking.js";
import { point } from "./guide.js";
import { before, keep } from "./keeping.js";
import { describedBy } from "./meanings.js";
import { all, table } from "./page.js";
import { reach } from "./sight.js";
import { explain, hideTip, wordsOf } from "./tips.js";

const moves = () => all("[data-picks]");
const needs = (move) => move.dataset.picks.split(" ");
const also = (move) => move.dataset.also?.split(" ") ?? []; // may be picked besides
const belongs = (move, key) => needs(move).includes(key) || also(move).includes(key);
const fits = (move) => table.picked.every((key) => belongs(move, key));
const keysOf = (thing) => thing.dataset.pick.split(" ");
const isPicked = (keys) => keys.every((key) => table.picked.includes(key));
const ELSEWHERE = // not the ground
  "button, a, input, select, label, summary, .tip, [popover], dialog";
let last = ""; // what was pointed at last

/* The move for which nothing more has to be picked. */
const isWhole = (move) => fits(move) && isPicked(needs(move));
const whole = () => moves().find(isWhole);

/* Pointing once more at what completed a move means that move; else it is put down again. */
function pick(thing) {
  if (last === thing.dataset.pick && isPicked(keysOf(thing)) && whole()) return press(whole());
  const before = table.picked;
  table.picked = withThing(keysOf(thing));
  if (!moves().some(fits)) { table.picked = before; return false; }
  last = thing.dataset.pick;
  disarm();
  showPicks();
  if (table.picked.length && whole()) press(whole());
  return true;
}

function withThing(keys) {
  if (isPicked(keys)) return table.picked.filter((other) => !keys.includes(other));
  const goesWith = (move) => fits(move) && keys.every((key) => belongs(move, key));
  return moves().some(goesWith) ? [...new Set([...table.picked, ...keys])] : keys;
}

function press(move) {
  if (!asksFirst(move)) move.form.requestSubmit(move);
  else { arm(move); move.focus({ preventScroll: true }); reach(move); }
  return true;
}

export function showPicks() {
  const keys = (move) => [...needs(move), ...also(move)];
  const next = new Set(moves().filter(fits).flatMap(keys));
  const first = new Set(moves().flatMap(keys));
  for (const thing of all("[data-pick]")) show(thing, keysOf(thing), next, first);
  const possible = (move) => table.picked.length > 0 && fits(move);
  for (const move of moves()) move.classList.toggle("possible", possible(move));
  keep();
  point();
  markAdvised();
}

function show(thing, keys, next, first) {
  const within = keys.every((key) => next.has(key)) && !isPicked(keys);
  thing.classList.toggle("picked", isPicked(keys));
  thing.classList.toggle("can", within && (table.picked.length > 0 || !thing.dataset.thing));
  if (thing.matches("button")) describe(thing, keys.every((key) => first.has(key)));
}

function describe(thing, able) {
  setAttribute(thing, "aria-pressed", able && String(table.picked.includes(thing.dataset.pick)));
  const words = [describedBy(thing), wordsOf(thing)?.id];
  setAttribute(thing, "aria-describedby", words.filter(Boolean).join(" "));
}

function setAttribute(thing, name, value) {
  if (value) thing.setAttribute(name, value);
  else thing.removeAttribute(name);
}

export function letGo() {
  table.picked = [];
  last = "";
  disarm();
  hideTip();
  showPicks();
}

/* Put down by the reader: the thing keeps the place on the page. False: nothing was picked. */
export function putDown() {
  if (!table.picked.length) return false;
  const thing = document.querySelector(".picked");
  letGo();
  thing?.focus({ preventScroll: true });
  return true;
}

/* What was picked before the page was loaded anew, if it can still be. */
export function pickAgain() {
  const same = before?.version === table.version && before.draft === table.draft;
  table.picked = same ? before.picked : [];
  if (!moves().some(fits)) table.picked = [];
  showPicks();
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-pick]");
  if (thing && pick(thing)) { event.preventDefault(); hideTip(); }
  else if (thing) explain(thing, !event.detail, event.pointerType === "mouse");
  else if (table.picked.length && !event.target.closest(ELSEWHERE)) letGo();
});
