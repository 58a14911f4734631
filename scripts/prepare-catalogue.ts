/**
 * Part of the build: prepares data from the catalogue that every start would otherwise calculate (docs/architecture.md,
 * "Catalogue").
 */
import { runWithData } from "./with-data";

await runWithData("/scripts/prepared-catalogue.ts");
