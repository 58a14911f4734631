/** `npm run mutation`: installs what changes the code, and runs it; scripts/mutation/run.mjs says what may be asked. */
import { ensureInstalled, run } from "./prepare.mjs";

const FOLDER = "scripts/mutation";

ensureInstalled({ isForTests: true });
ensureInstalled({ folder: FOLDER });
run("node", [`${FOLDER}/run.mjs`, ...process.argv.slice(2)]);
