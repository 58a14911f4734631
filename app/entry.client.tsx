import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Waits until Remix has decoded what the page was made of. It suspends for that at the root, without a boundary: a key
 * pressed in that moment makes React 18 give up (its error 345) and draw the page anew, without what was typed. So the
 * root is made when nothing suspends any more.
 */
async function stateDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * What a page was reading when the next form or link was pressed is given up, and the decoder of its stream (turbo-stream)
 * rejects a promise for that which nobody can hold. It is no fault, so the browser is not to report it as one.
 */
function withoutWhatIsGivenUp(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

withoutWhatIsGivenUp();
void stateDecoded().then(hydrate, hydrate);
