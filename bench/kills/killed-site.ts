import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "#tests/e2e/server";
import type { RunningServer } from "#tests/e2e/server";
import { RoundRobin } from "#tests/integration/server/round-robin.fixture";

const NAMES = ["one", "two"] as const;
type Name = (typeof NAMES)[number];

/** What servers say of a fault: none of it belongs to an end by force. */
const ERROR = /"level":(?:50|60)\b/;

/** Two built servers on one database and one folder, behind a proxy that cuts off the callers of one that dies. */
export class KilledSite {
  readonly proxy = new RoundRobin({ isCutOff: true });
  readonly #servers = new Map<Name, RunningServer>();
  readonly #settings: Record<string, string>;
  /** Lines of the servers' logs that tell of errors. */
  readonly errors: string[] = [];
  front = "";
  constructor(
    private readonly folder: string,
    databaseUrl: string,
  ) {
    this.#settings = { DATABASE_URL: databaseUrl };
  }

  async open(): Promise<void> {
    this.front = (await this.proxy.open()).replace("127.0.0.1", "localhost");
    for (const name of NAMES) await this.#begin(name);
  }

  async #begin(name: Name): Promise<void> {
    const server = await startServer(this.folder, this.#settings, (line) => ERROR.test(line) && this.errors.push(line));
    this.#servers.set(name, server);
    this.proxy.use(name, Number(new URL(server.origin).port));
    while (!this.proxy.ready().includes(name)) await pause(50);
  }

  /** Ends a server in the middle of whatever it does, and starts it anew. */
  async killOne(rng: () => number): Promise<void> {
    const name = NAMES[Math.floor(rng() * NAMES.length)]!;
    process.kill(this.#servers.get(name)!.pid, "SIGKILL");
    this.#servers.delete(name);
    await this.#begin(name);
  }

  async close(): Promise<void> {
    this.proxy.close();
    await Promise.all([...this.#servers.values()].map((server) => server.stop()));
  }
}
