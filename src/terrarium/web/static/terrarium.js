/* The live part of the pages. Every form works without it; with it the stream is the only writer. */
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const body = document.body;
const words = JSON.parse(body.dataset.words || "{}");
const all = (selector) => [...document.querySelectorAll(selector)];
const moves = () => all("[data-picks]");
const needs = (move) => move.dataset.picks.split(" ");
const fits = (move) => picked.every((key) => needs(move).includes(key));
let version = Number(body.dataset.version ?? -1);
let source = null; // the stream
let picked = []; // what the reader has pointed at
let running = null; // the transition under way
let [noticeTimer, endsAt, clicked] = [0, 0, ""]; // when the clock runs out (0: there is none); where the pointer last pressed
let draft = body.dataset.draft ?? ""; // moves being composed: while there are any, one's own part shows them

/* What is said to the reader. */
function tell(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text; clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { notice.textContent = ""; }, 7000);
}

const setConnection = (text) => all("#connection").forEach((place) => { if (place.textContent !== text) place.textContent = text; });

/* What arrives. */
const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;

function apply(data) {
  if (data.go) return void location.assign(data.go);
  if (data.version < version) return;
  const moved = data.version !== version || "draft" in data;
  if (moved) { letGo(); draft = data.draft ?? ""; }
  version = data.version;
  const parts = Object.entries(data.fragments || {}).filter(([id]) => id !== "own" || !draft || "draft" in data).map(([id, html]) => [document.getElementById(id), parse(html)]);
  const present = parts.filter(([old, fresh]) => old && fresh);
  transition(present.map(([, fresh]) => fresh), () => { change(present); if (moved) lookAtChoices(); });
  announce(data);
}

/* What can be pointed at comes into sight, unless some of it is. */
const inSight = (thing, box = thing.getBoundingClientRect()) => thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
const lookAtChoices = (can = all(".can")) => { if (can.length && !can.some((thing) => inSight(thing))) can[0].scrollIntoView({ block: "center" }); };

function change(parts) {
  const following = all("[data-follow]").filter((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60);
  const keepOpen = (name, element) => !(name === "open" && element.tagName === "DETAILS");
  const callbacks = { beforeAttributeUpdated: keepOpen, beforeNodeMorphed: (old) => !old.matches?.("input:not([type=hidden]), select") };
  for (const [old, fresh] of parts) Idiomorph.morph(old, fresh, { callbacks });
  following.forEach(toBottom);
  showPicks();
}

const toBottom = (list) => { list.scrollTop = list.scrollHeight; };

/* Whose turn it is. */
function announce(data) {
  setClock(data.left);
  if (data.title) document.title = data.title;
  const was = body.dataset.turn === "yes";
  body.dataset.turn = data.turn ? "yes" : "no";
  const icon = document.querySelector("link[rel=icon]");
  icon.href = data.turn ? icon.dataset.iconTurn : icon.dataset.icon;
  if (!data.turn || was) return;
  if (body.dataset.sound === "on") chime();
  if (document.hidden && window.Notification?.permission === "granted") new Notification(data.title, { tag: "terrarium-turn" });
}

/* The clock: the server says how many seconds are left, the page counts them. */
const setClock = (left) => { endsAt = typeof left === "number" ? Date.now() + left * 1000 : 0; showClock(); };

function showClock() {
  const clock = document.getElementById("time-left");
  if (!clock) return;
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  clock.hidden = !endsAt;
  clock.classList.toggle("soon", left <= 10);
  clock.textContent = left < 3600 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : inHours(Math.floor(left / 3600));
}

function inHours(hours) {
  const [number, unit] = hours < 48 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }).format(number);
}

function chime() {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, place) => {
    const [tone, loudness, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + place * 0.14];
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, at).exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(loudness).connect(audio.destination); tone.start(at); tone.stop(at + 0.42);
  });
}

/* The stream; of many tabs only four listen at a time, the oldest hidden one sleeps. */
function listen() {
  if (!body.dataset.stream || source) return;
  source = new EventSource(`${body.dataset.stream}?since=${version}`);
  source.onopen = () => setConnection("");
  source.onmessage = (event) => { setConnection(""); apply(JSON.parse(event.data)); };
  source.onerror = () => {
    setConnection(words.reconnecting);
    if (source?.readyState === EventSource.CLOSED) { source = null; setTimeout(listen, 2000); }
  };
}

const close = () => { source?.close(); source = null; };

function shareStreams() {
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

const ask = (query = "") => fetch(`${body.dataset.stream}/now${query}`, { headers: { Accept: "application/json" } }).catch(() => null);
const fetchOnce = async () => { const answer = await ask(); if (answer?.ok) apply(await answer.json()); };

/* A draft is asked for like a page and shown like news. */
async function compose(form, button) {
  const answer = await ask(`?${new URLSearchParams(new FormData(form, button))}`);
  if (answer?.ok) { tell(""); apply(await answer.json()); } else refused(answer);
}

async function refused(answer) {
  const problem = await answer?.json().catch(() => ({}));
  tell(problem?.error?.text || (answer ? words.failed : words.offline));
  if (answer?.status === 409) { draft = ""; fetchOnce(); }
}

/* What is sent. */
async function send(form, button) {
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  const sent = { method: "POST", body: new URLSearchParams(new FormData(form, button)), headers: { Accept: "application/json" }, redirect: "manual" };
  form.setAttribute("aria-busy", "true");
  tell("");
  await fetch(action, sent).then((answer) => answered(answer, form), () => tell(words.offline));
  form.removeAttribute("aria-busy");
}

async function answered(answer, form) {
  if (answer.type === "opaqueredirect") return void location.reload();
  if (answer.status !== 204) return refused(answer);
  if (form.hasAttribute("data-chat")) form.reset();
  const wanted = Number(answer.headers.get("X-Version") ?? -1);
  setTimeout(() => { if (version < wanted) { setConnection(words.reconnecting); fetchOnce(); } }, 1000);
}

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  const asks = asksFirst(button) && button.dataset.armed !== "yes";
  const live = form.matches("[data-moves], [data-chat], [data-draft]") && !button?.hasAttribute("data-whole");
  if (asks || live) event.preventDefault();
  if (asks) arm(button);
  else if (form.matches("[data-draft]")) compose(form, button);
  else if (live && form.getAttribute("aria-busy") !== "true") send(form, button);
});

/* "Ask before what cannot be taken back." */
function asksFirst(button) {
  const wanted = body.dataset.ask === "always" || (body.dataset.ask === "touch" && matchMedia("(pointer: coarse)").matches);
  return Boolean(button?.hasAttribute("data-sure") || (wanted && button?.hasAttribute("data-final")));
}

function arm(button) {
  all("[data-armed]").forEach((other) => other.removeAttribute("data-armed"));
  button.dataset.armed = "yes";
  tell(words.sure);
  setTimeout(() => button.removeAttribute("data-armed"), 5000);
}

/* Pointing at things: a move names what must be picked for it, in any order; a part of a thing picks both at once. */
const keysOf = (thing) => thing.dataset.pick.split(" ");
const isPicked = (keys) => keys.every((key) => picked.includes(key));
function pick(thing) {
  const [keys, before] = [keysOf(thing), picked];
  if (isPicked(keys)) picked = picked.filter((other) => !keys.includes(other));
  else picked = moves().some((move) => fits(move) && keys.every((key) => needs(move).includes(key))) ? [...new Set([...picked, ...keys])] : keys;
  const possible = moves().filter(fits);
  if (!possible.length) { picked = before; return false; }
  showPicks();
  const whole = picked.length && possible.find((move) => needs(move).length === picked.length);
  if (whole && asksFirst(whole)) { arm(whole); whole.focus({ preventScroll: true }); }
  else if (whole) whole.form.requestSubmit(whole);
  return true;
}

function showPicks() {
  const next = new Set(moves().filter(fits).flatMap(needs));
  const first = new Set(moves().flatMap(needs));
  for (const thing of all("[data-pick]")) {
    const keys = keysOf(thing);
    thing.classList.toggle("picked", isPicked(keys));
    thing.classList.toggle("can", keys.every((key) => next.has(key)) && !isPicked(keys) && (picked.length > 0 || !thing.dataset.thing));
    if (thing.matches("button")) describe(thing, keys.every((key) => first.has(key)));
  }
  for (const move of moves()) move.classList.toggle("possible", picked.length > 0 && fits(move));
}

function describe(thing, able) {
  const reason = able ? null : document.getElementById(`why-${thing.dataset.pick}`);
  const set = (name, value) => (value ? thing.setAttribute(name, value) : thing.removeAttribute(name));
  set("aria-pressed", able && String(picked.includes(thing.dataset.pick)));
  set("aria-describedby", reason?.id);
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-pick]");
  clicked = String([event.clientX, event.clientY]);
  if (thing && pick(thing)) { event.preventDefault(); hideTip(); } else if (thing) explain(thing, !event.detail);
  const copy = event.target.closest("[data-copy]"); if (copy) navigator.clipboard?.writeText(copy.dataset.copy).then(() => tell(words.copied));
  if (event.target.closest("[data-notify]")) window.Notification?.requestPermission();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && tip.contains(document.activeElement)) explained.focus();
  if (event.key === "Escape") letGo();
});

/* Why something cannot be done: on hover, focus, tap or long press. */
const tip = Object.assign(document.createElement("div"), { className: "tip", hidden: true });
(document.querySelector("main") ?? body).append(tip);
let explained = null; // the thing that the tip is about

function explain(thing, byKeyboard = false) {
  const reason = thing && document.querySelector(`[data-why="${CSS.escape(thing.dataset.pick)}"]`);
  if (!reason) return hideTip();
  const slot = document.querySelector(`[data-why-slot="${CSS.escape(thing.dataset.pick)}"]`);
  if (slot) slot.innerHTML = reason.innerHTML;
  tip.innerHTML = reason.innerHTML;
  tip.hidden = false;
  explained = thing;
  const box = (thing.closest("button") ?? thing).getBoundingClientRect();
  const [left, above] = [Math.min(Math.max(8, box.left), innerWidth - tip.offsetWidth - 8), box.top - tip.offsetHeight - 10];
  Object.assign(tip.style, { left: `${left}px`, top: `${above > 8 ? above : box.bottom + 10}px` });
  if (byKeyboard) tip.querySelector("a")?.focus(); // Enter leads to the rule, Escape back
}

const hideTip = () => { tip.hidden = true; };
const letGo = () => { picked = []; showPicks(); hideTip(); };

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const thing = event.target.closest?.("[data-pick]:not([aria-pressed])");
    const resting = String([event.clientX, event.clientY]) === clicked; // what changes under a pointer was not asked about
    if (resting || tip.contains(event.target) || tip.contains(document.activeElement)) return;
    if (event.pointerType !== "touch" && (event.pointerType || !thing || thing.matches(":focus-visible"))) explain(thing);
  });
}

/* Cards move when they move: what vanishes here and appears there flies between. */
const still = () => ({ less: true, full: false })[document.documentElement.dataset.motion] ?? matchMedia("(prefers-reduced-motion: reduce)").matches;

function transition(fresh, change) {
  running?.skip();
  const flights = still() || document.hidden || !document.startViewTransition ? [] : pairs([...fresh].reverse()); // what is one's own comes last and goes first
  if (!flights.length) return change();
  const name = (thing, text) => { if (thing) thing.style.viewTransitionName = text; };
  const make = () => { if (!mine.made) { mine.made = true; change(); } };
  const mine = { made: false, skip() { make(); shown.skipTransition(); } }; // changes keep their order
  running = mine;
  flights.forEach(({ from }, number) => name(from, `flight-${number}`));
  const shown = document.startViewTransition(() => {
    flights.forEach(({ from }) => name(from, ""));
    make();
    flights.forEach(({ to }, number) => name(document.getElementById(to), `flight-${number}`));
  });
  shown.ready.catch(() => {}); // skipped: the change is made all the same
  shown.finished.finally(() => {
    if (running === mine) running = null;
    flights.forEach(({ to }) => name(document.getElementById(to), ""));
  });
}

function pairs(fresh) {
  const now = fresh.flatMap((part) => all(`#${part.id} [data-thing][id]`));
  const then = fresh.flatMap((part) => [...part.querySelectorAll("[data-thing][id]")]);
  const leaving = now.filter((thing) => !then.some((other) => other.id === thing.id));
  const coming = then.filter((thing) => !now.some((other) => other.id === thing.id));
  return coming.flatMap((thing) => {
    const place = leaving.findIndex((one) => one.dataset.thing === thing.dataset.thing);
    return place < 0 ? [] : [{ from: leaving.splice(place, 1)[0], to: thing.id }];
  });
}

document.documentElement.classList.add("scripted"); body.dataset.turn = document.querySelector(".to-move") ? "yes" : "no";
all("[data-follow]").forEach(toBottom); showPicks();
setClock(body.dataset.left ? Number(body.dataset.left) : null);
setInterval(showClock, 500); listen();
addEventListener("offline", () => setConnection(words.reconnecting));
addEventListener("online", () => { close(); listen(); });
if (body.dataset.stream) shareStreams();
