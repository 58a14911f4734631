import { defineConfig, devices } from "@playwright/test";
import { browserPath } from "./tests/e2e/browser-path";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Time-outs end only what hangs: a loaded machine is slower, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".cache/reports/browser.json" }],
  ],
  globalSetup: "./tests/e2e/global-setup.ts",
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    launchOptions: { executablePath: browserPath() },
    // Journeys see the server itself; tests of the service worker allow it (tests/e2e/offline.spec.ts).
    serviceWorkers: "block",
    // A trace of every journey costs a quarter of its time: `npx playwright test --trace on FILE` makes one when
    // needed.
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
