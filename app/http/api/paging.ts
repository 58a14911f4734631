import { z } from "zod";

/** The last page that a caller may ask for: no list of ours is longer. */
const LAST_PAGE = 10_000;

/** The parameters of a list that comes in pages. @param most entries of a page */
export function pageQuery(most: number) {
  return {
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe("The page, from 1"),
    limit: z.coerce.number().int().min(1).max(most).optional().describe("Entries on a page"),
  };
}

/** The fields in which a list describes its page. */
export const pageReply = {
  total: z.number().int().min(0).describe("Entries on all pages"),
  page: z.number().int().min(1),
  limit: z.number().int().min(0).describe("Entries on a full page"),
};

export interface PageOf {
  total: number;
  page: number;
  limit: number;
}

/**
 * The addresses of the first, the last and the neighbouring pages, as a Link header (RFC 8288); none for a list of one
 * page.
 * @param origin the site's own, under which callers reach it
 */
export function pageLinks(request: Request, origin: string, { total, page, limit }: PageOf): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / Math.max(1, limit)));
  if (last === 1 && page === 1) return {};
  const { pathname, searchParams } = new URL(request.url);
  const link = (rel: string, to: number): string => {
    const query = new URLSearchParams(searchParams);
    query.set("page", String(to));
    query.set("limit", String(limit));
    return `<${origin}${pathname}?${query}>; rel="${rel}"`;
  };
  const links = [
    link("first", 1),
    ...(page > 1 ? [link("prev", Math.min(page - 1, last))] : []),
    ...(page < last ? [link("next", page + 1)] : []),
    link("last", last),
  ];
  return { Link: links.join(", ") };
}
