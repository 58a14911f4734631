/** `npm run region`, as the build has made it; builds first where a clone has no build yet. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = path.resolve(import.meta.dirname, "../../build/region.js");
if (!existsSync(program)) {
  const { ensureBuilt, ensureInstalled } = await import("../prepare.mjs");
  ensureInstalled();
  await ensureBuilt();
}
await import(pathToFileURL(program).href);
