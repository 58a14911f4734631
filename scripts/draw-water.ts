/** Cuts the water around each destination out of the water of the world: `npx tsx scripts/draw-water.ts`. Run it when places were added or moved. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildWater } from "./water/water";

const FOLDER = "app/modules/maps/data/water";

const water = await buildWater();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const [slug, around] of Object.entries(water)) {
  const text = `${JSON.stringify(around)}\n`;
  bytes += text.length;
  writeFileSync(path.join(FOLDER, `${slug}.json`), text);
}
process.stdout.write(`${Object.keys(water).length} files, ${bytes} bytes\n`);
