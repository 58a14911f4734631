import path from "node:path";
import type { Plugin } from "vite";
import { countryFactsSchema } from "../app/modules/catalogue/schema/country-facts.schema";
import { routeFileProblems } from "../app/modules/catalogue/routes/route-problems";
import { travelRouteSchema } from "../app/modules/catalogue/routes/travel-route.schema";
import { countryProblems } from "../app/modules/catalogue/places/country-problems";
import { destinationProblems } from "../app/modules/catalogue/places/destination-problems";
import { destinationSchema } from "../app/modules/catalogue/schema/destination.schema";
import { besideBuild } from "./beside-build";
import { readYaml } from "./read-yaml";

/** Checked data files, by their folder; others are read unchecked. */
const KINDS: Readonly<
  Record<string, { problemsOf: (name: string, value: unknown) => string[]; schema: { parse(value: unknown): unknown } }>
> = {
  "/catalogue/destinations/": { problemsOf: destinationProblems, schema: destinationSchema },
  "/catalogue/routes/authored/": { problemsOf: routeFileProblems, schema: travelRouteSchema },
  "/catalogue/countries/": { problemsOf: countryProblems, schema: countryFactsSchema },
};

/**
 * Lets code import a data file: `import lisbon from "./lisbon.yaml"`. The text is read and checked when the product is
 * built, so the server loads plain JSON and no parser.
 * @throws Error that names every fault of the file: of its text with line and column, or of its facts with place and
 *   field; either stops the build
 */
export function yamlFiles(): Plugin {
  const { moduleOf, ...hooks } = besideBuild();
  return {
    name: "voyance-yaml",
    ...hooks,
    transform(text, id) {
      if (!id.endsWith(".yaml")) return undefined;
      const value = readYaml(text);
      const kind = Object.entries(KINDS).find(([folder]) => id.includes(folder))?.[1];
      const problems = kind?.problemsOf(path.basename(id, ".yaml"), value) ?? [];
      const file = path.relative(process.cwd(), id);
      if (problems.length > 0) this.error(problems.map((problem) => `${file}: ${problem}`).join("\n"));
      // Fields that a file may leave out are filled in here, once, for all readers.
      const whole = kind ? kind.schema.parse(value) : value;
      return { code: moduleOf(file, whole), map: null };
    },
  };
}
