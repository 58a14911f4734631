/**
 * `npm run mutation -- FOLDER [--sample 60] [--seed 1]`: changes the code of a folder in a thousand small ways, one
 * after the other, and says which of the changes no test notices. A folder is a name such as `booking` or `http`, or
 * a path; instead of it one or several of its files may be named, and with `--beside` only the tests beside those files
 * are run, `x.test.ts` for `x.ts`. All of them take hours; a sample is a draw of so many, with the interval that such
 * a draw allows. No part of `npm test`; docs/testing.md has the figures.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const OUT = ".cache/mutation";
/** Not mutated: tests, what only describes (tables of types), what is drawn (JSX, words of pages). */
const LEFT_OUT = ["!**/*.{test,fixture}.ts", "!**/*.table.ts", "!**/ui/**", "!**/*.tsx"];
/** The solver has benchmarks and properties of its own, and a mutant of a search often finds the same answer. */
const ENGINE = "!app/modules/itinerary/engine/**";
/**
 * The integration tests that are about a folder, by the beginning of their names. Nearly all reach nearly everything
 * through the routes, and running them all makes a mutant cost minutes. Fewer tests notice less, never more.
 */
const INTEGRATION = {
  profile: ["preferences", "traveller-"],
  planner: ["planner", "no-inventory"],
  accounts: ["account", "google-sign-in", "rate-limits", "booking-deletion"],
  http: ["api-answers", "hostile-input", "limits", "account-pages", "jobs"],
  booking: ["booking-"],
  careers: ["careers"],
  contact: ["contact"],
  desk: ["desk", "reports", "written-guides"],
  reports: ["reports"],
  trips: ["trip-commands", "trip-days", "trip-editors", "trip-store", "companions"],
  itinerary: ["planner"],
};

function folderOf(name) {
  const found = [name, `app/${name}`, `app/modules/${name}`].find((folder) => folder && existsSync(folder));
  if (!found) throw new Error(`Which folder? There is no ${name || "name"} here, in app/ or in app/modules/`);
  return found.replace(/\/$/, "");
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    beside: { type: "boolean", default: false },
  },
});
const sample = Number(options.sample);
if (!Number.isInteger(sample) || sample < 0) throw new Error(`--sample is a number of mutants, not ${options.sample}`);
const asked = (positionals.length > 0 ? positionals : [""]).map(folderOf);
const isFile = asked.every((one) => /\.ts$/.test(one));
if (!isFile && asked.length > 1) throw new Error("Name one folder, or the files of one");
const folder = asked.length > 1 ? path.dirname(asked[0]) : asked[0];
if (options.beside && !isFile) throw new Error("--beside is for files that are named");
if (!asked.every((one) => one.startsWith(folder))) throw new Error("These files are not of one folder");
const testOf = (file) => file.replace(/\.ts$/, ".test.ts");
const untested = options.beside ? asked.filter((file) => !existsSync(testOf(file))) : [];
if (untested.length > 0) throw new Error(`No test stands beside ${untested.join(", ")}`);
const name = asked.length > 1 ? `${path.basename(folder)}-files` : path.basename(folder, ".ts");
const report = path.join(OUT, `${name}.json`);
mkdirSync(OUT, { recursive: true });

const drawnFile = path.resolve(OUT, `${name}-drawn.json`);
for (const file of [drawnFile, report]) rmSync(file, { force: true });
// Read by the plugin, which runs in processes of its own.
Object.assign(process.env, { MUTATION_DRAWN: drawnFile, MUTATION_SAMPLE: String(sample), MUTATION_SEED: options.seed });

const topic = Object.keys(INTEGRATION).find(
  (known) => `${folder}/`.includes(`/${known}/`) || folder.includes(`/${known}/`),
);
const everyTest = readdirSync("tests/integration", { recursive: true }).filter((file) => file.endsWith(".test.ts"));
/** The integration tests about the topic. @throws Error for a beginning that no test has any more */
const integration = (options.beside ? [] : (INTEGRATION[topic] ?? [])).flatMap((beginning) => {
  const found = everyTest.filter((file) => path.basename(file).startsWith(beginning));
  if (found.length === 0) throw new Error(`No integration test begins with ${beginning}`);
  return found.map((file) => `tests/integration/${file}`);
});
/** Of the tests only those beside the code and the integration tests about it are copied, so only those run. */
const kept = options.beside ? asked.map(testOf) : topic && [`app/{,modules/}${topic}/**`, ...integration];
const tests = kept && ["*.test.ts", "*.test.tsx", ...kept.map((file) => `!${file}`)];
const plugin = (file) => pathToFileURL(path.resolve(file)).href;

const stryker = new Stryker({
  mutate: isFile ? asked : [`${folder}/**/*.ts`, ...LEFT_OUT, ENGINE],
  testRunner: "vitest",
  vitest: { configFile: "vite.config.ts", related: !tests },
  plugins: [
    "@stryker-mutator/vitest-runner",
    plugin("scripts/mutation/ignorer.mjs"),
    plugin("scripts/mutation/sample.mjs"),
  ],
  ignorers: ["words-and-logs"],
  checkers: sample ? ["drawn-only"] : [],
  coverageAnalysis: "perTest",
  incremental: false,
  concurrency: Number(process.env.MUTATION_CONCURRENCY) || Math.max(1, os.availableParallelism() - 1),
  // Data, builds and pictures need not be copied; packages are linked.
  ignorePatterns: [
    "/build",
    "/.cache",
    "/data",
    "/bench",
    "/docs",
    "/tests/e2e",
    "/scripts/data",
    "/scripts/mutation",
    ...(tests ?? []),
  ],
  tempDirName: path.join(OUT, "copies", name),
  cleanTempDir: "always",
  disableTypeChecks: false,
  // Long enough that a busy machine is not taken for a mutant that never ends, which would count as noticed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  reporters: ["json", "progress-append-only", ...(sample ? ["draw"] : [])],
  jsonReporter: { fileName: report },
  clearTextReporter: { logTests: false },
  thresholds: { high: 90, low: 75, break: sample ? null : 75 },
});

const code = await stryker.runMutationTest().then(
  () => process.exitCode ?? 0,
  (error) => {
    console.error(error);
    return 1;
  },
);

if (!existsSync(report)) {
  console.error(`Nothing was tried: no test reaches ${asked.join(", ")}`);
  process.exit(1);
}
const { of: population, ids } = sample ? JSON.parse(readFileSync(drawnFile, "utf8")) : {};
const drawn = ids && new Set(ids);

/** Counts mutants by how they ended. */
function tally(mutants) {
  const count = (wanted) => mutants.filter(({ status }) => status === wanted).length;
  const [killed, timeouts, survived, notRun] = ["Killed", "Timeout", "Survived", "NoCoverage"].map(count);
  return {
    killed,
    timeouts,
    survived,
    notRun,
    noticed: killed + timeouts,
    total: killed + timeouts + survived + notRun,
  };
}

/** @returns the two ends of the 95 % interval (Wilson) of a share, in per cent */
function interval({ noticed, total }) {
  const z = 1.96;
  const share = noticed / total;
  const middle = share + z ** 2 / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return [middle - spread, middle + spread].map((end) => ((100 * end) / (1 + z ** 2 / total)).toFixed(0));
}

const percent = ({ noticed, total }) => (total === 0 ? "-" : ((noticed / total) * 100).toFixed(1));
const HEAD = ["%", "killed", "timeout", "survived", "not run", "file"];
const rowOf = (label, counts) => [
  percent(counts),
  counts.killed,
  counts.timeouts,
  counts.survived,
  counts.notRun,
  label,
];
const lineOf = (cells) => cells.map((cell, at) => (at < 5 ? String(cell).padStart(8) : cell)).join(" | ");

const { files, testFiles } = JSON.parse(readFileSync(report, "utf8"));
const testCount = Object.values(testFiles ?? {}).reduce((sum, { tests: all }) => sum + all.length, 0);
/**
 * Code that runs when a file is loaded is tried with all tests. If some of them did not run, their file could not be
 * loaded: vitest fails then, which Stryker does not see.
 */
const keepsFromLoading = ({ status, static: isStatic, testsCompleted }) =>
  status === "Survived" && isStatic === true && testsCompleted < testCount;
// A test file that cannot be loaded in the copy fails no run: it has no tests, and the share would be too low.
const silent = integration.filter((file) => !testFiles?.[file]);
const rows = [HEAD];
const missed = [];
const counted = [];
for (const [file, { mutants: all, source }] of Object.entries(files)) {
  const mutants = (drawn ? all.filter(({ id }) => drawn.has(id)) : all).map((mutant) =>
    keepsFromLoading(mutant) ? { ...mutant, status: "Killed" } : mutant,
  );
  counted.push(...mutants);
  const counts = tally(mutants);
  if (counts.total > 0) rows.push(rowOf(path.relative(folder, file) || file, counts));
  const text = source.split("\n");
  for (const { status, location, mutatorName, replacement } of mutants) {
    if (status !== "Survived" && status !== "NoCoverage") continue;
    const { start } = location;
    missed.push(
      `${file}:${start.line}:${start.column} ${status} ${mutatorName}\n  - ${text[start.line - 1].trim()}\n  + ${(replacement ?? "").replaceAll("\n", " ").slice(0, 160)}`,
    );
  }
}
const together = tally(counted);
rows.push(rowOf(`${folder} together`, together));
writeFileSync(path.join(OUT, `${name}.txt`), `${missed.join("\n")}\n`);
console.log(`\n${rows.map(lineOf).join("\n")}\n\nWhat was not noticed: ${path.join(OUT, `${name}.txt`)}`);
if (drawn && together.total > 0)
  console.log(
    `Drawn ${drawn.size} of ${population} with seed ${options.seed}: ${percent(together)} % noticed, 95 % interval ${interval(together).join(" to ")} %. ${counted.length - together.total} of the drawn ended in an error and are not counted.`,
  );
if (silent.length > 0) console.error(`Not a fair figure: no test ran of ${silent.join(", ")}`);
process.exit(silent.length > 0 ? 1 : code);
