import { defineConfig } from "vitest/config";
import { csvFiles } from "../csv-plugin";
import { yamlFiles } from "../yaml-plugin";

/** Tests that compare the committed data with the packages: `npm run data -- --check`. */
export default defineConfig({
  plugins: [yamlFiles(), csvFiles()],
  test: {
    include: ["scripts/data/*.test.ts"],
    testTimeout: 30_000,
    env: { TZ: "UTC", NODE_ENV: "test", LOG_LEVEL: "silent" },
  },
});
