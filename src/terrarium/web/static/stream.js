/* What arrives: the stream is the only writer of the table. */
import { keepDraft } from "./keeping.js";
import { transition } from "./motion.js";
import { all, body, setConnection, table, tell, words } from "./page.js";
import { letGo, showPicks } from "./picking.js";
import { announce } from "./turn.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const PATIENCE = 3000; // milliseconds for a form that was sent to bring its page

let source = null; // the stream
let leaving = false; // a form was sent; what it brings need not be fetched twice

const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;

export function apply(data) {
  if (data.go) return void setTimeout(() => location.assign(data.go), leaving ? PATIENCE : 0);
  if (data.version < table.version) return;
  const moved = data.version !== table.version || "draft" in data;
  if (moved) goOn(data);
  const present = fragments(data);
  transition(present.map(([, fresh]) => fresh), () => {
    change(present);
    if (moved) lookAtChoices();
  });
  announce(data);
}

/* Another moment of the match, or of a draft. */
function goOn(data) {
  const sending = all("[data-moves][aria-busy]").length > 0;
  const dropped = table.draft && !("draft" in data) && !sending;
  letGo();
  [table.draft, table.version] = [data.draft ?? "", data.version];
  keepDraft();
  if (dropped) tell(words.dropped);
}

/* The parts that differ; while a draft is composed, one's own part shows that. */
function fragments(data) {
  return Object.entries(data.fragments || {})
    .filter(([id]) => id !== "own" || !table.draft || "draft" in data)
    .map(([id, html]) => [document.getElementById(id), parse(html)])
    .filter(([old, fresh]) => old && fresh);
}

const nearEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60;

function change(parts) {
  const following = all("[data-follow]").filter(nearEnd);
  for (const [old, fresh] of parts) morph(old, fresh);
  following.forEach(toBottom);
  showPicks();
}

/* What a reader has opened, typed or is asked about stays. */
export function morph(old, fresh) {
  const opened = (name, thing) => name === "open" && thing.matches("details");
  const keep = (name, thing) => name === "data-armed" || opened(name, thing);
  const callbacks = {
    beforeAttributeUpdated: (name, thing) => !keep(name, thing),
    beforeNodeMorphed: (node) => !node.matches?.("input:not([type=hidden]), select"),
  };
  Idiomorph.morph(old, fresh, { callbacks });
}

const toBottom = (list) => { list.scrollTop = list.scrollHeight; };

/* Whoever reads the newest line goes on doing so when a window or a tablet is turned. A scroll
   that is told while the size changes is not the reader's. */
export function follow(list) {
  const measured = () => `${list.clientWidth}×${list.clientHeight}`;
  let [atEnd, size] = [true, measured()];
  list.addEventListener("scroll", () => { if (measured() === size) atEnd = nearEnd(list); });
  new ResizeObserver(() => {
    size = measured();
    if (atEnd) toBottom(list);
  }).observe(list);
}

/* What can be pointed at comes into sight, unless some of it is. */
function lookAtChoices(can = all(".can")) {
  if (can.length && !can.some(inSight)) can[0].scrollIntoView({ block: "center" });
}

function inSight(thing) {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return thing.contains(document.elementFromPoint(x, y));
}

export function listen() {
  if (!body.dataset.stream || source) return;
  source = new EventSource(`${body.dataset.stream}?since=${table.version}`);
  source.onopen = () => setConnection("");
  source.onmessage = (event) => { setConnection(""); apply(JSON.parse(event.data)); };
  source.onerror = () => {
    setConnection(words.reconnecting);
    if (source?.readyState === EventSource.CLOSED) { source = null; setTimeout(listen, 2000); }
  };
}

document.addEventListener("submit", (event) => {
  setTimeout(() => { leaving ||= !event.defaultPrevented; });
});

const close = () => { source?.close(); source = null; };

/* Of many tabs only four listen at a time; the oldest hidden one sleeps. */
export function shareStreams() {
  const others = new BroadcastChannel("terrarium-streams");
  let later = 0;
  others.onmessage = () => { later += 1; if (later >= 4 && document.hidden) close(); };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || source) return;
    later = 0;
    others.postMessage("open");
    listen();
  });
  others.postMessage("open");
}

export const ask = (query = "") =>
  fetch(`${body.dataset.stream}/now${query}`, { headers: { Accept: "application/json" } })
    .catch(() => null);

export async function fetchOnce() {
  const answer = await ask();
  if (answer?.ok) apply(await answer.json());
}

addEventListener("offline", () => setConnection(words.reconnecting));
addEventListener("online", () => { close(); listen(); });
