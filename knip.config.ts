import type { KnipConfig } from "knip";
import routes from "./app/routes";

interface Entry {
  file: string;
  children?: Entry[];
}

const filesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);

/**
 * Finds exports that are unused or used only in their own file, and packages that nothing imports. Run by `npm test`.
 * Entered from outside: the framework's files and routes, threads, scripts, benchmarks.
 */
export default {
  entry: [
    "server.ts",
    "app/root.tsx",
    "app/entry.{client,server}.tsx",
    "app/routes.ts",
    ...filesOf(routes as readonly Entry[]),
    "app/page-script/{enhance,offline,careers}.client.ts",
    "app/page-script/discover.client.tsx",
    "app/service-worker/sw.ts",
    "app/**/*-worker*.ts",
    "scripts/*.{mjs,ts}",
    "bench/**/*.ts",
    "migrations/*.ts",
    "tests/setup/*.{ts,mjs}",
    "tests/integration/booking/small-process.ts",
  ],
  project: ["app/**/*.{ts,tsx}", "bench/**/*.ts", "migrations/*.ts", "scripts/**/*.{mjs,ts}", "tests/**/*.ts"],
  // Drawings are looked up by their names in the scenes: whole namespaces are used.
  ignoreIssues: { "app/modules/catalogue/posters/{figures,landmarks,layers}/*.ts": ["exports", "types"] },
  ignoreDependencies: [
    // Read as files, by their paths: fonts for pages and PDF, data for scripts/data.ts.
    "@fontsource-variable/jost",
    /^@fontsource\/(jost|gloock|noto-sans-jp|gowun-dodum|zcool-xiaowei)$/,
    "dejavu-fonts-ttf",
    "@fawazahmed0/currency-api",
    "@phosphor-icons/core",
    "world-atlas",
    // Comes with the framework, in its version (package.json, overrides): a test renders a page with it.
    "react-router-dom",
    // Named to Stryker by a string.
    "@stryker-mutator/vitest-runner",
  ],
  ignoreBinaries: ["runuser"],
} satisfies KnipConfig;
