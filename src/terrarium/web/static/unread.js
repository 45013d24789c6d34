/* What was said while the chat was out of sight: a number on the button that opens the side. */
import { all } from "./page.js";

const place = `talk ${location.pathname}`;
const mark = document.getElementById("unread");
const said = () => all("#chat-lines li:has(> b)");
const numberOf = (line) => Number(line?.id.split("-")[1] ?? 0);
const inSight = new IntersectionObserver((seen) => { if (seen.at(-1).isIntersecting) read(); });
let last = numberOf(said().at(-1)); // the last line that this tab has shown

try {
  last = Number(sessionStorage.getItem(place) ?? last);
} catch { /* it keeps nothing */ }

export function countUnread() {
  if (!mark) return; // it is no table's page
  const unread = said().filter((line) => numberOf(line) > last);
  mark.hidden = !unread.length;
  mark.firstElementChild.textContent = unread.length;
  inSight.disconnect();
  if (unread.length) inSight.observe(unread.at(-1));
}

function read() {
  last = numberOf(said().at(-1));
  try { sessionStorage.setItem(place, last); } catch { /* it keeps nothing */ }
  countUnread();
}

countUnread();
