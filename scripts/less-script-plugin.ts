import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** What only tools for developers read, and what holds parts of the framework in every page that none uses. */
const DISPLAY_NAME = /^\s*\w+\.displayName = "[\w.]+";$/gm;

/** The framework without the names of its parts. */
export function namelessFramework(): Plugin {
  return {
    name: "voyance-nameless-framework",
    apply: "build",
    transform: (code, id) =>
      /\/node_modules\/@remix-run\/react\//.test(id) ? { code: code.replace(DISPLAY_NAME, ""), map: null } : undefined,
  };
}

/**
 * A part that comes late is imported as it is: the bundler's own help with that, half a kilobyte on every page that has
 * such a part, names the files in advance that the part needs beside those of its page, and these are few and small.
 */
export function plainLateParts(): Plugin {
  return {
    name: "voyance-late-parts",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : undefined),
  };
}
