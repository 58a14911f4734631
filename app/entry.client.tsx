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

void stateDecoded().then(hydrate, hydrate);
