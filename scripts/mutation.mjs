/**
 * `npm run mutation -- FOLDER`: changes the code of a folder in a thousand small ways, one after the other, and
 * says which of the changes no test notices. A folder is a name such as `booking` or `http`, or a path. It takes
 * minutes to hours and is no part of `npm test`; docs/testing.md has the figures.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Stryker } from "@stryker-mutator/core";

const OUT = ".cache/mutation";
/** Not mutated: tests, what only describes (tables of types), what is drawn (JSX, words of pages). */
const LEFT_OUT = ["!**/*.{test,fixture}.ts", "!**/*.table.ts", "!**/ui/**", "!**/*.tsx"];
/** The solver has benchmarks and properties of its own, and a mutant of a search often finds the same answer. */
const ENGINE = "!app/modules/itinerary/engine/**";

function folderOf(name) {
  const found = [name, `app/${name}`, `app/modules/${name}`].find((folder) => folder && existsSync(folder));
  if (!found) throw new Error(`Which folder? There is no ${name || "name"} here, in app/ or in app/modules/`);
  return found.replace(/\/$/, "");
}

const asked = process.argv[2] ?? "";
const folder = folderOf(asked);
const isFile = /\.ts$/.test(folder);
const name = path.basename(folder, ".ts");
const report = path.join(OUT, `${name}.json`);
mkdirSync(OUT, { recursive: true });

const stryker = new Stryker({
  mutate: isFile ? [folder] : [`${folder}/**/*.ts`, ...LEFT_OUT, ENGINE],
  testRunner: "vitest",
  vitest: { configFile: "vite.config.ts", related: true },
  plugins: ["@stryker-mutator/vitest-runner", pathToFileURL(path.resolve("scripts/mutation-ignorer.mjs")).href],
  ignorers: ["words-and-logs"],
  coverageAnalysis: "perTest",
  incremental: false,
  concurrency: Number(process.env.MUTATION_CONCURRENCY) || Math.max(1, os.availableParallelism() - 1),
  // Data, builds and pictures need not be copied; packages are linked.
  ignorePatterns: ["build", ".cache", "data", "bench", "docs", "tests/e2e", "scripts/datasets"],
  tempDirName: path.join(OUT, "copies"),
  cleanTempDir: "always",
  disableTypeChecks: false,
  timeoutMS: 15_000,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: report },
  clearTextReporter: { logTests: false },
  thresholds: { high: 90, low: 75, break: 75 },
});

const code = await stryker.runMutationTest().then(
  () => process.exitCode ?? 0,
  (error) => {
    console.error(error);
    return 1;
  },
);

/** Counts a file's mutants by how they ended. */
function tally(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const missed = count("Survived", "NoCoverage");
  return { noticed, survived: count("Survived"), unrun: count("NoCoverage"), total: noticed + missed };
}

const percent = ({ noticed, total }) => (total === 0 ? "    -" : `${((noticed / total) * 100).toFixed(1).padStart(5)}`);
const { files } = JSON.parse(readFileSync(report, "utf8"));
const lines = ["    % | noticed | survived | not run | file"];
const missed = [];
for (const [file, { mutants, source }] of Object.entries(files)) {
  const of = tally(mutants);
  if (of.total > 0)
    lines.push(
      `${percent(of)} | ${String(of.noticed).padStart(7)} | ${String(of.survived).padStart(8)} | ${String(of.unrun).padStart(7)} | ${path.relative(folder, file) || file}`,
    );
  const text = source.split("\n");
  for (const { status, location, mutatorName, replacement } of mutants) {
    if (status !== "Survived" && status !== "NoCoverage") continue;
    const { start } = location;
    missed.push(
      `${file}:${start.line}:${start.column} ${status} ${mutatorName}\n  - ${text[start.line - 1].trim()}\n  + ${(replacement ?? "").replaceAll("\n", " ").slice(0, 160)}`,
    );
  }
}
const all = tally(Object.values(files).flatMap(({ mutants }) => mutants));
lines.push(
  `${percent(all)} | ${String(all.noticed).padStart(7)} | ${String(all.survived).padStart(8)} | ${String(all.unrun).padStart(7)} | ${folder} together`,
);
writeFileSync(path.join(OUT, `${name}.txt`), `${missed.join("\n")}\n`);
console.log(`\n${lines.join("\n")}\n\nWhat was not noticed: ${path.join(OUT, `${name}.txt`)}`);
process.exit(code);
