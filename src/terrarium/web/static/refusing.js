/* What the table refuses: it says why; where it has gone on meanwhile, it is shown as it is. */
import { dropDraft } from "./keeping.js";
import { tell, words } from "./page.js";
import { fetchOnce } from "./stream.js";

export async function refused(answer) {
  const problem = await answer?.json().catch(() => ({}));
  tell(problem?.error?.text || (answer ? words.failed : words.offline));
  if (answer?.status !== 409) return;
  dropDraft();
  fetchOnce();
}
