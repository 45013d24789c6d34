/* Whose turn it is, and how long. */
import { all, body } from "./page.js";

let endsAt = 0; // when the clock runs out; 0: there is none

export function announce(data) {
  setClock(data.left);
  if (data.title) document.title = data.title;
  const was = body.dataset.turn === "yes";
  body.dataset.turn = data.turn ? "yes" : "no";
  const icon = document.querySelector("link[rel=icon]");
  icon.href = data.turn ? icon.dataset.iconTurn : icon.dataset.icon;
  if (data.turn && !was) call(data.title);
}

function call(title) {
  if (document.hidden && window.Notification?.permission === "granted")
    new Notification(title, { tag: "terrarium-turn" });
}

/* The clock: the server says how many seconds are left, the page counts them. */
function setClock(left) {
  endsAt = typeof left === "number" ? Date.now() + left * 1000 : 0;
  showClock();
}

function showClock() {
  const clock = document.getElementById("time-left");
  if (!clock) return;
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  clock.hidden = !endsAt;
  clock.classList.toggle("soon", left <= 10);
  clock.textContent = left < 3600 ? inMinutes(left) : inHours(Math.floor(left / 3600));
}

const inMinutes = (left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;

function inHours(hours) {
  const [number, unit] = hours < 48 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  const style = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(document.documentElement.lang, style).format(number);
}

body.dataset.turn = all(".to-move").length ? "yes" : "no";
setClock(body.dataset.left ? Number(body.dataset.left) : null);
setInterval(showClock, 500);
