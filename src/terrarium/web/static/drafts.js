/* A turn that is being composed: asked for like a page, and shown like news. */
import { before } from "./keeping.js";
import { apply } from "./news.js";
import { fields, table, tell, words } from "./page.js";
import { refused } from "./refusing.js";
import { ask } from "./stream.js";

async function show(draft, form = null) {
  form?.setAttribute("aria-busy", "true");
  const answer = await ask(`?${draft}`);
  form?.removeAttribute("aria-busy");
  if (!answer?.ok) return refused(answer);
  tell("");
  apply(await answer.json());
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
  show(fields(event.target, event.submitter), event.target);
});
