import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";

/**
 * Bundles a program that tests start as processes of their own, with what it imports of the product: once a run, for all
 * files that start it. It lies beside the packages, which it finds from there.
 * @param entry its source, from the folder of the repository
 * @returns the file to start
 */
export async function bundleOnce(entry: string, options: BuildOptions): Promise<string> {
  const name = entry.replaceAll("/", "-").replace(/\.ts$/, "");
  const file = path.join(process.env.TEST_DATA_ROOT!, `${name}.mjs`);
  if (existsSync(file)) return file;
  // Of two that bundle at once, each writes a whole file.
  const written = path.join(process.env.TEST_DATA_ROOT!, `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile: written,
    alias: { "#app": path.resolve("app") },
    bundle: true,
    platform: "node",
    format: "esm",
    ...options,
  });
  renameSync(written, file);
  return file;
}

/** Lets packages that are no modules of the language ask for others in a bundle that is one. */
export const WITH_REQUIRE = {
  js: 'import { createRequire as from } from "node:module"; const require = from(import.meta.url);',
};
