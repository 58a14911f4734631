/** Part of the build: works out of the catalogue what else every start would have to (docs/architecture.md, "Catalogue"). */
import { runWithData } from "./with-data";

await runWithData("/scripts/prepared-catalogue.ts");
