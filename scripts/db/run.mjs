/** `npm run db:copy`, `db:backup` and `db:restore`, as the build has made them: they need no package of the tests. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = path.resolve(import.meta.dirname, "../../build/db.js");
if (existsSync(program)) await import(pathToFileURL(program).href);
else {
  console.error("The commands for the database are part of the build: run npm run build first.");
  process.exitCode = 1;
}
