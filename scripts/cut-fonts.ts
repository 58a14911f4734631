import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFonts } from "./datasets/fonts";

/**
 * Cuts the faces of the pages: `npx tsx scripts/cut-fonts.ts`. Run it when their letters, weights or packages change.
 */
for (const { path: file, bytes } of await buildFonts()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  process.stdout.write(`${file} ${bytes.length} bytes\n`);
}
