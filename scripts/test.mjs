/**
 * `npm test`: all checks, from a fresh clone. Types, lint, units, the same integration tests on SQLite and PostgreSQL,
 * the build, and browser journeys. The last line counts them.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureInstalled, run } from "./prepare.mjs";
import { startPostgres } from "./throw-away-postgres.mjs";

const REPORTS = path.resolve(".cache/reports");
const total = { passed: 0, failed: 0, skipped: 0 };
/** By default the runner keeps one of two processors for itself, and hardly uses it. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/** The failed checks, named again at the end, where a long log is read first. */
const failures = [];
/** Journeys that passed only at their second try: named at the end too, since each may hide a fault. */
const shaky = [];

/** Runs a checker that counts as one test, and prints its output when it has ended: several run at once. */
async function check(name, command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => said.push(bytes));
  const [code] = await once(child, "close");
  console.log(`\n== ${name}`);
  for (const bytes of said) process.stdout.write(bytes);
  total[code === 0 ? "passed" : "failed"]++;
  if (code !== 0) failures.push(name);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function vitest(name, folders, env = {}) {
  console.log(`\n== ${name}`);
  const file = path.join(REPORTS, `${name}.json`);
  const done = spawnSync(
    "npx",
    [
      "vitest",
      "run",
      ...folders,
      `--maxWorkers=${WORKERS}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { stdio: "inherit", env: { ...process.env, ...env } },
  );
  const report = readReport(file);
  total.passed += report?.numPassedTests ?? 0;
  total.skipped += report?.numPendingTests ?? 0;
  total.failed += report?.numFailedTests ?? 0;
  for (const suite of report?.testResults ?? []) {
    for (const test of suite.assertionResults) {
      if (test.status === "failed")
        failures.push(
          `${name}: ${path.relative(".", suite.name)} › ${test.fullName}\n    ${test.failureMessages.join("\n").split("\n").slice(0, 4).join("\n    ")}`,
        );
    }
  }
  // A file that does not load has no failed test of its own.
  if (done.status !== 0 && !report?.numFailedTests) {
    total.failed++;
    failures.push(`${name}: something did not load`);
  }
}

/** The names of the journeys of a report that needed a second try, with the names of their files and groups. */
function secondTries({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map((spec) => spec.title);
  return [...own, ...suites.flatMap(secondTries)].map((name) => (title ? `${title} › ${name}` : name));
}

function chromiumPath() {
  const known = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((file) => file && existsSync(file));
  if (known) return known;
  console.log("Installing Chromium");
  if (
    process.getuid?.() === 0 &&
    spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq chromium"], { stdio: "inherit" }).status === 0
  )
    return "/usr/bin/chromium";
  run("npx", ["playwright", "install", "chromium"]);
  return undefined;
}

function browser() {
  console.log("\n== browser journeys");
  const file = path.join(REPORTS, "browser.json");
  const chromium = chromiumPath();
  const done = spawnSync("npx", ["playwright", "test", "--retries=1"], {
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium && { CHROMIUM_PATH: chromium }) },
  });
  const report = readReport(file);
  const stats = report?.stats;
  shaky.push(...secondTries({ suites: report?.suites }));
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  total.failed += stats?.unexpected ?? 0;
  total.skipped += stats?.skipped ?? 0;
  if (done.status !== 0 && !stats?.unexpected) total.failed++;
  if (done.status !== 0) failures.push("browser journeys: see their list above");
}

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await Promise.all([
  check("types", "npx", ["tsc", "--noEmit"]),
  check("types of the service worker", "npx", ["tsc", "--noEmit", "-p", "app/service-worker"]),
  check("lint", "npx", ["eslint", "."]),
  check("format", "npx", ["prettier", "--check", "."]),
  check("nothing unused", "npx", ["knip", "--no-progress", "--no-config-hints"]),
]);
vitest("units and integration on SQLite", []);
const postgres = startPostgres();
if (postgres) {
  vitest("integration on PostgreSQL", ["tests/integration"], { TEST_POSTGRES_URL: postgres.url });
  postgres.stop();
} else {
  console.log("\n== integration on PostgreSQL\nThe PostgreSQL programs are not installed, so this part is skipped.");
  total.skipped++;
}
ensureBuilt();
browser();

if (shaky.length > 0) console.log(`\n== passed at the second try\n${shaky.join("\n")}`);
if (failures.length > 0) console.log(`\n== failed\n${failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
