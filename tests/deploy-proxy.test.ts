import { execFileSync, spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BODY_LIMITS } from "#app/http/front/body-limits";

const FOLDER = path.resolve(import.meta.dirname, "../scripts/deploy");
const isInstalled = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;

const UNITS = ["voyance.service", "voyance@.service"];

describe.runIf(isInstalled("systemd-analyze") && existsSync("/usr/bin/node"))("the units", () => {
  test.each(UNITS)("%s is one that systemd takes, and closed off", (unit) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-unit-"));
    try {
      const file = path.join(folder, unit.replace("@", "@3001"));
      cpSync(path.join(FOLDER, unit), file);
      const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
      // 10 is a service without any bounds, 0 one that may do nothing.
      execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", file], { stdio: "pipe" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** A process of the product, as the proxy sees it. */
interface Process {
  server: Server;
  address: string;
  isReady: boolean;
  asked: { path: string; from: string | undefined }[];
}

async function startProcess(): Promise<Process> {
  const started: Process = { server: createServer(), address: "", isReady: true, asked: [] };
  started.server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? "";
    if (url === "/readyz") return void res.writeHead(started.isReady ? 200 : 503).end();
    started.asked.push({ path: url, from: req.headers["x-forwarded-for"]?.toString() });
    if (url === "/stream") {
      res.writeHead(200, { "Content-Type": "text/event-stream" });
      return void res.write("data: first\n\n");
    }
    let bytes = 0;
    req.on("data", (part: Buffer) => (bytes += part.length));
    req.on("end", () => res.end(`${started.address} ${bytes}`));
    // The proxy ends a body that is too large.
    req.on("error", () => undefined);
  });
  await new Promise<void>((listening) => started.server.listen(0, "127.0.0.1", listening));
  started.address = `127.0.0.1:${(started.server.address() as AddressInfo).port}`;
  return started;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

describe.runIf(isInstalled("caddy"))("the proxy", () => {
  let [one, other]: Process[] = [];
  let caddy: ChildProcess;
  let origin: string;
  const home = mkdtempSync(path.join(os.tmpdir(), "voyance-proxy-"));

  beforeAll(async () => {
    [one, other] = [await startProcess(), await startProcess()];
    origin = `http://127.0.0.1:${await freePort()}`;
    const settings = { HOME: home, SITE: origin, UPSTREAMS: `${one.address} ${other.address}` };
    const file = path.join(home, "Caddyfile");
    cpSync(path.join(FOLDER, "Caddyfile"), file);
    const words = ["run", "--config", file, "--adapter", "caddyfile"];
    // Its own control port is one for all proxies of a machine.
    const admin = { CADDY_ADMIN: `127.0.0.1:${await freePort()}` };
    caddy = spawn("caddy", words, { env: { ...process.env, ...settings, ...admin }, stdio: "ignore" });
    while (!(await fetch(origin).catch(() => undefined))) await pause(50);
  });
  afterAll(() => {
    caddy.kill();
    for (const { server } of [one!, other!]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(home, { recursive: true, force: true });
  });

  test("hands requests on with their address, and keeps the figures to the machine", async () => {
    expect(await (await fetch(`${origin}/page`)).text()).toMatch(/^127\.0\.0\.1:\d+ 0$/);
    expect([...one!.asked, ...other!.asked].find(({ path: asked }) => asked === "/page")?.from).toBe("127.0.0.1");
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect([...one!.asked, ...other!.asked].filter(({ path: asked }) => asked === "/metrics")).toEqual([]);
  });

  test("takes the largest upload that the server takes, and no more than a little above", async () => {
    const most = Math.max(...BODY_LIMITS.map(({ mostBytes }) => mostBytes));
    const post = (bytes: number) => fetch(`${origin}/careers/1`, { method: "POST", body: Buffer.alloc(bytes) });
    // The processes share the test's own thread, which a large body keeps busy, so that they may seem to be gone.
    let sent = await post(most);
    for (; !sent.ok; sent = await post(most)) await pause(200);
    expect(await sent.text()).toMatch(new RegExp(` ${most}$`));
    const refused = await post(most + 4_000_000).catch(() => undefined);
    expect(refused?.ok ?? false).toBe(false);
    const heard = [...one!.asked, ...other!.asked].filter(({ path: asked }) => asked === "/careers/1");
    expect(heard.length).toBeGreaterThan(0);
  });

  test("hands a stream on as it comes", async () => {
    const leave = new AbortController();
    const { body } = await fetch(`${origin}/stream`, { signal: leave.signal });
    const { value } = await body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe("data: first\n\n");
    leave.abort();
  });

  test("leaves out a process that is not ready any more", async () => {
    one!.isReady = false;
    const isLeftOut = async (): Promise<boolean> => {
      const answers = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(`${origin}/page`)).text()));
      return answers.every((text) => text.startsWith(other!.address));
    };
    while (!(await isLeftOut())) await pause(200);
    one!.isReady = true;
  });

  test("asks for readiness often enough, and keeps connections for less long than the server", () => {
    const text = readFileSync(path.join(FOLDER, "Caddyfile"), "utf8");
    expect(text).toMatch(/health_interval 2s/);
    expect([...text.matchAll(/(?:idle|keepalive) (\d+)s/g)].map(([, seconds]) => Number(seconds))).toEqual([60, 60]);
  });
});
