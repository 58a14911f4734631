import type { ApiPath } from "#app/http/operation.server";

/** The calls of every file of this folder, in the order of their addresses. */
export function declaredPaths(): ApiPath[] {
  const files = import.meta.glob<{ loader: ApiPath }>(["./*.ts", "!./*.server.ts", "!./*.test.ts"], { eager: true });
  return Object.values(files)
    .map(({ loader }) => loader)
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}
