import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Waits until Remix has decoded the state of the page. Decoding suspends at the root, without a boundary: a key pressed
 * in that moment makes React 18 give up (its error 345) and draw the page anew, without the typed text. So the root is
 * made when nothing suspends any more.
 */
async function stateDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

/**
 * Keeps the browser from reporting reads that were abandoned. When the traveller presses the next form or link, the
 * page gives up the answer that it was reading, and the decoder of its stream (turbo-stream) rejects a promise that no
 * code can catch. That is no fault.
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
