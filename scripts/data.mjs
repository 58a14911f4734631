/**
 * `npm run data`: makes the committed data, icons, letters and land anew from their packages, which are installed for
 * that. `-- --check` compares them with the committed files and tests them instead; `-- --due` lists the facts that are
 * due to be looked over, and needs no package of its own.
 */
import { ensureInstalled, run } from "./prepare.mjs";

const FOLDER = "scripts/data";
const asked = process.argv[2];

if (asked === "--due") {
  ensureInstalled();
  run("npx", ["tsx", "scripts/due-facts.ts"]);
} else if (asked === "--check") {
  ensureInstalled({ isForTests: true });
  ensureInstalled({ folder: FOLDER });
  run("npx", ["tsc", "--noEmit", "-p", FOLDER]);
  run("npx", ["vitest", "run", "--config", `${FOLDER}/vitest.config.ts`]);
} else if (asked === undefined) {
  ensureInstalled();
  ensureInstalled({ folder: FOLDER });
  run("npx", ["tsx", `${FOLDER}/write.ts`]);
} else throw new Error(`There is no ${asked}: --check or --due`);
