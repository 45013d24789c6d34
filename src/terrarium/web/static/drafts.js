/* A turn that is being composed: asked for like a page, and shown like news. */
import { before } from "./keeping.js";
import { apply } from "./news.js";
import { table, tell, words } from "./page.js";
import { fields, refused } from "./sending.js";
import { ask } from "./stream.js";

async function show(draft, form = null) {
  form?.setAttribute("aria-busy", "true");
  const answer = await ask(`?${draft}`);
  form?.removeAttribute("aria-busy");
  if (!answer?.ok) return refused(answer);
  tell("");
  apply(await answer.json());
}

export const composeAgain = () =>
  show(new URLSearchParams({ version: table.version, draft: table.draft }));

/* Who comes back by a plain link goes on composing where they were. */
export function goOnComposing() {
  if (!before?.draft || table.draft) return;
  const { version, draft } = before;
  if (version === table.version) show(new URLSearchParams({ version, draft }));
  else tell(words.dropped);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-draft]")) return;
  event.preventDefault();
  show(fields(event.target, event.submitter), event.target);
});
