/* Cards move when they move: what vanishes here and appears there flies between. */
import { all, thingsAt } from "./page.js";

const LARGEST = 60; // pixels of where something starts

let running = null; // the transition under way

export function still() {
  const wished = { less: true, full: false }[document.documentElement.dataset.motion];
  return wished ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* `then` comes when all lie where they belong: until that nothing can be found by its place. */
export function transition(fresh, change, then) {
  running?.skip();
  const flies = !still() && !document.hidden && document.startViewTransition;
  const flights = flies ? pairs([...fresh].sort(ownFirst)) : [];
  if (flights.length) return fly(flights, change, then);
  change();
  then();
}

const ownFirst = (one, other) => (other.id === "own") - (one.id === "own");

function fly(flights, change, then) {
  const name = (thing, text) => { if (thing) thing.style.viewTransitionName = text; };
  const make = () => { if (!mine.made) { mine.made = true; change(); } };
  const skip = () => { make(); shown.skipTransition(); }; // changes keep their order
  const mine = { made: false, skip };
  running = mine;
  flights.forEach(({ from }, number) => name(from, `flight-${number}`));
  const shown = document.startViewTransition(() => {
    flights.forEach(({ from }) => name(from, ""));
    all(".takeoff").forEach((start) => start.remove());
    make();
    flights.forEach(({ to }, number) => name(document.getElementById(to), `flight-${number}`));
  });
  shown.ready.catch(() => {}); // skipped: the change is made all the same
  shown.finished.finally(() => {
    flights.forEach(({ to }) => name(document.getElementById(to), ""));
    if (running !== mine) return;
    running = null;
    then();
  });
}

function pairs(fresh) {
  const now = fresh.flatMap((part) => all(`#${part.id} [data-thing][id]`));
  const then = fresh.flatMap((part) => [...part.querySelectorAll("[data-thing][id]")]);
  const leaving = now.filter((thing) => !then.some((other) => other.id === thing.id));
  const coming = then.filter((thing) => !now.some((other) => other.id === thing.id));
  return coming.flatMap((thing) => {
    const place = leaving.findIndex((one) => one.dataset.thing === thing.dataset.thing);
    const from = place < 0 ? startAt(thing.dataset.from) : leaving.splice(place, 1)[0];
    return from ? [{ from, to: thing.id }] : [];
  });
}

/* What comes out of somebody's hand or a pile: nothing is seen there but where it starts. */
function startAt(key) {
  const source = key && thingsAt(key).find((one) => one.offsetParent);
  if (!source) return null;
  const { left, top, height } = source.getBoundingClientRect();
  const start = Object.assign(document.createElement("i"), { className: "takeoff" });
  const size = `${Math.min(height, LARGEST)}px`;
  Object.assign(start.style, { left: `${left}px`, top: `${top}px`, width: size, height: size });
  document.body.append(start);
  return start;
}
