/**
 * The smallest possible process with the life of the server: its orders come as requests. Run by process-life.test.ts.
 */
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { watchProcess } from "#app/boot/lifecycle.server";
import { ConfigurationError } from "#app/config/env.server";
import { isEnding } from "#app/http/front/readiness.server";

const [drainMs = 0, graceMs = 0, togetherMs = 0] = process.argv.slice(2).map(Number);
const say = (what: string): boolean => process.stdout.write(`${what}\n`);
const held = new Set<ServerResponse>();
const streams = new Set<ServerResponse>();

const server = createServer((req, res) => {
  if (req.url === "/readyz") res.writeHead(isEnding() ? 503 : 200).end();
  else if (req.method === "POST") req.pipe(res);
  else if (req.url === "/events") {
    res.writeHead(200, { "Content-Type": "text/event-stream" });
    res.write(`data: ${process.pid}\n\n`);
    streams.add(res);
  } else if (req.url === "/held") {
    held.add(res);
    say("held");
  } else if (req.url === "/throw") setImmediate(() => res.emit("error", new Error("an event without a listener")));
  else if (req.url === "/reject") void Promise.reject(new Error("a promise that is not waited for"));
  else if (req.url === "/misconfigured") void Promise.reject(new ConfigurationError("PORT: is not a number"));
  else res.end();
});
// Any input ends the held answers.
process.stdin.on("data", () => held.forEach((res) => res.end("whole")));

watchProcess({
  server,
  timing: () => ({ drainMs, graceMs, togetherMs }),
  stopWork() {
    streams.forEach((res) => res.end());
    say("work stopped");
  },
  close: () => Promise.resolve(void say("closed")),
  logFatal: (error, message) => void say(`fatal: ${message}: ${(error as Error).message}`),
});
server.listen(0, "127.0.0.1", () => say(`port ${(server.address() as AddressInfo).port}`));
