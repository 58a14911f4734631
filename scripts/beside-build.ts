import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ResolvedConfig } from "vite";

/** The use that a plugin makes of a data file it has read. */
export interface BesideBuild {
  configResolved(config: ResolvedConfig): void;
  writeBundle(): void;
  /** @returns the code of a module that gives the value */
  moduleOf(file: string, value: unknown): string;
}

/**
 * Data of the server goes into files beside its code, and is read when the server starts. In the code it would stay in
 * memory twice more, as source and as constants, and a letter outside Latin (as in "東京") would make each of both take
 * two bytes a letter for all code. Pages, tests and the development server have the data in the module itself.
 */
export function besideBuild(): BesideBuild {
  const texts = new Map<string, string>();
  let folder: string | undefined;
  return {
    configResolved({ command, build }) {
      folder = command === "build" && build.ssr ? path.posix.join(build.outDir, "data") : undefined;
    },
    moduleOf(file, value) {
      const text = JSON.stringify(value);
      if (folder === undefined) return `export default JSON.parse(${JSON.stringify(text)});`;
      const target = path.posix.join(folder, `${path.basename(path.dirname(file))}.${path.basename(file)}.json`);
      texts.set(target, text);
      // From the folder that the server runs in, as all that it reads of the build: that may be another machine's.
      const read = path.posix.relative(process.cwd(), path.posix.resolve(target));
      return `import { readFileSync } from "node:fs";\nexport default JSON.parse(readFileSync(${JSON.stringify(read)}, "utf8"));`;
    },
    writeBundle() {
      if (folder !== undefined) mkdirSync(folder, { recursive: true });
      for (const [target, text] of texts) writeFileSync(target, text);
    },
  };
}
