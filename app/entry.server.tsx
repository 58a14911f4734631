import { Writable } from "node:stream";
import type { ReactElement } from "react";
import type { Server } from "node:http";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { startBackgroundWork, stopBackgroundWork } from "./boot/background.server";
import { env } from "./config/env.server";
import { closeDatabase, databaseRevision, db } from "./db/client.server";
import { migrateToLatest } from "./db/migrate.server";
import { seedSandbox } from "./seed/seed.server";
import { FallbackContext } from "./components/layout/fallback";
import { NonceContext } from "./components/layout/nonce";
import type { PageHandle } from "./components/layout/page-handle";
import { DrawnPartsContext } from "./components/layout/same-for-all";
import { PageParts } from "./http/drawn-parts.server";
import { encodeWhatIsRead } from "./http/handoff.server";
import { logPath } from "./http/log-path";
import { logger } from "./http/log.server";
import { knowWritesBy } from "./http/own-pages.server";
import { CACHE } from "./http/responses.server";
import { wholeAnswer } from "./http/routes-handler.server";
import { sayToDevice } from "./http/waiting.server";
import { OWNER_HEADER } from "./modules/offline/kept-pages";
import type { RootData } from "./root";
import { isAppError } from "./shared/app-error";

export { admit, boundConnections } from "./http/admission.server";
export {
  answerErrors,
  completeAnswers,
  compressPages,
  describeRequest,
  fileHeaders,
  loadContext,
  originGuard,
  packWholeAnswers,
  securityHeaders,
  whereFilesAre,
} from "./http/express.server";
export { hideDesk } from "./http/desk.server";
export { bodyGuard } from "./http/body-guard.server";
export { serveWorker } from "./http/service-worker.server";
export { keepOwnPages } from "./http/own-pages.server";
export { keepSharedPages } from "./http/page-cache.server";
export { dispatchBySegment } from "./http/dispatch.server";
export { routesUnder } from "./http/route-subset";
export { answerByRoutes } from "./http/routes-handler.server";

encodeWhatIsRead();

const ABORT_MS = 10_000;

/** How long promises in a loader's answer are waited for, in milliseconds. None of ours answers with any, and each page's data stays in memory that long. */
export const streamTimeout = 1000;

/** Whether the page runs the framework in the browser; reading pages do without (see PageHandle). */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id;
  return (leaf && (routeModules[leaf]?.handle as PageHandle | undefined)?.scripts) !== "none";
}

/** Takes a page in; it is sent in one piece, since no page waits for anything once its loaders are done. */
class PageSink extends Writable {
  readonly #chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
  /** React pads with NUL where a letter of several bytes meets the end of its buffer; HTML has none of its own. */
  get body(): Uint8Array {
    const page = Buffer.concat(this.#chunks);
    return page.includes(0) ? page.filter((byte) => byte !== 0) : page;
  }
}

/** Draws a page as one text. @returns undefined when a part of it failed: only the stream says why */
function draw(page: ReactElement, by: (page: ReactElement) => string): string | undefined {
  let isWhole = true;
  const html = by(<FallbackContext.Provider value={() => (isWhole = false)}>{page}</FallbackContext.Provider>);
  return isWhole ? `<!DOCTYPE html>${html}` : undefined;
}

/** A page that runs no framework: half the work of a stream, and without the marks that hydration reads. */
function plainPage(page: ReactElement): Uint8Array | undefined {
  const parts = new PageParts();
  const html = draw(
    <DrawnPartsContext.Provider value={parts}>{page}</DrawnPartsContext.Provider>,
    renderToStaticMarkup,
  );
  // As bytes: of a text, the platform first looks at every letter.
  return html === undefined ? undefined : parts.bytesOf(html);
}

const UNSAFE_IN_SCRIPTS = /[&><\u2028\u2029]/g;

/** A text as a script may write it. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE_IN_SCRIPTS,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * A page of the framework with the data that it takes over in the browser, as its stream would have put them.
 * @param isRead tells, once the page is drawn, whether it has scripts that read them
 */
function hydratedPage(page: ReactElement, data: string, nonce: string, isRead: () => boolean): Uint8Array | undefined {
  const html = draw(page, renderToString);
  if (html === undefined) return undefined;
  const handOver = (call: string): string =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
  const scripts = isRead() ? handOver(`enqueue(${asScript(data)})`) + handOver("close()") : "";
  return Buffer.from(html + scripts, "utf8");
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = loadContext.cspNonce ?? "";
  const root = remixContext.staticHandlerContext.loaderData.root as RootData | undefined;
  if (root) headers.set(OWNER_HEADER, root.owner);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const hydrates = isHydrated(remixContext);
  const { serverHandoffStream, ...rest } = remixContext;
  const documentOf = (stream?: ReadableStream<Uint8Array>): ReactElement => (
    <NonceContext.Provider value={nonce}>
      <RemixServer
        context={stream ? { ...rest, serverHandoffStream: stream } : rest}
        url={request.url}
        nonce={nonce}
        abortDelay={ABORT_MS}
      />
    </NonceContext.Provider>
  );
  // A page with inline scripts belongs to one request: it must never be kept for others.
  if (hydrates && headers.get("Cache-Control") === CACHE.public) headers.set("Cache-Control", CACHE.private);
  // Nobody reads the data of a page without the framework.
  const data = hydrates && serverHandoffStream ? await new Response(serverHandoffStream).text() : undefined;
  const hasScripts = (): boolean => remixContext.renderMeta?.didRenderScripts === true;
  const page = data === undefined ? plainPage(documentOf()) : hydratedPage(documentOf(), data, nonce, hasScripts);
  if (page) return wholeAnswer(page, { headers, status });
  const document = documentOf(data === undefined ? undefined : (new Response(data).body ?? undefined));
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const report = (error: unknown): void =>
      logger().error({ err: error, traceId: loadContext.traceId }, "a part of the page could not be rendered");
    let isReady = false;
    const sink = new PageSink();
    sink.on("finish", () => {
      // The timer holds the whole render: left alone, a busy server would keep the pages of eleven seconds in memory.
      clearTimeout(patience);
      resolve(wholeAnswer(sink.body, { headers, status }));
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onAllReady() {
        // What failed inside a boundary has its fallback by now; a failure of the whole page never comes here.
        failures.forEach(report);
        isReady = true;
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(patience);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        if (isReady) report(error);
        else failures.push(error);
      },
    });
    const patience = setTimeout(abort, ABORT_MS + 1000).unref();
  });
}

/** The answer to what the framework, or a device with forms that waited, asks for without its page. */
export function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  return sayToDevice(response, request);
}

/** Logs what nobody expected; expected failures and callers who left are not errors. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || isAppError(error) || (isRouteErrorResponse(error) && error.status < 500)) return;
  logger().error(
    { err: error, traceId: context.traceId, path: logPath(new URL(request.url).pathname) },
    "request failed",
  );
}

/** Brings the database up to date, fills the sandbox, listens, and starts the work behind the pages. */
export async function onStart(server: Server): Promise<void> {
  await migrateToLatest(db());
  if (env().isSandbox) await seedSandbox(db(), new Date());
  knowWritesBy(databaseRevision);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env().PORT, env().HOST, resolve);
  });
  await startBackgroundWork(server);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env().PORT;
  logger().info({ port, host: env().HOST, mode: env().VOYANCE_MODE }, `listening on http://localhost:${port}`);
}

/** Ends what would keep connections open. */
export function onDrain(): void {
  void stopBackgroundWork();
}

/** Closes the database when the last answer is sent. */
export function onShutdown(): Promise<void> {
  return closeDatabase();
}
