import { vitePlugin as remix } from "@remix-run/dev";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";
import { csvFiles } from "./scripts/csv-plugin";
import { yamlFiles } from "./scripts/yaml-plugin";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Small pieces that most pages use travel together: fewer requests on a slow line. */
function chunkOf(id: string): string | undefined {
  return /\/app\/(components|shared)\//.test(id) ? "kit" : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [yamlFiles(), csvFiles(), !process.env.VITEST && remix(remixConfig), tsconfigPaths()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
  },
  test: {
    pool: "forks",
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/no-console.ts"],
    // A loaded machine is slower, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: {
      TZ: process.env.TEST_CLOCK ? (process.env.TZ ?? "UTC") : "UTC",
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: ".cache/test-data",
    },
  },
}));
