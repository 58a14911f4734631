import { PassThrough } from "node:stream";
import type { Readable } from "node:stream";
import { arrayBuffer } from "node:stream/consumers";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./components/layout/nonce";
import type { PageHandle } from "./components/layout/page-handle";
import { logPath } from "#app/http/front/log-path";
import { logger } from "#app/http/front/log.server";
import { busyPage } from "#app/http/answer/plain-answer.server";
import { CACHE } from "#app/http/answer/responses.server";
import { OWNER_HEADER } from "./modules/offline/kept-pages";
import type { RootData } from "./root";
import { isAppError } from "./shared/app-error";

export { beginProcess, startServing } from "./boot/start.server";
export { admit, boundConnections } from "#app/http/front/admission.server";
export {
  answerErrors,
  completeAnswers,
  compressPages,
  describeRequest,
  fileHeaders,
  loadContext,
  originGuard,
  securityHeaders,
  whereFilesAre,
} from "#app/http/front/express.server";
export { bodyGuard } from "#app/http/front/body-guard.server";
export { servePhotograph } from "#app/http/front/photographs.server";
export { servePoster } from "#app/http/front/posters.server";
export { serveSightPicture } from "#app/http/front/sight-pictures.server";
export { serveTile, serveWorldMap } from "#app/http/front/tiles.server";
export { serveWorker } from "#app/http/front/service-worker.server";
export { answerShared } from "#app/http/front/shared-pages.server";

const ABORT_MS = 10_000;

/**
 * How long promises in a loader's answer are waited for, in milliseconds. No loader of ours answers with promises, and
 * the data of each page stays in memory for this long.
 */
export const streamTimeout = 1000;

/** Whether the page runs the framework in the browser; reading pages do without (see PageHandle). */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id;
  return (leaf && (routeModules[leaf]?.handle as PageHandle | undefined)?.scripts) !== "none";
}

/**
 * A page as bytes. React 18 pads with NUL where a letter of several bytes meets the end of its buffer (mended in React
 * 19); a page has no NUL of its own.
 */
async function bytesOf(page: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await arrayBuffer(page));
  return bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (loadContext.unavailable && status >= 500)
    return Promise.resolve(busyPage(loadContext.unavailable.message, request.method !== "GET"));
  const nonce = loadContext.cspNonce ?? "";
  const root = remixContext.staticHandlerContext.loaderData.root as RootData | undefined;
  if (root?.owner) headers.set(OWNER_HEADER, root.owner);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page with inline scripts belongs to one request: it must never be kept for others.
  if (isHydrated(remixContext) && headers.get("Cache-Control") === CACHE.public)
    headers.set("Cache-Control", CACHE.private);
  return new Promise((resolve, reject) => {
    const report = (error: unknown): void =>
      logger().error({ err: error, traceId: loadContext.traceId }, "a part of the page could not be rendered");
    const failures: unknown[] = [];
    let isReady = false;
    let isLost = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={ABORT_MS} />
      </NonceContext.Provider>,
      {
        nonce,
        // No page waits for anything once its loaders are done, so it is sent whole, and none of it behind the rest.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(patience);
          // React comes here with a page that failed as well.
          if (isLost) return;
          // A failure inside a boundary has its fallback by now.
          failures.forEach(report);
          isReady = true;
          const page = new PassThrough();
          resolve(bytesOf(page).then((bytes) => new Response(bytes, { headers, status })));
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(patience);
          isLost = true;
          // The first failure is why the page could not be drawn.
          const cause = failures[0] ?? error;
          reject(cause instanceof Error ? cause : new Error(String(cause)));
        },
        onError(error) {
          if (isReady) report(error);
          else failures.push(error);
        },
      },
    );
    const patience = setTimeout(abort, ABORT_MS + 1000).unref();
  });
}

/**
 * Logs unexpected errors; expected failures and callers that left are not logged. Notes a busy service for the answer,
 * so that the caller may try again, and logs why it does not answer.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  const about = { traceId: context.traceId, path: logPath(new URL(request.url).pathname) };
  if (isAppError(error) && error.code === "UNAVAILABLE") {
    context.unavailable = error;
    if (error.cause) logger().warn({ ...about, err: error.cause }, "turned away, since a service does not answer");
  }
  if (request.signal.aborted || isAppError(error) || (isRouteErrorResponse(error) && error.status < 500)) return;
  logger().error({ ...about, err: error }, "request failed");
}
