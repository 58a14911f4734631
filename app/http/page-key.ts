import { wholePath } from "./route-subset";

/** What of a server build tells which pages are shared. */
export interface BuiltPages {
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: { handle?: unknown; default?: unknown } } | undefined
  >;
}

/** The address under which a page is kept; undefined for one that is made anew for everybody. */
export type PageKey = (url: string) => string | undefined;

interface SharedPage {
  path: RegExp;
  names: readonly string[];
}

/** "destination/:slug" as an expression for a whole path; routes know neither case nor a slash at the end. */
function pathPattern(path: string): RegExp {
  const parts = path.split("/").filter(Boolean);
  return new RegExp(`^${parts.map((part) => (part.startsWith(":") ? "/[^/]+" : `/${part}`)).join("")}/?$`, "i");
}

function sharedPages({ routes }: BuiltPages): SharedPage[] {
  return Object.keys(routes).flatMap((id) => {
    const names = (routes[id]?.module.handle as { sharedBy?: readonly string[] } | undefined)?.sharedBy;
    return names ? [{ path: pathPattern(wholePath(routes, id)), names }] : [];
  });
}

/**
 * Knows the pages of a build that are kept for one person, by their handles (`keptForOne`).
 * @returns whether an address is that of such a page, as a document
 */
export function ownPages({ routes }: BuiltPages): (url: string) => boolean {
  const paths = Object.keys(routes).flatMap((id) =>
    (routes[id]?.module.handle as { keptForOne?: true } | undefined)?.keptForOne
      ? [pathPattern(wholePath(routes, id))]
      : [],
  );
  return (url) => {
    const [path = ""] = url.split("?", 1);
    return !path.endsWith(".data") && paths.some((one) => one.test(path));
  };
}

/**
 * Knows the shared pages of a build by their handles (`sharedBy`).
 * @returns the path of a shared page with the names it reads, in the order of the page; names that no page reads
 * neither fill the memory nor reach the page
 */
export function pageKeys(build: BuiltPages): PageKey {
  const pages = sharedPages(build);
  return (url) => {
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    const page = pages.find((one) => one.path.test(path));
    if (!page) return undefined;
    if (at < 0) return path;
    const asked = new URLSearchParams(url.slice(at + 1));
    const read = new URLSearchParams(page.names.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
    return read.size > 0 ? `${path}?${read.toString()}` : path;
  };
}
