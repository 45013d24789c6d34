/* What is being composed outlives the page: a reload finds it, and so does the way back.
   A draft stands in the address, which the server can show; this tab keeps it, too, for whoever
   comes back by another way, and with it what is picked. */
import { body, table } from "./page.js";

const place = `table ${location.pathname}`;
const isTable = Boolean(body.dataset.page);

export function keepDraft() {
  if (!isTable) return;
  const address = new URL(location.href);
  const set = (name, value) =>
    (table.draft ? address.searchParams.set(name, value) : address.searchParams.delete(name));
  set("version", table.version);
  set("draft", table.draft);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

export function dropDraft() {
  table.draft = "";
  keepDraft();
}

function read() {
  try { return JSON.parse(sessionStorage.getItem(place)); } catch { return null; }
}

/* What this tab showed of the table before it went elsewhere. */
export const before = isTable ? read() : null;

export function keep() {
  if (!isTable) return;
  try { sessionStorage.setItem(place, JSON.stringify(table)); } catch { /* it keeps nothing */ }
}

addEventListener("popstate", keepDraft); // the way back within a page leads to the same draft
