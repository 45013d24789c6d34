/* Finding words on a page that is read: the paragraphs that have them all stay, the words in them
   are marked, and Enter leads from one paragraph to the next. */
import { all } from "../page.js";

const form = document.querySelector("[data-search]");
const field = form.querySelector("input");
const said = form.querySelector("output");
const paragraphs = all("[data-paragraph]");
let [found, place] = [[], 0];

const plain = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pattern = (text, flags) => new RegExp(text, `${flags}iu`);

function search() {
  const words = field.value.split(/\s+/).filter(Boolean).map(plain);
  const has = (paragraph) => words.every((word) => pattern(word, "").test(paragraph.textContent));
  unmark();
  found = words.length ? paragraphs.filter(has) : [];
  form.parentElement.classList.toggle("searched", words.length > 0);
  for (const paragraph of paragraphs)
    paragraph.classList.toggle("found", found.includes(paragraph));
  for (const paragraph of found) mark(paragraph, pattern(`(${words.join("|")})`, "g"));
  goTo(0);
  if (!words.length) said.textContent = "";
}

/* To one of those that were found: after the last the first. */
function goTo(number) {
  found[place]?.classList.remove("here");
  place = found.length ? (number + found.length) % found.length : 0;
  found[place]?.classList.add("here");
  found[place]?.scrollIntoView({ block: "nearest" });
  said.textContent = found.length
    ? said.dataset.found.replace("#", place + 1).replace("#", found.length)
    : said.dataset.none;
}

function mark(paragraph, words) {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter((one) => !one.parentElement.closest("svg"))) {
    const pieces = text.data.split(words); // every other one is a word that was looked for
    if (pieces.length > 1) text.replaceWith(...pieces.map((one, at) => (at % 2 ? lit(one) : one)));
  }
}

const lit = (word) => Object.assign(document.createElement("mark"), { textContent: word });

function unmark() {
  for (const word of all("mark")) word.replaceWith(word.textContent);
  for (const paragraph of found) paragraph.normalize();
  found[place]?.classList.remove("here");
}

/* Everything is there again, and what was found last is in sight. */
function forget(seen = found[place]) {
  field.value = "";
  search();
  seen?.scrollIntoView({ block: "center" });
}

field.addEventListener("input", () => (field.value.trim() ? search() : forget()));
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); goTo(place - 1); }
  if (event.key !== "Escape" || !field.value) return;
  event.preventDefault();
  forget();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (found.length) goTo(place + 1);
});
addEventListener("hashchange", () => {
  if (field.value) forget(document.querySelector(":target"));
});
