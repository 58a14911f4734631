import { vitePlugin as remix } from "@remix-run/dev";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";
import { csvFiles } from "./scripts/csv-plugin";
import { dataReadersInCacheKey } from "./scripts/test-cache-plugin";
import { yamlFiles } from "./scripts/yaml-plugin";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The routes that come to a module, by way of whatever needs it; what is fetched on demand is no such way. */
function routesTo(id: string, infoOf: (id: string) => { importers: readonly string[] } | null): string[] {
  const routes = new Set<string>();
  const seen = new Set<string>();
  for (const waiting = [id]; waiting.length > 0;) {
    const at = waiting.pop()!;
    if (seen.has(at)) continue;
    seen.add(at);
    const route = /\/app\/routes\/([^?]+)/.exec(at)?.[1];
    if (route) routes.add(route);
    else waiting.push(...(infoOf(at)?.importers ?? []));
  }
  return [...routes];
}

/** Pages between which people go back and forth, by the beginnings of their routes. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  days: /^(itinerary|trips|site\/sample|billing\/confirmation)/,
  planner: /^(planner|surprise)/,
};
/** What is shorter than this, in letters of its source, is not worth a request of its own. */
const TINY = 800;

/** Small pieces that several pages use travel together: fewer requests on a slow line. What is fetched on demand stays apart. */
function chunkOf(
  id: string,
  { getModuleInfo }: { getModuleInfo: (id: string) => { code: string | null; importers: readonly string[] } | null },
): string | undefined {
  // What fetches the pieces on demand is needed everywhere, and would draw the family that it lies with along.
  if (/\/app\/(components|config|shared)\/|vite\/preload-helper/.test(id)) return "kit";
  // Nothing of the desk travels with what everybody loads.
  if (!/\/app\/modules\/(?!desk\/)/.test(id) || /\.client\.tsx?$/.test(id)) return undefined;
  const routes = routesTo(id, getModuleInfo);
  if (routes.length < 2) return undefined;
  const family = Object.keys(FAMILIES).find((name) => routes.every((route) => FAMILIES[name]!.test(route)));
  return family ?? ((getModuleInfo(id)?.code ?? "").length < TINY ? "kit" : undefined);
}

/** Tests beside pure rules: they share one world a process, so that the catalogue is read twice and not two hundred times. */
const RULES = "app/**/*.test.{ts,tsx}";
/** Tests with a database, a server, a moved clock or a stand-in for a module have a world of their own. */
const APART = [
  "app/**/*.server.test.ts",
  "app/{http,routes}/**/*.test.{ts,tsx}",
  "app/modules/accounts/expired-rows.test.ts",
  "app/modules/trips/ui/companions-view.test.tsx",
  "tests/**/*.test.{ts,tsx}",
];

/** Packages of many files of which the server uses few: within its code they start faster and take less memory. */
const TAKEN_IN = [
  "@conform-to/dom",
  "@conform-to/zod",
  "chrono-node",
  "fflate",
  "ical-generator",
  "ical.js",
  "kysely",
  "minisearch",
  "postal-mime",
  "stripe",
  "temporal-polyfill",
  "temporal-utils",
  "zod",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    yamlFiles(),
    csvFiles(),
    process.env.VITEST ? dataReadersInCacheKey() : remix(remixConfig),
    tsconfigPaths(),
  ],
  ...(isSsrBuild && { ssr: { noExternal: TAKEN_IN } }),
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } } }),
  },
  test: {
    pool: "forks",
    // Five megabytes of data files are read and checked once, and not once a run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [
      { extends: true, test: { name: "rules", include: [RULES], exclude: APART, isolate: false } },
      { extends: true, test: { name: "apart", include: APART } },
    ],
    setupFiles: ["tests/setup/no-console.ts"],
    // A loaded machine is slower, not wrong; code that is being mutated more so.
    testTimeout: process.env.MUTATION_DRAWN ? 300_000 : 30_000,
    hookTimeout: 60_000,
    env: {
      TZ: process.env.TEST_CLOCK ? (process.env.TZ ?? "UTC") : "UTC",
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: ".cache/test-data",
      // What watches trips works by itself; its own tests turn it on.
      DISRUPTION_ALERTS: "off",
    },
  },
}));
