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
let noticeTimer = 0;

/* What is said to the reader. */

function tell(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { notice.textContent = ""; }, 7000);
}

function setConnection(text) {
  const place = document.getElementById("connection");
  if (place && place.textContent !== text) place.textContent = text;
}

/* What arrives. */

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function apply(data) {
  if (data.go) return void location.assign(data.go);
  if (data.version < version) return;
  if (data.version !== version) { picked = []; hideTip(); }
  version = data.version;
  const parts = Object.entries(data.fragments || {}).map(([id, html]) => [document.getElementById(id), parse(html)]);
  const present = parts.filter(([old, fresh]) => old && fresh);
  transition(present.map(([, fresh]) => fresh), () => change(present));
  announce(data);
}

function change(parts) {
  const following = all("[data-follow]").filter((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60);
  const keepOpen = (name, element) => !(name === "open" && element.tagName === "DETAILS");
  const keepTyped = (old) => !old.matches?.("input:not([type=hidden]), select");
  const callbacks = { beforeAttributeUpdated: keepOpen, beforeNodeMorphed: keepTyped };
  for (const [old, fresh] of parts) Idiomorph.morph(old, fresh, { callbacks });
  following.forEach(toBottom);
  showPicks();
}

function toBottom(list) {
  list.scrollTop = list.scrollHeight;
}

/* Whose turn it is. */

function announce(data) {
  if (data.title) document.title = data.title;
  const was = body.dataset.turn === "yes";
  body.dataset.turn = data.turn ? "yes" : "no";
  const icon = document.querySelector("link[rel=icon]");
  icon.href = data.turn ? icon.dataset.iconTurn : icon.dataset.icon;
  if (!data.turn || was) return;
  if (body.dataset.sound === "on") chime();
  if (document.hidden && window.Notification?.permission === "granted") new Notification(data.title, { tag: "terrarium-turn" });
}

function chime() {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, place) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = audio.currentTime + place * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.42);
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

function shareStreams() {
  const others = new BroadcastChannel("terrarium-streams");
  let later = 0;
  others.onmessage = () => {
    later += 1;
    if (later >= 4 && document.hidden && source) { source.close(); source = null; }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || source) return;
    later = 0;
    others.postMessage("open");
    listen();
  });
  others.postMessage("open");
}

async function fetchOnce() {
  const answer = await fetch(`${body.dataset.stream}/now`, { headers: { Accept: "application/json" } });
  if (answer.ok) apply(await answer.json());
}

/* What is sent. */

async function send(form, button) {
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  const sent = { method: "POST", body: new URLSearchParams(new FormData(form, button)), headers: { Accept: "application/json" }, redirect: "manual" };
  form.setAttribute("aria-busy", "true");
  try {
    await answered(await fetch(action, sent), form);
  } catch {
    tell(words.offline);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

async function answered(answer, form) {
  if (answer.type === "opaqueredirect") return void location.reload();
  if (answer.status !== 204) {
    const problem = await answer.json().catch(() => ({}));
    tell(problem.error?.text || words.failed);
    return answer.status === 409 ? fetchOnce() : undefined;
  }
  if (form.hasAttribute("data-chat")) form.reset();
  const wanted = Number(answer.headers.get("X-Version") ?? -1);
  setTimeout(() => { if (version < wanted) { setConnection(words.reconnecting); fetchOnce(); } }, 1000);
}

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  if (!form.matches("[data-moves], [data-chat]") || button?.hasAttribute("data-whole")) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy") === "true") return;
  if (asksFirst(button) && button.dataset.armed !== "yes") arm(button);
  else send(form, button);
});

/* "Ask before what cannot be taken back." */

function asksFirst(button) {
  const wish = body.dataset.ask;
  const wanted = wish === "always" || (wish === "touch" && matchMedia("(pointer: coarse)").matches);
  return wanted && Boolean(button?.hasAttribute("data-final"));
}

function arm(button) {
  all("[data-armed]").forEach((other) => other.removeAttribute("data-armed"));
  button.dataset.armed = "yes";
  tell(words.sure);
  setTimeout(() => button.removeAttribute("data-armed"), 5000);
}

/* Pointing at things: a move names what must be picked for it, in any order. */

function pick(thing) {
  const key = thing.dataset.pick;
  const before = picked;
  if (picked.includes(key)) picked = picked.filter((other) => other !== key);
  else picked = moves().some((move) => fits(move) && needs(move).includes(key)) ? [...picked, key] : [key];
  const possible = moves().filter(fits);
  if (!possible.length) { picked = before; return false; }
  showPicks();
  const whole = picked.length && possible.find((move) => needs(move).length === picked.length);
  if (whole && asksFirst(whole)) whole.focus();
  else if (whole) whole.form.requestSubmit(whole);
  return true;
}

function showPicks() {
  const next = new Set(moves().filter(fits).flatMap(needs));
  const first = new Set(moves().flatMap(needs));
  for (const thing of all("[data-pick]")) {
    const key = thing.dataset.pick;
    thing.classList.toggle("picked", picked.includes(key));
    thing.classList.toggle("can", next.has(key) && !picked.includes(key) && (picked.length > 0 || !thing.dataset.thing));
    describe(thing, first.has(key));
  }
  for (const move of moves()) move.classList.toggle("possible", picked.length > 0 && fits(move));
}

function describe(thing, able) {
  const reason = able ? null : document.getElementById(`why-${thing.dataset.pick}`);
  if (able) thing.setAttribute("aria-pressed", String(picked.includes(thing.dataset.pick)));
  else thing.removeAttribute("aria-pressed");
  if (reason) thing.setAttribute("aria-describedby", reason.id);
  else thing.removeAttribute("aria-describedby");
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-pick]");
  if (thing && pick(thing)) { event.preventDefault(); hideTip(); } else if (thing) explain(thing);
  const copy = event.target.closest("[data-copy]");
  if (copy) navigator.clipboard?.writeText(copy.dataset.copy).then(() => tell(words.copied));
  if (event.target.closest("[data-notify]")) window.Notification?.requestPermission();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { picked = []; showPicks(); hideTip(); }
});

/* Why something cannot be done: on hover, focus, tap or long press. */

const tip = Object.assign(document.createElement("div"), { className: "tip", hidden: true });
tip.setAttribute("aria-hidden", "true"); // the same words describe the thing itself
body.append(tip);

function explain(thing) {
  const reason = thing && document.querySelector(`[data-why="${CSS.escape(thing.dataset.pick)}"]`);
  if (!reason) return hideTip();
  const slot = document.querySelector(`[data-why-slot="${CSS.escape(thing.dataset.pick)}"]`);
  if (slot) slot.innerHTML = reason.innerHTML;
  tip.innerHTML = reason.innerHTML;
  tip.hidden = false;
  const box = thing.getBoundingClientRect();
  const above = box.top - tip.offsetHeight - 10;
  tip.style.left = `${Math.min(Math.max(8, box.left), innerWidth - tip.offsetWidth - 8)}px`;
  tip.style.top = `${above > 8 ? above : box.bottom + 10}px`;
}

function hideTip() {
  tip.hidden = true;
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const thing = event.target.closest?.("[data-pick]:not([aria-pressed])");
    if (event.pointerType !== "touch" && (event.pointerType || !thing || thing.matches(":focus-visible"))) explain(thing);
  });
}

/* Cards move when they move: what vanishes here and appears there flies between. */

function still() {
  const wish = document.documentElement.dataset.motion;
  return wish === "less" || (wish !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

function transition(fresh, change) {
  running?.skip();
  const flights = still() || document.hidden || !document.startViewTransition ? [] : pairs(fresh);
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

document.documentElement.classList.add("scripted");
body.dataset.turn = document.querySelector(".to-move") ? "yes" : "no";
all("[data-follow]").forEach(toBottom);
showPicks();
listen();
if (body.dataset.stream) shareStreams();
