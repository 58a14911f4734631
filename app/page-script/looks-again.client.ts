/** The pauses before a page that waits looks again, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 700, 1000, 1500, 2000, 3000];
/** After so many looks the page stays as it is: its link loads it anew. */
const MOST_LOOKS = 60;
const WAITING = "[data-looks-again]";

/** Shows how far the work has come by now: the lines that say something else. */
function showSteps(waiting: Element, now: Element): void {
  const lines = [...waiting.querySelectorAll("li")];
  for (const [index, line] of [...now.querySelectorAll("li")].entries())
    if (lines[index] && !lines[index].isEqualNode(line)) lines[index].replaceWith(document.importNode(line, true));
}

/** Asks for the page until it no longer waits. @returns when the page should be loaded anew */
async function untilThere(address: string): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[Math.min(look, PAUSES_MS.length - 1)]));
    const waiting = document.querySelector(WAITING);
    if (!waiting) return false;
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const now = page.querySelector(WAITING);
      if (answer.ok && !now) return true;
      if (now) showSteps(waiting, now);
    } catch {
      // The line is lost for now; the next look tries again.
    }
  }
  return false;
}

/** Loads the page anew as soon as what it waits for is there. */
export async function lookAgain(): Promise<void> {
  if (await untilThere(location.href)) location.reload();
}
