import { existsSync, readFileSync, readdirSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import type { TestProjectConfiguration } from "vitest/config";
import remixConfig from "./remix.config.js";
import { fewChunks } from "./scripts/chunks-plugin";
import { csvFiles } from "./scripts/csv-plugin";
import { dataReadersInCacheKey } from "./scripts/test-cache-plugin";
import { yamlFiles } from "./scripts/yaml-plugin";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Puts each of the server's packages in a file of its own: the memory that reading a file takes grows with the file,
 * and is not given back.
 */
function packageOf(id: string): string | undefined {
  return /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]?.replace("/", "-");
}

/** Those of these files that are tests, with their code. */
const testsIn = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, "utf8") }));
/** The tests beside the code and those of the whole, by what they ask for. */
const BESIDE = [
  ...testsIn("app", readdirSync("app", { recursive: true }) as string[]),
  // A container is built without them.
  ...(existsSync("tests") ? testsIn("tests", readdirSync("tests")) : []),
];
const besideWith = (mark: RegExp): string[] => BESIDE.filter(({ text }) => mark.test(text)).map(({ file }) => file);
/** A stand-in for a module, a moved clock or a changed setting would be there for the next file as well. */
const CHANGED_WORLD = besideWith(/\bvi\.(?:mock|useFakeTimers|resetModules|stubGlobal)\(|\bprocess\.env\b/);
const BESIDE_ON_A_DATABASE = besideWith(/\bopenTestDatabase\(/);
/**
 * Tests of use cases and routes on a database: each opens its own, and all other state of a process is the same for
 * all.
 */
const ON_A_DATABASE = ["tests/integration/**/*.test.ts", ...BESIDE_ON_A_DATABASE];
/** Integration tests that have settings, a clock, or a stand-in of their own, and so need a process of their own. */
const OWN_PROCESS = [
  "tests/integration/*/{api-operations,cancel-chaos,no-inventory}.test.ts",
  "tests/integration/*/{booking-provider,booking-return,exchanged-secrets,pdf-holidays,sandbox-apart}.test.ts",
  "tests/integration/*/{disruption,disruption-service,duffel-*,google-sign-in,long-texts}.test.ts",
  "tests/integration/*/{surprise-real,traces,wish}.test.ts",
];
/** Integration tests that order at a fake, and share its settings. */
const ORDERED = [
  "tests/integration/*/{airline-changes,honest-states,late-order-jobs,orders-desk,traveller-data,trip-refunds}.test.ts",
];
const APART = [...CHANGED_WORLD, "tests/{e2e,mocks,setup}/**/*.test.{ts,tsx}", ...OWN_PROCESS];

/**
 * Packages of many files of which the server uses few: bundled into its code they start faster and take less memory.
 */
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
  "zod-openapi",
];

const PROJECTS: TestProjectConfiguration[] = [
  // They share one world per process, so that the catalogue is read twice and not two hundred times.
  {
    extends: true,
    test: {
      name: "rules",
      include: ["app/**/*.test.{ts,tsx}", "tests/*.test.{ts,tsx}"],
      exclude: [...APART, ...BESIDE_ON_A_DATABASE],
      isolate: false,
      setupFiles: ["tests/setup/shared-process.ts"],
    },
  },
  {
    extends: true,
    test: {
      name: "on a database",
      include: ON_A_DATABASE,
      exclude: [...APART, ...ORDERED],
      isolate: false,
      setupFiles: ["tests/setup/shared-process.ts"],
    },
  },
  {
    extends: true,
    test: {
      name: "ordered",
      include: ORDERED,
      isolate: false,
      setupFiles: ["tests/setup/ordered.ts", "tests/setup/shared-process.ts"],
    },
  },
  { extends: true, test: { name: "apart", include: APART } },
  // They visit one server, one file after the other: it is warm, and its data are the seed's again for each file.
  {
    extends: true,
    test: {
      name: "walks",
      include: ["tests/walks/**/*.test.ts"],
      isolate: false,
      fileParallelism: false,
      // Another count of processes than that of the other projects has to be a group of its own.
      sequence: { groupOrder: 1 },
      globalSetup: ["tests/walks/shared-site.ts"],
      setupFiles: ["tests/setup/shared-process.ts"],
    },
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    yamlFiles(),
    csvFiles(),
    process.env.VITEST ? dataReadersInCacheKey() : remix(remixConfig),
    ...(isSsrBuild || process.env.VITEST ? [] : [fewChunks()]),
  ],
  ...(isSsrBuild && { ssr: { noExternal: TAKEN_IN } }),
  // As in the build: the default target is older than what esbuild can write.
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    // Nobody reads them, and they are compressed for real afterwards.
    reportCompressedSize: false,
    // This minifier saves four kilobytes of script on every page of the framework, compared with the bundler's own.
    ...(isSsrBuild
      ? { rollupOptions: { output: { manualChunks: packageOf } } }
      : {
          minify: "terser",
          terserOptions: { module: true, compress: { passes: 4, keep_fargs: false, pure_getters: true } },
        }),
  },
  test: {
    pool: "forks",
    // Five megabytes of data files are read and checked once, and not at each run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: PROJECTS,
    globalSetup: ["tests/setup/data-root.ts"],
    setupFiles: ["tests/setup/own-data-dir.ts", "tests/setup/no-console.ts", "tests/setup/held-plans.ts"],
    // A loaded machine is slower, not wrong; mutated code more so.
    testTimeout: process.env.MUTATION_DRAWN ? 300_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    env: {
      TZ: process.env.TEST_CLOCK ? (process.env.TZ ?? "UTC") : "UTC",
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      TEST_SWITCHES: "on",
      // Watching trips runs by itself; its own tests turn it on.
      DISRUPTION_ALERTS: "off",
    },
  },
}));
