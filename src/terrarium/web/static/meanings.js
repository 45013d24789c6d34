/* What things mean: sentences that stand once on the page and that many name, or their own. */
import { holds } from "./boxes.js";
import { all } from "./page.js";

const named = (thing) =>
  thing.dataset.tip?.split(" ").map((key) => document.getElementById(`means-${key}`)) ?? [];
const said = (words) => words.textContent.trim().replace(/\s+/g, " ");
/* What stands unseen in a thing itself is one meaning, a line for each sentence that was told. */
const unseen = (thing) => {
  const own = all(":scope > .unseen:not(.untold)", thing);
  const first = thing.querySelector(".unseen:not(.untold)");
  return own.length ? own.map(said).join("\n") : first && said(first);
};
const sentences = (thing) =>
  (thing.dataset.tip ? named(thing).filter(Boolean).map(said) : [unseen(thing)]);
/* Of icons inside it those come first that say themselves what they do. */
const within = (thing) =>
  all("[data-tip]", thing).sort((one, other) => !!one.dataset.tip - !!other.dataset.tip);
const explained = (thing) => (thing.matches("[data-tip]") ? [thing] : within(thing));

/* Each sentence once, though several icons say it. */
export function meaningsOf(thing) {
  return [...new Set(explained(thing).flatMap(sentences).filter(Boolean))];
}

/* Pieces let a pointer through to the place where they stand, and explain themselves there. */
export function passedThrough(point) {
  if (!point) return [];
  const there = all("[data-tip]").filter((thing) => holds(thing.getBoundingClientRect(), point));
  return there.filter((thing) => getComputedStyle(thing).pointerEvents === "none");
}

/* By which whoever listens hears them: what is unseen in a thing is heard with it. */
export const describedBy = (thing) =>
  named(thing).flatMap((words) => words?.id ?? []).join(" ");
