import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import * as entry from "#app/entry.server";
import { openFront } from "#app/http/front/front.fixture";
import type { Front } from "#app/http/front/front.fixture";
import { loadContext } from "#app/http/front/express.server";

/** The modules of routes by their addresses, as `routes.ts` writes them. */
type Routes = Record<string, { loader?: unknown; action?: unknown; default?: unknown }>;

/** Serves real routes over a real connection, behind the whole front; pages are their status alone. */
export function serveRoutes(routes: Routes): Promise<Front> {
  const pageOf: typeof entry.default = (request, status, headers, context, load) =>
    load.unavailable
      ? entry.default(request, status, headers, context, load)
      : Promise.resolve(new Response(`a page of status ${status}`, { status, headers }));
  const build = {
    entry: { module: { default: pageOf, handleError: entry.handleError } },
    routes: Object.fromEntries([
      ["root", { id: "root", path: "", module: { default: () => null } }],
      ...Object.entries(routes).map(([path, module]) => [path, { id: path, parentId: "root", path, module }]),
    ]),
    assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
  return openFront(createRequestHandler({ build, getLoadContext: loadContext }));
}
