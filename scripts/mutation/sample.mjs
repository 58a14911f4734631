/**
 * The sampling mode of `npm run mutation`: of all mutants of a folder only the drawn ones are run. The draw is a hash
 * of seed, place and change, so the same seed on the same code draws the same mutants.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { PluginKind, declareClassPlugin } from "@stryker-mutator/api/plugin";

const { MUTATION_DRAWN: DRAWN = "", MUTATION_SAMPLE: SIZE = "0", MUTATION_SEED: SEED = "1" } = process.env;

function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = fileName.split("/app/").at(-1);
  const place = `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
  return createHash("sha256").update(`${SEED} ${place} ${mutatorName} ${replacement}`).digest("hex");
}

/** Draws when all mutants are known, those without a test among them, and before the first one is run. */
class DrawingReporter {
  static inject = [];

  onMutationTestingPlanReady({ mutantPlans }) {
    const candidates = mutantPlans.map(({ mutant }) => mutant).filter(({ status }) => status !== "Ignored");
    const drawn = candidates.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, Number(SIZE));
    writeFileSync(DRAWN, JSON.stringify({ of: candidates.length, ids: drawn.map(({ id }) => id) }));
  }
}

/** Keeps what was not drawn from being run: Stryker then counts it neither as noticed nor as missed. */
class DrawnOnly {
  static inject = [];

  async init() {}

  async check(mutants) {
    if (!existsSync(DRAWN)) throw new Error("No mutants were drawn before the first was to be run");
    const { ids } = JSON.parse(readFileSync(DRAWN, "utf8"));
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        ids.includes(id) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
      ]),
    );
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, "draw", DrawingReporter),
  declareClassPlugin(PluginKind.Checker, "drawn-only", DrawnOnly),
];
