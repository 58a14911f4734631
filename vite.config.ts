import { vitePlugin as remix } from "@remix-run/dev";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [!process.env.VITEST && remix(remixConfig), tsconfigPaths()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  test: {
    pool: "forks",
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/no-console.ts"],
    env: { TZ: "UTC", NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: ".cache/test-data" },
  },
});
