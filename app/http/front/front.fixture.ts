import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import express from "express";
import type { RequestHandler } from "express";
import { admit, boundConnections } from "./admission.server";
import { bodyGuard } from "./body-guard.server";
import type { BodyLimit } from "./body-limits";
import {
  answerErrors,
  completeAnswers,
  compressPages,
  describeRequest,
  originGuard,
  securityHeaders,
} from "./express.server";
import type { BuiltPages } from "./page-key";
import type { QueueWorld } from "./request-queue";
import { CACHE } from "../answer/responses.server";
import { answerShared } from "./shared-pages.server";

export interface Front {
  port: number;
  origin: string;
  /** Sends bytes as they are and reads until the connection ends, or so many answers have begun. */
  raw(bytes: string, answers?: number): Promise<string>;
  close(): Promise<void>;
}

/** The middleware before the routes, in the order of server.ts, with a handler in place of the framework. */
export async function openFront(
  handler: RequestHandler,
  {
    build,
    limits,
    world,
    page = () => Promise.resolve(new Response("served", { headers: { "Cache-Control": CACHE.public } })),
  }: {
    build?: BuiltPages;
    limits?: readonly BodyLimit[];
    world?: QueueWorld;
    /** Replaces the routes that answer pages which are the same for all. */
    page?: (request: Request, load: AppLoadContext) => Promise<Response>;
  } = {},
): Promise<Front> {
  const app = express();
  const server = createServer();
  boundConnections(server);
  server.on("request", admit(app, build, world));
  app.use(describeRequest, completeAnswers, securityHeaders({ isDevelopment: false }), originGuard, bodyGuard(limits));
  app.use(compressPages, answerShared(page));
  app.all("*", handler);
  app.use(answerErrors);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    raw: (bytes, answers = 1) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
        let text = "";
        socket.setEncoding("latin1").on("data", (part: string) => {
          text += part;
          if ((text.match(/HTTP\/1\.1 \d/g) ?? []).length >= answers) socket.end();
        });
        socket.once("close", () => resolve(text)).once("error", reject);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
