import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MotifSource } from "./motif-source";

/** The folder of the built pictures of sights, from the root of the product. */
export const BUILT_MOTIFS = "build/prepared/motifs";

/** The file with the version of the pictures. */
export const MOTIF_VERSION = "version.txt";

/** The file of a picture. There are thousands of a few kilobytes, so each is written once, packed. */
export const motifFile = (name: string): string => `${name}.svg.gz`;

/** The file of a picture for paper. */
export const motifPixels = (name: string): string => `${name}.png`;

/** "torii-row.0.japan.dawn": nothing in it leads out of the folder. */
const NAME = /^[a-zA-Z-]+\.\d\.[a-z]+\.[a-z]+$/;

/**
 * Pictures as the build wrote them. None stays in memory.
 * @throws Error with advice if the build has not written them
 */
export function builtMotifs(folder = BUILT_MOTIFS): MotifSource {
  const readFrom = async (name: string, file: (name: string) => string): Promise<Buffer | undefined> => {
    if (!NAME.test(name)) return undefined;
    return readFile(path.join(folder, file(name))).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
  };
  return {
    version: readVersion(folder),
    read: (name) => readFrom(name, motifFile),
    readPixels: (name) => readFrom(name, motifPixels),
  };
}

function readVersion(folder: string): string {
  const file = path.join(folder, MOTIF_VERSION);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${file} cannot be read: run npm run build`, { cause: error });
  }
}
