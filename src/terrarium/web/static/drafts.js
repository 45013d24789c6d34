/* A turn that is being composed: asked for like a page, and shown like news. */
import { before } from "./keeping.js";
import { apply } from "./news.js";
import { fields, table, tell, words } from "./page.js";
import { refused } from "./refusing.js";
import { ask } from "./stream.js";

let asked = 0; // how often; an answer that was overtaken by another question is not shown

const form = () => document.getElementById("compose");

async function show(draft) {
  const mine = ++asked;
  form()?.setAttribute("aria-busy", "true");
  const answer = await ask(`?${draft}`);
  const data = answer?.ok && await answer.json();
  if (mine !== asked) return;
  form()?.removeAttribute("aria-busy");
  if (!data) return void refused(answer);
  tell("");
  apply(data);
}

const showAgain = ({ version, draft }) => show(new URLSearchParams({ version, draft }));

export const composeAgain = () => showAgain(table);

/* Who comes back by a plain link goes on composing where they were. */
export function goOnComposing() {
  if (!before?.draft || table.draft) return;
  if (before.version === table.version) showAgain(before);
  else tell(words.dropped);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-draft]")) return;
  event.preventDefault();
  show(fields(event.target, event.submitter));
});
