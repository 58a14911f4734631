/**
 * `npm test`: everything that must hold, from a fresh clone. The build beside types, lint and format; then units and
 * integration on SQLite and what rests on the database again on PostgreSQL, beside walks over the pages without scripts
 * and browser journeys. What each part says is printed when it has ended. The last line counts the tests.
 * `npm run test:all` tries all that `npm test` draws a part of each day (tests/setup/day-sample.ts).
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
/** Tests that a part left out, and those that ran: what holds on one database is left out on the other. */
const leftOut = new Set();
const ran = new Set();
/** By default the runner keeps one of two processors for itself, and hardly uses it. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/** Repositories, races, migrations and money: what may come out otherwise on PostgreSQL. */
const ON_POSTGRES = [
  // All of money but what pages and requests say.
  ...["calls", "checkout", "deletion", "fulfilment", "ledger", "plans", "products", "provider", "races", "refunds"].map(
    (name) => `tests/integration/booking/booking-${name}.test`,
  ),
  ...["airline-changes", "booking-return", "cancel-booking", "cancel-chaos", "hold-chaos", "late-order-jobs"]
    .concat(
      "killed-anywhere",
      "money-chaos",
      "money-two-processes",
      "order-chaos",
      "paid-holds",
      "price-protection",
      "trip-refunds",
    )
    .concat("whole-ordered", "whole-payment", "whole-races")
    .map((name) => `tests/integration/booking/${name}.test`),
  ...["accounts", "account-settings", "google-sign-in", "measuring", "passkeys"].map(
    (name) => `tests/integration/accounts/${name}.test`,
  ),
  ...["database-backup", "database-copy"].map((name) => `tests/integration/database/${name}.test`),
  ...["traveller-data", "traveller-profile"].map((name) => `tests/integration/planning/${name}.test`),
  ...["database-away", "jobs", "job-runner", "late-jobs", "many-processes", "migrations", "offline"]
    .concat("killed-at-every-step", "starting-together", "sweeps")
    .map((name) => `tests/integration/server/${name}.test`),
  ...["careers", "contact", "desk", "reports", "written-guides"].map((name) => `tests/integration/site/${name}.test`),
  ...["disruption", "memories", "sealed", "surprise", "take-along", "trip-commands", "trip-editors", "trip-store"].map(
    (name) => `tests/integration/trips/${name}.test`,
  ),
];
/** How long each part took, and each test file: the slowest are named at the end. */
const parts = [];
const files = [];

async function timed(name, part) {
  console.log(`${name}: begun`);
  const begun = Date.now();
  const result = await part();
  parts.push(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${name}`);
  return result;
}

/** Failures, named again at the end, where a long log is read first. */
const failures = [];

/** What runs now, and the database server: nothing of it outlives this process. */
const running = new Set();
let postgres;
process.on("exit", () => {
  for (const child of running) child.kill();
  postgres?.stop();
});

/** Runs a command and prints its output when it has ended, because several run at once. @returns its code */
async function told(name, command, args, env = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => said.push(bytes));
  const [code] = await once(child, "close");
  running.delete(child);
  console.log(`\n== ${name}`);
  for (const bytes of said) process.stdout.write(bytes);
  return code;
}

/** Runs a checker that counts as one test. */
async function check(name, command, args) {
  const code = await told(name, command, args);
  total[code === 0 ? "passed" : "failed"]++;
  if (code !== 0) failures.push(name);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Counts the tests of a report. A test that is written once and tried with many rows of data is one test, which passes
 * when all its rows pass.
 */
function count(name, suites) {
  const tests = new Map();
  for (const suite of suites) {
    const file = path.relative(".", suite.name);
    files.push({ file, seconds: (suite.endTime - suite.startTime) / 1000 });
    // A file that does not load has no failed test of its own.
    if (suite.status === "failed" && suite.assertionResults.every(({ status }) => status !== "failed")) {
      tests.set(file, "failed");
      failures.push(`${name}: ${file} did not load\n    ${(suite.message ?? "").split("\n")[0]}`);
    }
    for (const { status, location, fullName, failureMessages } of suite.assertionResults) {
      const key = `${file}:${location?.line ?? fullName}`;
      const known = tests.get(key);
      tests.set(key, known === "failed" || status === "failed" ? "failed" : known === "passed" ? known : status);
      if (status !== "failed") continue;
      const why = failureMessages.join("\n").split("\n").slice(0, 4).join("\n    ");
      failures.push(`${name}: ${file} › ${fullName}\n    ${why}`);
    }
  }
  for (const [key, status] of tests) {
    if (status === "passed") total.passed++;
    else if (status === "failed") total.failed++;
    (status === "passed" || status === "failed" ? ran : leftOut).add(key);
  }
}

async function vitest(name, asked, env = {}) {
  const file = path.join(REPORTS, `${name}.json`);
  const runner = ["vitest", "run", ...asked, `--maxWorkers=${WORKERS}`, "--includeTaskLocation"];
  const code = await told(
    name,
    "npx",
    [...runner, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    env,
  );
  const report = readReport(file);
  const before = total.failed;
  count(name, report?.testResults ?? []);
  if (code !== 0 && total.failed === before) {
    total.failed++;
    failures.push(`${name}: something did not load, see above`);
  }
}

/** Installs packages of Debian or Ubuntu, where this process may. @returns whether it did */
function installed(...packages) {
  const command = `apt-get update -qq && apt-get install -y -qq ${packages.join(" ")}`;
  return process.getuid?.() === 0 && spawnSync("sh", ["-c", command], { stdio: "inherit" }).status === 0;
}

/** The Chromium of this machine, which is installed where there is none; beside Debian's, the shell that costs less. */
function chromiumPath() {
  const known = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((file) => file && existsSync(file));
  if (known === "/usr/bin/chromium" && !existsSync("/usr/bin/chromium-headless-shell")) {
    console.log("Installing Chromium's headless shell");
    installed("chromium-headless-shell");
  }
  if (known) return known;
  console.log("Installing Chromium");
  if (installed("chromium", "chromium-headless-shell")) return "/usr/bin/chromium";
  run("npx", ["playwright", "install", "chromium"]);
  return undefined;
}

/** The journeys of a file of their report. */
function journeysOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(journeysOf)];
}

function countJourneys(report) {
  for (const suite of report.suites) {
    let seconds = 0;
    for (const { title, ok, tests } of journeysOf(suite)) {
      const results = tests.flatMap((test) => test.results);
      seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      if (tests.every(({ status }) => status === "skipped")) leftOut.add(`tests/e2e/${suite.file} › ${title}`);
      if (ok) continue;
      const why = (results.at(-1)?.error?.message ?? "").split("\n").slice(0, 4).join("\n    ");
      failures.push(`browser journeys: tests/e2e/${suite.file} › ${title}\n    ${why}`);
    }
    files.push({ file: `tests/e2e/${suite.file}`, seconds });
  }
  total.passed += report.stats.expected;
  total.failed += report.stats.unexpected;
}

async function browser() {
  const file = path.join(REPORTS, "browser.json");
  const code = await told("browser journeys", "npx", ["playwright", "test"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const report = readReport(file);
  const before = total.failed;
  if (report) countJourneys(report);
  if (code !== 0 && total.failed === before) {
    total.failed++;
    failures.push("browser journeys: something did not start, see above");
  }
}

/** Units and integration, on one database after the other. */
async function onDatabases() {
  await timed("units and integration on SQLite", () => vitest("units and integration on SQLite", ["--project=!walks"]));
  postgres = startPostgres();
  if (!postgres) {
    console.log("\n== integration on PostgreSQL\nThe PostgreSQL programs are not installed, so this part is skipped.");
    leftOut.add("integration on PostgreSQL");
    return;
  }
  await timed("integration on PostgreSQL", () =>
    vitest("integration on PostgreSQL", ON_POSTGRES, { TEST_POSTGRES_URL: postgres.url }),
  );
}

/** What visits the built server. */
async function onPages() {
  await timed("walks without scripts", () => vitest("walks without scripts", ["--project=walks"]));
  await timed("browser journeys", browser);
}

ensureInstalled({ isForTests: true });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chromium = chromiumPath();
/** Each keeps one processor busy; the longest stand first, so that both lines end at about the same time. */
const checks = [
  () => ensureBuilt(),
  () => check("lint", "npx", ["oxlint"]),
  () => check("types", "npx", ["tsc", "--noEmit"]),
  () => check("format", "npx", ["oxfmt", "--check"]),
  () => check("nothing unused", "npx", ["knip", "--no-progress", "--no-config-hints"]),
  () => check("types of the service worker", "npx", ["tsc", "--noEmit", "-p", "app/service-worker"]),
];
/** Takes the next check as long as there is one. */
async function line() {
  for (let next = checks.shift(); next; next = checks.shift()) await next();
}
await timed("build, lint, types, format, nothing unused", () => Promise.all([line(), line()]));
// Journeys wait for much of their time, in which the processors have other work.
await Promise.all([onDatabases(), onPages()]);

const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
console.log(
  `\n== the slowest files\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join("\n")}`,
);
console.log(`\n== how long each part took\n${parts.join("\n")}`);
const skipped = [...leftOut].filter((key) => !ran.has(key));
total.skipped = skipped.length;
if (skipped.length > 0) console.log(`\n== skipped, on every database\n${skipped.join("\n")}`);
if (failures.length > 0) console.log(`\n== failed\n${failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
