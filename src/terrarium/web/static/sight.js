/* What can be pointed at comes into sight, unless some of it is; of one's own things the first,
   unless a button in sight means one of them. Where nothing can, what was composed last does. Where
   a guide leads, it leads there. */
import { leads } from "./guide.js";
import { all, isSeen } from "./page.js";

const EDGE = 2; // pixels

export function lookAtChoices(can = all(".can")) {
  if (leads()) return;
  const own = can.length ? can.filter((thing) => thing.closest(".own")) : composed();
  const seen = own.length ? [own[0], ...buttonsOf(own)].some(inSight) : can.some(inSight);
  if (!seen) (own[0] ?? can[0])?.scrollIntoView({ block: "center" });
}

const composed = () => all(".own [data-composed]").slice(0, 1);

function buttonsOf(things) {
  const keys = things.flatMap((thing) => thing.dataset.pick?.split(" ") ?? []);
  const means = (move) => move.dataset.picks.split(" ").some((key) => keys.includes(key));
  return all(".own [data-picks]").filter(means);
}

/* What is to be pressed next comes into sight, as little as is needed. */
export function reach(thing) {
  if (!inSight(thing)) thing.scrollIntoView({ block: "nearest" });
}

/* What is told of comes into sight: of a row and a territory the territory. */
export function lookAt(told) {
  const last = told.findLast(isSeen);
  if (last && !inSight(last)) last.scrollIntoView({ block: "center" });
}

/* From its upper edge to its lower one. */
function inSight(thing) {
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  const [x, middle] = [left + width / 2, (top + bottom) / 2];
  const shown = (y) => thing.contains(document.elementFromPoint(x, y));
  return [top + EDGE, middle, bottom - EDGE].every(shown);
}
