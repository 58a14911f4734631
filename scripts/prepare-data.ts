/**
 * Part of the build: everything that is made of the data alone, so that no server has to: posters, what a start would
 * otherwise calculate from the catalogue, and sanitised guides (docs/architecture.md, "Data").
 */
import { cleanGuides } from "./clean-guides";
import { drawAllPosters } from "./draw-posters";
import { runWithData } from "./with-data";

await drawAllPosters();
// The published files name the posters.
await runWithData("/scripts/prepared-catalogue.ts");
cleanGuides();
