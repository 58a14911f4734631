import path from "node:path";
import { parse } from "yaml";
import type { Plugin } from "vite";
import { destinationProblems } from "../app/modules/catalogue/destination-problems";
import { destinationSchema } from "../app/modules/catalogue/destination.schema";

const DESTINATIONS = "/catalogue/destinations/";

/**
 * Lets code import a data file: `import lisbon from "./lisbon.yaml"`. The text is read and checked when the product is
 * built, so the server loads plain JSON and no parser.
 * @throws Error of the YAML parser with line and column, or one that names file, place and field of every wrong fact;
 *   either stops the build
 */
export function yamlFiles(): Plugin {
  return {
    name: "voyance-yaml",
    transform(text, id) {
      if (!id.endsWith(".yaml")) return undefined;
      let value: unknown = parse(text);
      if (id.includes(DESTINATIONS)) {
        const file = path.relative(process.cwd(), id);
        const problems = destinationProblems(path.basename(id, ".yaml"), value);
        if (problems.length > 0) this.error(problems.map((problem) => `${file}: ${problem}`).join("\n"));
        // What a file may leave unsaid is filled in here, once, for all who read it.
        value = destinationSchema.parse(value);
      }
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`, map: null };
    },
  };
}
