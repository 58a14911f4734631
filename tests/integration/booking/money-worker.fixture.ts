import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";

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
export async function bundleWorker(outfile: string): Promise<void> {
  await build({
    entryPoints: ["tests/integration/booking/money-worker.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "#app": path.resolve("app") },
    define: { "import.meta.env.PROD": "false" },
    external: ["better-sqlite3", "pg-native", "@node-rs/argon2", "jsdom", "@resvg/resvg-js", "isomorphic-dompurify"],
    banner: { js: 'import { createRequire as from } from "node:module"; const require = from(import.meta.url);' },
    plugins: [dataFiles],
  });
}
