import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { WITH_REQUIRE, bundleOnce } from "#tests/setup/bundle-once";
import type { Answer, Order } from "./money-worker";

/** The towns and countries of the worker's trips, all of which go to Kyoto. */
const READ: Readonly<Record<string, string>> = {
  "../destinations/*.yaml": "../destinations/kyoto.yaml",
  "../countries/*.yaml": "../countries/jp.yaml",
};

/** Data files as the tests' own process has read and checked them, and of many of a kind those that a trip needs. */
const dataFiles: Plugin = {
  name: "data-files",
  setup(bundle) {
    bundle.onLoad({ filter: /\.(yaml|csv)$/ }, async ({ path: file }) => {
      const read = (await import(file)) as { default: unknown };
      return { loader: "json", contents: JSON.stringify(read.default) };
    });
    bundle.onLoad({ filter: /\/(catalogue\.server|country-facts|maps\.server)\.ts$/ }, async ({ path: file }) => {
      const code = await readFile(file, "utf8");
      const contents = code.replace(/import\.meta\.glob<.*?>\(\s*"([^"]+)"[^)]*\)/g, (_, pattern: string) => {
        const name = READ[pattern];
        return name === undefined ? "{}" : `{ read: require(${JSON.stringify(name)}) }`;
      });
      return { loader: "ts", contents };
    });
  },
};

/** Makes one file of the worker and its packages: a process that reads few files begins in little time. */
export function bundleWorker(): Promise<string> {
  return bundleOnce("tests/integration/booking/money-worker.ts", {
    target: "node20",
    define: { "import.meta.env.PROD": "false" },
    external: ["better-sqlite3", "pg-native", "@node-rs/argon2", "jsdom", "@resvg/resvg-js", "isomorphic-dompurify"],
    banner: WITH_REQUIRE,
    plugins: [dataFiles],
  });
}

/** A process of the product, which may be killed at any moment and begun anew. */
export class Hand {
  #child: ChildProcess | undefined;
  #count = 0;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  constructor(
    private readonly file: string,
    private readonly args: string[],
  ) {}

  async begin(): Promise<void> {
    const child = fork(this.file, this.args, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", () => reject(new Error("A process ended before it was ready")));
    });
    this.#child = child;
    child.on("message", (answer: Answer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
    child.on("exit", () => {
      // The caller gets no answer any more, like a browser whose connection is cut.
      for (const [id, tell] of this.#asked) tell({ id, problem: "killed" });
      this.#asked.clear();
    });
  }

  ask(order: Order): Promise<Answer> {
    const id = (this.#count += 1);
    if (!this.#child) return Promise.resolve({ id, problem: "killed" });
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      // A process that has just ended gets no message: its end answers for it.
      this.#child?.send({ id, order }, () => undefined);
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
}
