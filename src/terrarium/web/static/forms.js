/* A form that asks for another of itself, with more seats say: only the form changes, and what was
   pressed keeps the focus. Where that fails, the browser loads the page, or says what is wrong. */
import { all, fields } from "./page.js";

async function another(form, button) {
  const address = new URL(form.action);
  address.search = fields(form, button);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return void location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = document.adoptNode(page.querySelector("main"));
  for (const part of all("details[open]", form))
    main.querySelector(`#${part.id}`)?.setAttribute("open", "");
  document.querySelector("main").replaceWith(main);
  document.getElementById(button.id)?.focus();
  history.replaceState(history.state, "", address);
}

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  if (!form.hasAttribute("data-another") || button?.formMethod !== "get") return;
  event.preventDefault();
  another(form, button);
});
