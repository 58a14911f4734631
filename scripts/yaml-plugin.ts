import { parse } from "yaml";
import type { Plugin } from "vite";

/**
 * Lets code import a data file: `import lisbon from "./lisbon.yaml"`. The text is read when the product is built, so
 * the server loads plain JSON and no parser.
 * @throws Error of the YAML parser with line and column, which names the file in the build's output
 */
export function yamlFiles(): Plugin {
  return {
    name: "voyance-yaml",
    transform(text, id) {
      if (!id.endsWith(".yaml")) return undefined;
      const json = JSON.stringify(parse(text));
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, map: null };
    },
  };
}
