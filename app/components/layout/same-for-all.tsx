import { createContext, useContext } from "react";
import type { ReactNode } from "react";

/** Keeps what parts of a page look like while the page is drawn as a text; see `http/drawn-parts.server.ts`. */
export interface DrawnParts {
  /** What stands in the place of a part that is known; undefined for one that is to be drawn. */
  known(of: object, name: string): string | undefined;
  /** What stands before and after a part that is drawn now. */
  around(of: object, name: string): { before: string; after: string };
}

/** Without it, every part is drawn: in a browser, and where the page is a stream. */
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

/**
 * A part of a reading page that is the same for everybody: it is drawn once, and kept for as long as the object lives
 * that it shows. It may rest on that object and on its name, and on nothing else: no context, no other property.
 * @param of what the part shows, the same object for every page that shows it
 * @param name tells the parts of an object from each other
 */
export function SameForAll({ of, name, children }: { of: object; name: string; children: () => ReactNode }) {
  const parts = useContext(DrawnPartsContext);
  if (!parts) return <>{children()}</>;
  const known = parts.known(of, name);
  if (known !== undefined) return <>{known}</>;
  const { before, after } = parts.around(of, name);
  return (
    <>
      {before}
      {children()}
      {after}
    </>
  );
}
