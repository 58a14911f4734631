import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createWebHandler } from "@remix-run/node";
import type { ServerBuild } from "@remix-run/node";
import express from "express";
import staticGzip from "express-static-gzip";
import type { ViteDevServer } from "vite";
import type * as Entry from "./app/entry.server";

type Build = ServerBuild & { entry: { module: typeof Entry } };

const isProduction = process.env.NODE_ENV === "production";
const app = express();
const server = createServer();
app.disable("x-powered-by");

async function developmentServer(): Promise<ViteDevServer> {
  const { createServer: createVite } = await import("vite");
  return createVite({ server: { middlewareMode: true, hmr: { server } } });
}

const vite = isProduction ? undefined : await developmentServer();
const built = isProduction
  ? ((await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as Build)
  : undefined;
const loadBuild = async (): Promise<Build> =>
  built ?? ((await vite!.ssrLoadModule("virtual:remix/server-build")) as Build);

// The server reaches the application through its own entry module, so that the process has one copy of every live
// object.
const entry = (await loadBuild()).entry.module;
entry.beginProcess(server);
entry.boundConnections(server);
server.on("request", entry.admit(app, built));
app.use(entry.describeRequest);
app.use(entry.completeAnswers);
app.use(entry.securityHeaders({ isDevelopment: !isProduction }));
app.use(entry.originGuard);
app.use(entry.bodyGuard());
if (vite) app.use(vite.middlewares);
else {
  app.get("/sw.js", entry.serveWorker);
  app.use(
    "/assets",
    staticGzip("build/client/assets", {
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      index: false,
      // Files named after their content are never asked for again, so each goes with a tenth of a kilobyte less of
      // headers.
      serveStatic: {
        immutable: true,
        maxAge: "1y",
        etag: false,
        lastModified: false,
        acceptRanges: false,
        setHeaders: entry.fileHeaders,
      },
    }),
  );
  app.use(
    entry.whereFilesAre(
      staticGzip("build/client", {
        enableBrotli: true,
        orderPreference: ["br", "gz"],
        index: false,
        // A worker fetches by the policy of its own file.
        serveStatic: { maxAge: "1h", setHeaders: (res, file) => /\bsw\.js/.test(file) || entry.fileHeaders(res) },
      }),
    ),
  );
}
app.get("/art/:file", entry.servePoster);
app.get("/art/sights/:file", entry.serveSightPicture);
app.get("/art/photos/:slug/:file", entry.servePhotograph);
app.get("/tiles/world.pmtiles", entry.serveWorldMap);
app.get("/tiles/:set/:z/:x/:file", entry.serveTile);
app.use(entry.compressPages);
if (built) app.use(entry.answerShared(createWebHandler(built)));
app.all("*", createRequestHandler({ build: built ?? loadBuild, getLoadContext: entry.loadContext }));
app.use(entry.answerErrors);

await entry.startServing(server);
