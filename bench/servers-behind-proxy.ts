import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../tests/e2e/server";
import type { RunningServer } from "../tests/e2e/server";
import { RoundRobin } from "../tests/integration/server/round-robin.fixture";
import { cpuMsOf } from "./cpu-of";

/** What servers say of a fault. */
const ERROR = /"level":(?:50|60)\b/;

/** Servers of the built product on one database and one folder, behind a proxy that takes them in turn. */
export class ServersBehindProxy {
  readonly proxy: RoundRobin;
  /** Lines of the servers' logs that tell of errors. */
  readonly errors: string[] = [];
  front = "";
  readonly #servers = new Map<string, RunningServer>();

  /**
   * @param settings of every server
   * @param isCutOff whether the proxy cuts off the callers of a server that dies
   */
  constructor(
    private readonly folder: string,
    private readonly settings: Record<string, string>,
    isCutOff = false,
  ) {
    this.proxy = new RoundRobin({ isCutOff });
  }

  async open(...names: string[]): Promise<void> {
    this.front = (await this.proxy.open()).replace("127.0.0.1", "localhost");
    for (const name of names) await this.#begin(name);
  }

  async #begin(name: string): Promise<void> {
    const onLine = (line: string): void => void (ERROR.test(line) && this.errors.push(line));
    const server = await startServer(this.folder, this.settings, onLine);
    this.#servers.set(name, server);
    this.proxy.use(name, Number(new URL(server.origin).port));
    while (!this.proxy.ready().includes(name)) await pause(50);
  }

  /** Ends a server as an update does, and starts it anew. */
  async restart(name: string): Promise<void> {
    await this.#take(name).stop();
    await this.#begin(name);
  }

  /** Ends a server in the middle of whatever it does, and starts it anew. */
  async kill(name: string): Promise<void> {
    process.kill(this.#take(name).pid, "SIGKILL");
    await this.#begin(name);
  }

  #take(name: string): RunningServer {
    const server = this.#servers.get(name);
    if (!server) throw new Error(`No server is called ${name}`);
    this.#servers.delete(name);
    return server;
  }

  cpuMs(): number {
    return [...this.#servers.values()].reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  }

  async close(): Promise<void> {
    this.proxy.close();
    await Promise.all([...this.#servers.values()].map((server) => server.stop()));
  }
}
