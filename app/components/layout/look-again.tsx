import { useLocation } from "@remix-run/react";
import { nextLook } from "./next-look";

const SECONDS = 5;

/**
 * Has a page that waits for something load itself again where no script does it. With scripts the page asks by itself:
 * loading it anew would take the focus away every few seconds.
 */
export function LookAgain() {
  const next = nextLook(useLocation().search);
  if (next === undefined) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${SECONDS}; url=${next}`} />
    </noscript>
  );
}
