/* What is sent: moves, talk, and drafts, which are asked for like a page and shown like news. */
import { arm, asksFirst } from "./asking.js";
import { before, keepDraft } from "./keeping.js";
import { setConnection, table, tell, words } from "./page.js";
import { apply, ask, fetchOnce } from "./stream.js";

const LATE = 1000; // milliseconds after which the stream is not waited for

const fields = (form, button) => new URLSearchParams(new FormData(form, button));
const isBusy = (form) => form.hasAttribute("aria-busy");

const compose = (form, button) => show(fields(form, button));

async function show(draft) {
  const answer = await ask(`?${draft}`);
  if (!answer?.ok) return refused(answer);
  tell("");
  apply(await answer.json());
}

/* Who comes back by a plain link goes on composing where they were. */
export function goOnComposing() {
  if (!before?.draft || table.draft) return;
  const { version, draft } = before;
  if (version === table.version) show(new URLSearchParams({ version, draft }));
  else tell(words.dropped);
}

async function send(form, button) {
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  const headers = { Accept: "application/json" };
  const sent = { method: "POST", body: fields(form, button), headers, redirect: "manual" };
  form.setAttribute("aria-busy", "true");
  tell("");
  await fetch(action, sent).then((answer) => answered(answer, form), () => tell(words.offline));
  form.removeAttribute("aria-busy");
}

async function answered(answer, form) {
  if (answer.type === "opaqueredirect") return void location.reload();
  if (answer.status !== 204) return refused(answer);
  if (form.hasAttribute("data-chat")) form.reset();
  const wanted = Number(answer.headers.get("X-Version") ?? -1);
  setTimeout(() => catchUp(wanted), LATE);
}

function catchUp(wanted) {
  if (table.version >= wanted) return;
  setConnection(words.reconnecting);
  fetchOnce();
}

async function refused(answer) {
  const problem = await answer?.json().catch(() => ({}));
  tell(problem?.error?.text || (answer ? words.failed : words.offline));
  if (answer?.status !== 409) return;
  table.draft = "";
  keepDraft();
  fetchOnce();
}

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  const isDraft = form.matches("[data-draft]");
  const live = form.matches("[data-moves], [data-chat]") && !button?.hasAttribute("data-whole");
  const asks = asksFirst(button);
  if (asks || live || isDraft) event.preventDefault();
  if (asks) arm(button);
  else if (isDraft) compose(form, button);
  else if (live && !isBusy(form)) send(form, button);
});
