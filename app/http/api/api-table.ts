/** A call found by its address, with the parts of the address that have names. */
export interface FoundAddress<T> {
  at: T;
  params: Record<string, string>;
}

/** "/api/v1/trips/{id}" as an expression for a whole path; like pages, calls ignore case and a slash at the end. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`, "i");
}

/** A part of an address as it was meant. Whatever is no encoding stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Finds what stands at an address of the API. An address without names goes before one that has them in its place.
 * @param entries each with its address, parameters in braces
 */
export function addressTable<T extends { path: string }>(
  entries: readonly T[],
): (pathname: string) => FoundAddress<T> | undefined {
  const names = ({ path }: T): number => path.split("{").length;
  const rows = entries
    .toSorted((one, other) => names(one) - names(other))
    .map((at) => ({ at, pattern: patternOf(at.path) }));
  return (pathname) => {
    for (const { at, pattern } of rows) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decoded(part)] as const);
      return { at, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
