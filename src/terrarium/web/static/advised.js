/* What a hint advises is marked where it lies: the move, and what is pointed at for it. */
import { all } from "./page.js";

let brought = ""; // what was advised last: it comes into sight once

function advised() {
  const makes = document.getElementById("advice")?.dataset.makes?.split("|") ?? [];
  return all("#own button[value]").find(({ value }) => makes.includes(value));
}

export function markAdvised() {
  const move = advised();
  const keys = `${move?.dataset.picks ?? ""} ${move?.dataset.also ?? ""}`.split(" ");
  const isPart = ({ dataset }) => dataset.pick.split(" ").every((key) => keys.includes(key));
  for (const thing of all("[data-pick]")) thing.classList.toggle("advised", isPart(thing));
  for (const button of all("#own button[value]"))
    button.classList.toggle("advised", button === move);
  if (move && move.value !== brought) move.scrollIntoView({ block: "nearest" });
  brought = move?.value ?? "";
}
