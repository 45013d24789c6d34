/* What is sent: moves and talk. */
import { composeAgain } from "./drafts.js";
import { toEnd } from "./following.js";
import { dropDraft } from "./keeping.js";
import { all, fields, setConnection, table, tell, words } from "./page.js";
import { refused } from "./refusing.js";
import { fetchOnce } from "./stream.js";

const LATE = 1000; // milliseconds after which the stream is not waited for

const isBusy = (form) => form.hasAttribute("aria-busy");

/* Whoever looked up something in the log sees what follows from their move. */
const showNewest = () => all("#log [data-follow]").forEach(toEnd);

async function send(form, button) {
  if (!form.hasAttribute("data-chat")) showNewest();
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
  const wanted = Number(answer.headers.get("X-Version"));
  if (form.hasAttribute("data-chat")) form.reset();
  else if (wanted > table.version) dropDraft(); // it is done, even if the news of it come later
  else if (table.draft) composeAgain(); // with what else has changed
  setTimeout(() => catchUp(wanted), LATE);
}

function catchUp(wanted) {
  if (table.version >= wanted) return;
  setConnection(words.reconnecting);
  fetchOnce();
}

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  if (!form.matches("[data-moves], [data-chat]") || button?.hasAttribute("data-whole")) return;
  event.preventDefault();
  button?.closest("#menu")?.hidePopover(); // what it brings shows on the table
  if (!isBusy(form)) send(form, button);
});
