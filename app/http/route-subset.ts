/** What of a server build decides which route answers. */
interface BuiltRoutes {
  routes: Record<string, { id: string; parentId?: string; path?: string } | undefined>;
  /** What the page is rendered with; the browser fetches the whole list by its own address. */
  assets: { routes: Record<string, unknown> };
}

/** A route's path from the root, pathless layouts left out. */
export function wholePath(routes: BuiltRoutes["routes"], id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId ? wholePath(routes, route.parentId) : "";
  return [above, route.path ?? ""].filter(Boolean).join("/");
}

/** The first part of an address as routes know it; undefined for addresses that only the whole list can judge. */
export function firstSegment(pathname: string): string | undefined {
  if (!pathname.startsWith("/") || pathname.includes("//")) return undefined;
  const raw = pathname
    .slice(1)
    .split("/", 1)[0]!
    .replace(/\.data$/, "");
  try {
    const segment = decodeURIComponent(raw).toLowerCase();
    // By this address the browser asks for routes it does not know yet: any of them.
    if (segment === "__manifest") return undefined;
    return segment === "_root" ? "" : segment;
  } catch {
    return undefined;
  }
}

/**
 * The same build with only those routes that can answer under a first segment, with their layouts. The router looks
 * through every route several times a request, and all but a few can be told apart by how the address begins.
 */
export function routesUnder<B extends BuiltRoutes>(build: B, segment: string): B {
  const kept = new Set<string>();
  for (const id of Object.keys(build.routes)) {
    const first = wholePath(build.routes, id).split("/", 1)[0]!;
    const isOpen = first.startsWith(":") || first.startsWith("*");
    if (id !== "root" && !isOpen && first.toLowerCase() !== segment) continue;
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) kept.add(at);
  }
  const narrowed = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: narrowed(build.routes),
    assets: { ...build.assets, routes: narrowed(build.assets.routes) },
  };
}
