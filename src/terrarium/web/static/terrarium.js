/* The live part of the pages. Every form works without it; with it the stream is the only writer. */
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { still, transition } from "./flight.js";
import { clearPicks, pick, showPicks } from "./picks.js";

const root = document.documentElement;
const body = document.body;
const words = JSON.parse(body.dataset.words || "{}");
const notice = document.getElementById("notice");
const connection = document.getElementById("connection");
let version = Number(body.dataset.version ?? -1);
let source = null;
let noticeTimer = 0;

root.classList.add("scripted");

/* What is said to the reader. */

function tell(text) {
  if (!notice) return;
  notice.textContent = text;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { notice.textContent = ""; }, 7000);
}

function setConnection(text) {
  if (connection && connection.textContent !== text) connection.textContent = text;
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
  const changed = data.version !== version;
  version = data.version;
  const parts = Object.entries(data.fragments || {}).map(([id, html]) => [document.getElementById(id), parse(html)]);
  const present = parts.filter(([old, fresh]) => old && fresh);
  if (changed) clearPicks();
  transition(present.map(([, fresh]) => fresh), () => {
    const following = atBottom();
    for (const [old, fresh] of present) {
      Idiomorph.morph(old, fresh, { ignoreActiveValue: true, callbacks: { beforeAttributeUpdated: keepOpen } });
    }
    following.forEach(toBottom);
    showPicks();
  });
  announce(data);
}

function keepOpen(name, element) {
  return !(name === "open" && element.tagName === "DETAILS");
}

function atBottom() {
  return [...document.querySelectorAll("[data-follow]")].filter((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60);
}

function toBottom(list) {
  list.scrollTop = list.scrollHeight;
}

/* Whose turn it is. */

function announce(data) {
  if (data.title) document.title = data.title;
  const turn = Boolean(data.turn);
  const was = body.dataset.turn === "yes";
  body.dataset.turn = turn ? "yes" : "no";
  const icon = document.querySelector("link[rel=icon]");
  if (icon) icon.href = turn ? icon.dataset.iconTurn : icon.dataset.icon;
  if (turn && !was) callToTurn(data.title);
}

function callToTurn(title) {
  if (body.dataset.sound === "on") chime();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { tag: "terrarium-turn" });
  }
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
    setConnection(words.reconnecting || "");
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
  const data = new FormData(form, button);
  const action = button?.formAction && button.hasAttribute("formaction") ? button.formAction : form.action;
  form.setAttribute("aria-busy", "true");
  try {
    await answered(await fetch(action, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" }, redirect: "manual" }), form);
  } catch {
    tell(words.offline || "");
  } finally {
    form.removeAttribute("aria-busy");
  }
}

async function answered(answer, form) {
  if (answer.status === 204) {
    if (form.hasAttribute("data-chat")) form.reset();
    const wanted = Number(answer.headers.get("X-Version") ?? -1);
    return void setTimeout(() => {
      if (version < wanted) { setConnection(words.reconnecting || ""); fetchOnce(); }
    }, 1000);
  }
  if (answer.type === "opaqueredirect" || answer.redirected) return void location.reload();
  const problem = await answer.json().catch(() => ({}));
  tell(problem.error?.text || words.failed || "");
  if (answer.status === 409) fetchOnce();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!form.matches("[data-moves], [data-chat]") || button?.hasAttribute("data-whole")) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy") === "true") return;
  if (asksFirst(button) && button.dataset.armed !== "yes") return arm(button);
  send(form, button);
});

/* "Ask before what cannot be taken back." */

function asksFirst(button) {
  const wish = body.dataset.ask;
  const touch = matchMedia("(pointer: coarse)").matches;
  return button?.hasAttribute("data-final") && (wish === "always" || (wish === "touch" && touch));
}

function arm(button) {
  document.querySelectorAll("[data-armed]").forEach((other) => other.removeAttribute("data-armed"));
  button.dataset.armed = "yes";
  tell(words.sure || "");
  setTimeout(() => button.removeAttribute("data-armed"), 5000);
}

/* Picking things, and why some cannot be picked. */

document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-pick]");
  if (thing) {
    const move = pick(thing);
    if (move === "picked") event.preventDefault();
    else if (move) { event.preventDefault(); asksFirst(move) ? move.focus() : move.form.requestSubmit(move); }
    else explain(thing);
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) navigator.clipboard?.writeText(copy.dataset.copy).then(() => tell(words.copied || ""));
  if (event.target.closest("[data-notify]")) window.Notification?.requestPermission();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { clearPicks(); showPicks(); hideTip(); }
});

const tip = Object.assign(document.createElement("div"), { className: "tip", hidden: true, role: "tooltip" });
body.append(tip);

function explain(thing) {
  const reason = thing && document.querySelector(`[data-why="${CSS.escape(thing.dataset.pick)}"]`);
  if (!reason) return hideTip();
  const slot = document.querySelector(`[data-why-slot="${CSS.escape(thing.dataset.pick)}"]`);
  if (slot) slot.innerHTML = reason.innerHTML;
  tip.innerHTML = reason.innerHTML;
  tip.hidden = false;
  const box = thing.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left), innerWidth - tip.offsetWidth - 8);
  const above = box.top - tip.offsetHeight - 10;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : box.bottom + 10}px`;
}

function hideTip() {
  tip.hidden = true;
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => explain(event.target.closest?.("[data-pick]:not(.can, .playable)")));
}
document.addEventListener("pointerdown", (event) => {
  const thing = event.target.closest?.("[data-pick]");
  if (event.pointerType === "touch" && thing) setTimeout(() => explain(thing), still() ? 0 : 450);
});

document.querySelectorAll("[data-follow]").forEach(toBottom);
body.dataset.turn = document.querySelector(".to-move") ? "yes" : "no";
showPicks();
listen();
if (body.dataset.stream) shareStreams();
