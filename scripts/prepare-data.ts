/**
 * Part of the build: everything that is made of the data alone, so that no server has to (docs/architecture.md,
 * "Data"): `prepare-data drawn FOLDER` draws the posters and the pictures of sights, and sanitises the guides, and `prepare-data catalogue`, which
 * needs the posters in their place, writes what a start would otherwise calculate.
 */
import { cleanGuides } from "./clean-guides";
import { drawAllPosters } from "./draw-posters";
import { runWithData } from "./with-data";

const [part, folder = ""] = process.argv.slice(2);
if (part === "drawn") {
  cleanGuides(folder);
  await drawAllPosters(folder);
} else await runWithData("/scripts/prepared-catalogue.ts");
