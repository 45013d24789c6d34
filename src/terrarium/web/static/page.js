/* What all parts of a page share: what it shows, and how it speaks to its reader. */
import { overlap } from "./boxes.js";

export const body = document.body;
export const words = JSON.parse(body.dataset.words || "{}");
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/* The things of the board that have a key. */
export const thingsAt = (key) => all(`[data-at~="${CSS.escape(key)}"]`);

export const isSeen = (thing) => thing.getClientRects().length > 0;

/* What a form sends. */
export const fields = (form, button) => new URLSearchParams(new FormData(form, button));

/* Pressed so as to be followed here, and not in another tab. */
export const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.shiftKey);

const NOTHING_SEEN = -1; // the version of a page that shows none

/* The table as this page has it. */
export const table = {
  version: Number(body.dataset.version ?? NOTHING_SEEN),
  draft: body.dataset.draft ?? "", // moves being composed: one's own part shows them
  picked: [], // what the reader has pointed at
};

const NOTICE = 7000; // milliseconds
const APART = 8; // pixels
const notice = document.getElementById("notice");
let [timer, ended] = [0, null];

/* Says something for a while; whatever holds only as long as it is said ends with it. */
export function tell(text, atEnd = null) {
  clearTimeout(timer);
  ended?.();
  ended = atEnd;
  notice.textContent = text;
  Object.assign(notice.style, { top: "", bottom: "", left: "" });
  if (text) timer = setTimeout(() => tell(""), NOTICE);
}

/* What is said stands above the buttons that it is about, where a thumb is. */
export function bringTo(buttons) {
  const { left, width, top } = buttons.getBoundingClientRect();
  const [half, above] = [notice.offsetWidth / 2 + APART, top - notice.offsetHeight - APART];
  if (above < 0 || top > innerHeight) return;
  const across = Math.max(half, Math.min(left + width / 2, innerWidth - half));
  Object.assign(notice.style, { top: `${above}px`, bottom: "auto", left: `${across}px` });
}

/* What is said covers nothing that is to be pressed now. */
export function keepClearOf(things) {
  const own = notice.getBoundingClientRect();
  for (const box of things.map((thing) => thing.getBoundingClientRect())) {
    if (!overlap(own, box)) continue;
    const below = box.bottom + APART;
    const top = below + own.height < innerHeight ? below : box.top - own.height - APART;
    Object.assign(notice.style, { top: `${top}px`, bottom: "auto" });
  }
}

export function setConnection(text) {
  for (const place of all("#connection")) if (place.textContent !== text) place.textContent = text;
}
