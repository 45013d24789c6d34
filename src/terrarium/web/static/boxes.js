/* Boxes on the screen: what they share, what lies in them, where there is room beside one. */

const GAP = 10; // pixels between a thing and what is said about it
const EDGE = 8; // pixels to the edge of the screen

/* How much of two boxes is the same. */
export const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export const holds = (box, { clientX, clientY }) =>
  box.left <= clientX && clientX <= box.right && box.top <= clientY && clientY <= box.bottom;

export const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

export function around(boxes) {
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
}

/* Every place on the screen beside a box for another that is so wide and so high; above it, if
   there is none. */
export function spotsBeside(box, wide, high) {
  const [above, below] = [box.top - high - GAP, box.bottom + GAP];
  const [before, after] = [box.left - wide - GAP, box.right + GAP];
  const along = [box.left, box.right - wide].map((x) => clamp(x, innerWidth - wide));
  const down = [box.top, box.bottom - high].map((y) => clamp(y, innerHeight - high));
  const at = (side, x, y) => ({ side, left: x, top: y, right: x + wide, bottom: y + high });
  const spots = [
    ...along.flatMap((x) => [at("above", x, above), at("below", x, below)]),
    ...down.flatMap((y) => [at("after", after, y), at("before", before, y)]),
  ].filter(onScreen);
  return spots.length ? spots : [at("above", along[0], EDGE)];
}

/* Whether nothing else fits between two boxes. */
export function isNextTo(one, other) {
  const { left, top, right, bottom } = one;
  const [before, after] = [(edge) => edge - GAP - 1, (edge) => edge + GAP + 1];
  const grown = {
    left: before(left), top: before(top), right: after(right), bottom: after(bottom),
  };
  return overlap(grown, other) > 0;
}

/* The spot at which least of other things lies, each by its share. */
export function leastCovering(spots, things) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const share = (spot, box) => overlap(spot, box) / Math.max(1, box.width * box.height);
  const cost = (spot) => boxes.reduce((sum, box) => sum + share(spot, box), 0);
  return spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

const onScreen = (spot) =>
  spot.left >= EDGE && spot.top >= EDGE
  && spot.right <= innerWidth - EDGE && spot.bottom <= innerHeight - EDGE;
const clamp = (start, most) => Math.max(EDGE, Math.min(start, most - EDGE));
