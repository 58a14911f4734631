import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** What only tools for developers read, and what holds parts of the framework in every page that none uses. */
const DISPLAY_NAME = /^\s*\w+\.displayName = "[\w.]+";$/gm;

/**
 * What is settled for every page of ours, by file of the framework: the bundler then leaves out what follows from the
 * other answer. A pattern that is found nowhere stops the build, since the framework has changed then.
 */
const SETTLED: Record<string, readonly (readonly [RegExp, string])[]> = {
  "react/dist/esm/browser.js": [
    // Data and routes come as remix.config.js says, pages are drawn by the server, and nothing is replaced while it runs.
    [/window\.__remixContext\.future\.v3_singleFetch/g, "true"],
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/import\.meta &&$/gm, "false &&"],
  ],
  "react/dist/esm/routes.js": [
    [/future\.v3_singleFetch/g, "true"],
    [/if \(isSpaMode\)/g, "if (false)"],
    [/typeof singleFetch === "function"/g, "true"],
  ],
  "react/dist/esm/links.js": [[/future\.v3_singleFetch/g, "true"]],
  "react/dist/esm/scroll-restoration.js": [[/if \(isSpaMode\)/g, "if (false)"]],
  "react/dist/esm/fog-of-war.js": [
    [/future\.v3_lazyRouteDiscovery === true && !isSpaMode/g, "true"],
    // What is being asked for is not asked for again: each change of a page meanwhile would.
    [/(if \(lazyPaths\.length === 0\) \{\s*return;\s*\})/g, "$1 lazyPaths.forEach(path => nextPaths.delete(path));"],
  ],
  "react/dist/esm/components.js": [
    [/future\.v3_singleFetch/g, "true"],
    [/isSpaMode && !isHydrated/g, "false"],
    // What the server writes into a page, the browser does not write again.
    [/= staticContext \? /g, "= false ? "],
    [/= !isStatic \? " "/g, '= true ? " "'],
    [/!isStatic && typeof __remixContext === "object" && __remixContext\.a/g, "false"],
  ],
};

function settle(code: string, id: string): string {
  const file = Object.keys(SETTLED).find((one) => id.endsWith(`/node_modules/@remix-run/${one}`));
  return (SETTLED[file ?? ""] ?? []).reduce((text, [pattern, settled]) => {
    const next = text.replace(pattern, settled);
    if (next === text) throw new Error(`${id} no longer says ${pattern.source}`);
    return next;
  }, code);
}

/** The framework without the names of its parts, and without what no page of ours does. */
export function settledFramework(): Plugin {
  return {
    name: "voyance-settled-framework",
    apply: "build",
    transform: (code, id) =>
      /\/node_modules\/@remix-run\/react\//.test(id)
        ? { code: settle(code.replace(DISPLAY_NAME, ""), id.replace(/\?.*$/, "")), map: null }
        : undefined,
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
