/* What is being composed outlives the page: a reload finds it, and so does the way back.
   A draft stands in the address, which the server can show; what is picked stays in this tab. */
import { all, body, table } from "./page.js";

const place = `picked ${location.pathname}`;
const isTable = Boolean(body.dataset.page);

export function keepDraft() {
  if (!isTable) return;
  const address = new URL(location.href);
  const set = (name, value) =>
    (table.draft ? address.searchParams.set(name, value) : address.searchParams.delete(name));
  set("version", table.version);
  set("draft", table.draft);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  for (const link of all("[data-back]")) comesBack(link, address);
}

/* Who goes elsewhere by a link of ours and comes back finds the draft, too. */
function comesBack(link, address) {
  const next = new URLSearchParams(link.search).get("next").split("?")[0];
  link.search = new URLSearchParams({ next: next + address.search });
}

const moment = () => ({ version: table.version, draft: table.draft });

export function keepPicks() {
  if (!isTable) return;
  const kept = JSON.stringify({ ...moment(), picked: table.picked });
  try { sessionStorage.setItem(place, kept); } catch { /* a browser that keeps nothing */ }
}

export function keptPicks() {
  let kept = null;
  try { kept = JSON.parse(sessionStorage.getItem(place)); } catch { /* nothing was kept */ }
  const { version, draft } = moment();
  return kept?.version === version && kept.draft === draft ? kept.picked : [];
}

addEventListener("popstate", keepDraft); // the way back within a page leads to the same draft
