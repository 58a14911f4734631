import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rollup } from "vite";
import routes from "../app/routes";
import { planChunks } from "./chunk-plan";

interface RouteEntry {
  file: string;
  children?: RouteEntry[];
}

/** A module's transferred size as a share of its source, which is then minified and compressed. */
const ON_THE_LINE = 0.15;
/**
 * The worth of one request less: its headers, and some of the sixth of a round trip that it takes on a slow connection.
 */
const REQUEST_BYTES = 1500;

const APP = path.resolve("app");
/** A file of the product, whatever the framework's build adds to its name. */
const fileOf = (id: string): string => id.replace(/\?.*$/, "");

/** Whether the page runs the framework at all (see docs/decisions/003). */
function isHydrated(file: string): boolean {
  return file.endsWith(".tsx") && !readFileSync(path.join(APP, file), "utf8").includes('scripts: "none"');
}

/** The entries of each page that runs the framework: those of the routes it stands in, and its own. */
function pagesOf(
  entries: readonly RouteEntry[],
  above: readonly string[],
  moduleOf: (file: string) => string | undefined,
): string[][] {
  return entries.flatMap(({ file, children }) => {
    const own = moduleOf(path.join(APP, file));
    const chain = own === undefined ? [...above] : [...above, own];
    return [...(isHydrated(file) ? [chain] : []), ...pagesOf(children ?? [], chain, moduleOf)];
  });
}

function planOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, string> {
  // The bundler lists modules in the order of reading, which differs each time; sorted, the same sources make the same
  // files.
  const infos = [...getModuleIds()]
    .sort()
    .map((id) => getModuleInfo(id)!)
    .filter(({ isExternal }) => !isExternal);
  const entries = new Map(infos.filter(({ isEntry }) => isEntry).map(({ id }) => [fileOf(id), id]));
  const always = infos.filter(({ id }) => /\/app\/(entry\.client|root)\.tsx(\?|$)/.test(id)).map(({ id }) => id);
  const plan = planChunks({
    modules: infos.map(({ id, code, isIncluded, importedIds }) => ({
      id,
      bytes: isIncluded ? (code?.length ?? 0) * ON_THE_LINE : 0,
      imports: importedIds,
    })),
    entries: infos
      .filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0)
      .map(({ id }) => id),
    pages: pagesOf(routes as readonly RouteEntry[], always, (file) => entries.get(file)),
    requestBytes: REQUEST_BYTES,
  });
  return new Map(
    plan.flatMap((modules, at) => {
      const name = at === 0 ? "kit" : `part-${at}`;
      return modules.map(({ id }) => [id, name] as const);
    }),
  );
}

/** Gathers shared modules into few files (see chunk-plan.ts), and stops the build if two files need each other. */
export function fewChunks(): Plugin {
  let plan: Map<string, string> | undefined;
  return {
    name: "voyance-chunks",
    apply: "build",
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id, meta) => (plan ??= planOf(meta)).get(id),
    }),
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? chunk.imports : [];
      };
      for (const file of Object.keys(bundle)) {
        const seen = new Set(importsOf(file));
        for (const one of seen) for (const next of importsOf(one)) seen.add(next);
        if (seen.has(file)) this.error(`${file} needs itself by way of other files`);
      }
    },
  };
}
