/* How long what matters is held, as its reader likes it; a table's menu changes that at once. */
import { body, fields } from "./page.js";

const PACES = { slow: 2400, normal: 1400, fast: 700 }; // milliseconds, for a short sentence
const SHORT = 50; // letters
const MANY = 4; // beats that wait: from then on each is held more briefly

export const atOnce = () => body.dataset.pace === "once";

export function hold(letters, waiting) {
  const usual = PACES[body.dataset.pace] ?? PACES.normal;
  return usual * Math.max(1, letters / SHORT) / Math.max(1, waiting / MANY);
}

/* Remembered with one's other settings; a stranger's choice is this page's alone. */
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-paces]");
  if (!form) return;
  body.dataset.pace = event.target.value;
  const sent = { method: "POST", body: fields(form), redirect: "manual" };
  if (form.elements.csrf.value) fetch(form.action, sent).catch(() => {});
});
