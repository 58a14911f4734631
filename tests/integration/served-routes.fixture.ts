import type { ServerBuild } from "@remix-run/node";
import * as entry from "#app/entry.server";
import { openFront } from "#app/http/front.fixture";
import type { Front } from "#app/http/front.fixture";
import { answerByRoutes } from "#app/http/routes-handler.server";

/** The modules of routes by their addresses, as `routes.ts` writes them. */
type Routes = Record<string, { loader?: unknown; action?: unknown; default?: unknown }>;

/** Serves real routes over a real connection, behind all that stands before them; pages are their status alone. */
export function serveRoutes(routes: Routes): Promise<Front> {
  const pageOf = (_request: Request, status: number, headers: Headers): Response =>
    new Response(`a page of status ${status}`, { status, headers });
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
  return openFront(answerByRoutes(build));
}
