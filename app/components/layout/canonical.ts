import { withoutLastSlashes } from "#app/shared/bounded-text";
import type { MetaDescriptor } from "@remix-run/node";

interface Place {
  location: { pathname: string };
  matches: { id: string; data: unknown }[];
  error?: unknown;
}

/**
 * The one address under which a public page is known, whichever spelling or query it was asked with; for its `meta`. A
 * page that does not exist has none.
 * @param query the part that belongs to the page itself, with its question mark
 */
export function canonical({ location, matches, error }: Place, query = ""): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  if (error || !root?.origin) return [];
  const path = withoutLastSlashes(location.pathname.toLowerCase());
  return [{ tagName: "link", rel: "canonical", href: `${root.origin}${path}${query}` }];
}
