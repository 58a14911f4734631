/** The parts of a server build that tell which pages are shared. */
export interface BuiltPages {
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: { handle?: unknown; default?: unknown } } | undefined
  >;
}

/** The key under which the page of an address is kept; undefined for a page that is made anew for every visitor. */
export type PageKey = (url: string) => string | undefined;

/** A route's path from the root, pathless layouts left out. */
function wholePath(routes: BuiltPages["routes"], id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId ? wholePath(routes, route.parentId) : "";
  return [above, route.path ?? ""].filter(Boolean).join("/");
}

/** The parts of a page's handle that say who gets the same answer. */
interface Handle {
  sharedBy?: readonly string[];
  sharedCalls?: Readonly<Record<string, readonly string[]>>;
}

interface SharedPage {
  path: RegExp;
  names: readonly string[];
}

/** "destination/:slug" as an expression for a whole path; routes ignore case and a slash at the end. */
function pathPattern(path: string): RegExp {
  const parts = path.split("/").filter(Boolean);
  return new RegExp(`^${parts.map((part) => (part.startsWith(":") ? "/[^/]+" : `/${part}`)).join("")}/?$`, "i");
}

function sharedPages({ routes }: BuiltPages): SharedPage[] {
  return Object.keys(routes).flatMap((id) => {
    const { sharedBy, sharedCalls = {} } = (routes[id]?.module.handle ?? {}) as Handle;
    return [
      ...(sharedBy ? [{ path: pathPattern(wholePath(routes, id)), names: sharedBy }] : []),
      ...Object.entries(sharedCalls).map(([path, names]) => ({ path: pathPattern(path), names })),
    ];
  });
}

/**
 * Knows the shared pages of a build by their handles (`sharedBy`, `sharedCalls`).
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
