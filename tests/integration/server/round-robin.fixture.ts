import { Agent, createServer, get, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server behind the proxy. */
interface Server {
  port: number;
  isReady: boolean;
  /** Keeps its connections, as proxies do. */
  agent: Agent;
}

/** How often each server is asked whether it is ready, in milliseconds. */
const ASKED_EVERY_MS = 100;

/**
 * A proxy as plain as one can be: requests go in turn to the servers that said last that they are ready, over
 * connections that it keeps. It tries nothing twice: a request that a server loses is answered by 502, or cut off as a
 * server would that stands alone.
 */
export class RoundRobin {
  readonly #servers = new Map<string, Server>();
  readonly #proxy = createServer((req, res) => this.#pass(req, res));
  readonly #isCutOff: boolean;
  #turn = 0;
  #asking: NodeJS.Timeout | undefined;
  /** Answers by the proxy itself. */
  lost: string[] = [];

  constructor({ isCutOff = false } = {}) {
    this.#isCutOff = isCutOff;
  }

  async open(): Promise<string> {
    // A caller in this process may be slow to notice that a connection was closed.
    this.#proxy.keepAliveTimeout = 0;
    this.#proxy.listen(0, "127.0.0.1");
    await new Promise((resolve) => this.#proxy.once("listening", resolve));
    this.#asking = setInterval(() => this.#servers.forEach(askWhetherReady), ASKED_EVERY_MS);
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  /** Puts a server in the place of the one of that name. */
  use(name: string, port: number): void {
    this.#servers.get(name)?.agent.destroy();
    this.#servers.set(name, { port, isReady: false, agent: new Agent({ keepAlive: true, maxFreeSockets: 100 }) });
  }

  /** The names of the servers that requests go to. */
  ready(): string[] {
    return [...this.#servers].filter(([, { isReady }]) => isReady).map(([name]) => name);
  }

  close(): void {
    clearInterval(this.#asking);
    for (const { agent } of this.#servers.values()) agent.destroy();
    this.#proxy.close();
    this.#proxy.closeAllConnections();
  }

  #pass(req: IncomingMessage, res: ServerResponse): void {
    const ready = [...this.#servers.values()].filter(({ isReady }) => isReady);
    const server = ready[this.#turn++ % ready.length];
    if (!server) return this.#fail(res, "no server is ready");
    const { port, agent } = server;
    const { method, url: path, headers } = req;
    const onward = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
      // That of the server's connection, and not of the caller's.
      delete answer.headers.connection;
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    onward.on("error", (error) => {
      // A caller who has left loses nothing.
      if (res.headersSent || res.destroyed) res.destroy();
      else this.#fail(res, String(error));
    });
    res.on("close", () => res.writableFinished || onward.destroy());
    req.pipe(onward);
  }

  #fail(res: ServerResponse, why: string): void {
    this.lost.push(why);
    if (this.#isCutOff) return void res.destroy();
    res.writeHead(502).end();
  }
}

function askWhetherReady(server: Server): void {
  const say = (isReady: boolean): void => void (server.isReady = isReady);
  get({ host: "127.0.0.1", port: server.port, path: "/readyz", agent: false }, (answer) => {
    say(answer.statusCode === 200);
    answer.resume();
  }).on("error", () => say(false));
}
