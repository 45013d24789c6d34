/* Playback: what matters is told on the board, one beat after another, each at its own moment.
   The parts that everybody sees wait for that, a guide, and what is said of it elsewhere; what one
   is asked is there at once. */
import { overlap } from "./boxes.js";
import { goToWhatIsAsked } from "./focus.js";
import { hush } from "./guide.js";
import { lead, leadBack, setOut } from "./leading.js";
import { all, body, table } from "./page.js";
import { atOnce, hold } from "./pace.js";
import { show } from "./parts.js";
import { bearing } from "./shortcuts.js";
import { lookAtChoices } from "./sight.js";
import { inBeats, sound } from "./sounds.js";
import { flyPoints, forgetPoints, mark } from "./told.js";
import { holdBackFrom, tellUpTo } from "./untold.js";

const WAITING = ["board", "places", "status", "strip", "guide"]; // it speaks of what they show
const ALONE = ["Shift", "Control", "Alt", "Meta"]; // keys that do nothing by themselves
const OPEN = ":popover-open, dialog[open]";
const PRESSING = ["Enter", " "]; // what has the focus
const PRESSABLE = "button, a, summary, [data-pick]";
const MOVES = "#own [name^=move]";
const WRITTEN = "input:not([type=radio]), textarea, select"; // keys are letters there

const banner = document.getElementById("beat");
const latest = {}; // the public parts as they are to be shown in the end
for (const id of WAITING) latest[id] = document.getElementById(id)?.outerHTML ?? "";
const moments = new Map(); // by versions: what is fetched of them
let queue = []; // beats that have not been told
let known = table.version; // the version up to which all is told or shown
let [playing, turn, timer] = [false, 0, 0]; // `turn` changes when what was waited for is overtaken

/* News: what one is asked is shown at once, and so is all the rest where nothing is told. */
export function tellNews({ version, fragments, beats = [], undone, ...data }, look) {
  const [open, own] = [only(fragments, true), only(fragments, false)];
  const hasty = "draft" in data || undone || document.hidden;
  Object.assign(latest, open);
  const untold = hasty || atOnce() ? [] : beats.filter((beat) => beat.version > known);
  if (untold.length) holdBackFrom(untold[0].version);
  queue.push(...untold);
  known = version;
  if (playing && hasty) return finish(own, look);
  if (playing) return show(own, look);
  if (!queue.length) return show({ ...own, ...open }, look);
  start(own, look);
}

const only = (fragments, open) =>
  Object.fromEntries(Object.entries(fragments).filter(([id]) => WAITING.includes(id) === open));

/* The newest moment comes together with what is one's own, so that cards can fly between them. */
function start(own, look) {
  begin(false);
  if (seenAt(queue[0]) === known) return void next(own);
  show(own, look);
  next();
}

function begin(again) {
  playing = true;
  if (document.activeElement.matches(MOVES)) goToWhatIsAsked(); // of a turn that is over, maybe
  setOut(again);
  hush();
}

async function next(own = {}) {
  const mine = ++turn;
  const beat = queue.shift();
  if (!beat) return finish();
  const fresh = beat.html && seenAt(beat) === known; // what is told again has its words there
  const moment = fresh ? { fragments: newest() } : await momentOf(seenAt(beat));
  if (mine !== turn) return;
  if (!moment) return void next(); // it was taken back
  if (beat.html) tellUpTo(seenAt(beat));
  say(beat.html ?? moment.html);
  sound(inBeats([beat]));
  mark(beat.at ?? moment.at);
  lead(); // what goes is seen to go
  forgetPoints();
  const then = () => { if (mine === turn) settle(beat.points ?? []); };
  show({ ...own, ...uncovered(moment.fragments, beat) }, then);
  if (queue.length) momentOf(seenAt(queue[0]));
  timer = setTimeout(() => next(), hold(banner.firstElementChild.textContent.length, queue.length));
}

/* The newest moment of the table; a guide speaks after the last beat. */
function newest() {
  const { guide, ...parts } = latest;
  return parts;
}

/* What a beat is about is seen as it stood then; what was done for the reader, before that. */
const seenAt = ({ version, seen = version }) => seen;

/* What lies over the board in the end comes last: the board is seen while it is told of. What comes
   in the same moment is seen when it is told, too. */
function uncovered({ board = "", ...parts }, told) {
  const drawn = Object.assign(document.createElement("template"), { innerHTML: board });
  drawn.content.querySelector("[data-last]")?.remove();
  const ofMoment = queue.filter((beat) => seenAt(beat) === seenAt(told));
  const coming = ofMoment.flatMap(({ at = [] }) => at);
  for (const thing of all("[data-comes]", drawn.content))
    thing.classList.toggle("untold", coming.includes(thing.dataset.comes));
  return board ? { ...parts, board: drawn.innerHTML } : parts;
}

/* The public parts at a version; nothing: it does not stand. */
function momentOf(version) {
  const ask = () => fetch(`${body.dataset.stream}/then?version=${version}`)
    .then((answer) => (answer.ok ? answer.json() : null), () => null);
  if (!moments.has(version)) moments.set(version, ask());
  return moments.get(version);
}

function say(html) {
  banner.hidden = false;
  banner.firstElementChild.innerHTML = html;
}

/* All lies where it belongs: points go there, and the words cover nothing that they are about. */
function settle(points) {
  lead();
  liftStrip();
  flyPoints(points);
  if (!["high", "low", "lowest"].some(liesClear)) lie("low");
}

const lie = (where) => { banner.className = `beat ${where}`; };

/* Lowest, above what is asked, may be where those who play are. */
function liesClear(where) {
  lie(where);
  const box = banner.getBoundingClientRect();
  const covers = (thing) => overlap(box, thing.getBoundingClientRect()) > 0;
  return !all(where === "lowest" ? ".told, #strip" : ".told").some(covers);
}

/* Those who play, and their points, stay in sight above what one is asked. */
function liftStrip() {
  const { top, bottom } = document.getElementById("own").getBoundingClientRect();
  const height = Math.round(bottom) < innerHeight ? 0 : Math.max(0, innerHeight - top);
  body.style.setProperty("--asked", `${height}px`);
}

/* As it stands now. */
function finish(own = {}, look = lookAtChoices, flies = true) {
  stop();
  show({ ...own, ...latest }, look, flies);
}

const skip = () => finish({}, lookAtChoices, false);

function stop() {
  turn += 1;
  clearTimeout(timer);
  [playing, queue] = [false, []];
  moments.clear();
  tellUpTo(Infinity);
  if (banner.contains(document.activeElement)) goToWhatIsAsked();
  banner.hidden = true;
  mark([]);
  forgetPoints();
  leadBack();
}

/* Shows some moments of the match again, after how it stood before them. What lies over the board
   makes way. */
async function replay([before, ...versions]) {
  stop();
  document.querySelector("#recap:popover-open")?.hidePopover();
  begin(true);
  queue = versions.map((version) => ({ version }));
  const mine = ++turn;
  momentOf(versions[0]);
  const stood = await momentOf(before);
  if (mine !== turn) return;
  if (stood) show(stood.fragments, () => {}, false);
  next();
}

/* Whoever presses something means what lies there in the end: where that is another thing, nothing
   is pressed. What is one's own lies there already. */
function pressed(event) {
  const target = event.target.closest?.("#own, #board, #places, #strip, [data-skip]");
  if (!playing || !target || event.target.closest(".tabs")) return; // one may look elsewhere
  const [meant, thing] = [event.target.closest("[data-pick]"), pickAt(event)];
  const same = meant?.dataset.pick;
  skip();
  const isSame = same && meant.dataset.pick === same && pickAt(event) === thing;
  if (target.id === "own" || isSame) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const pickAt = ({ detail, clientX, clientY }) =>
  detail ? document.elementFromPoint(clientX, clientY)?.closest("[data-pick]") : null;

/* What would pick, compose or move by the key that it bears: that may have been any key. */
function onlySkips(event) {
  if (event.key === "Escape") return !document.querySelector(OPEN); // browsers close these
  const thing = bearing(event);
  return thing?.matches("[data-pick]") || thing?.form?.matches("[data-moves], [data-draft]");
}

document.addEventListener("click", pressed, true);
/* What has the focus is pressed by key as it is by pointer. Keys that go somewhere or open
   something do that, too. */
document.addEventListener("keydown", (event) => {
  if (!playing || ALONE.includes(event.key) || event.target.matches(WRITTEN)) return;
  if (PRESSING.includes(event.key) && event.target.matches(PRESSABLE)) return pressed(event);
  const only = onlySkips(event);
  skip();
  if (!only) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-replay]");
  if (button) replay(button.dataset.replay.split(" ").map(Number));
});
document.addEventListener("visibilitychange", () => {
  if (playing && document.hidden) skip();
});
