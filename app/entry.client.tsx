import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * A read of the page is given up when the next form or link is pressed, and the decoder of its stream (turbo-stream)
 * rejects a promise for that which nobody can hold. It is no fault, so the browser is not to report it as one.
 */
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/*
        The framework waits here until it has decoded what the page was made of. Without a boundary React 18 gives up for
        good (its error 345) when a key is pressed in that moment; within one the page stays as the server drew it, and
        wakes up afterwards. The server draws the other half of the boundary (root.tsx).
      */}
      <Suspense>
        <RemixBrowser />
      </Suspense>
    </StrictMode>,
  );
});
