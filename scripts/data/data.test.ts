import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { buildData } from "./build";
import type { GeneratedFile } from "./build";

/** Folders that hold nothing but what `npm run data` writes. */
const FOLDERS = ["app/data/generated", "app/components/styles/fonts", "app/integrations/pdfkit/fonts/noto-sans-jp", "app/integrations/pdfkit/fonts/noto-sans-jp/files"];

const files = await buildData();

const digests = (made: readonly GeneratedFile[]): string[] =>
  made.map(({ path, content }) => `${path} ${createHash("sha256").update(content).digest("hex")}`);

describe("generated data", () => {
  it("is what the packages and the corrections make today", async () => {
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "app/data/generated/airports.json",
        "app/data/generated/countries.json",
        "app/data/generated/gazetteer.tsv",
        "app/data/generated/holidays.json",
        "app/data/generated/rates.json",
        "app/data/generated/world-land.tsv",
        "app/components/styles/icons.svg",
        "app/components/styles/world.svg",
      ]),
    );
    for (const { path, content } of files) {
      const committed = await readFile(path);
      if (typeof content !== "string") {
        expect(committed.equals(content), `run npm run data for ${path}`).toBe(true);
        continue;
      }
      // A diff of 300 KB helps nobody: the first line that differs does.
      const [was, is] = [committed.toString("utf8").split("\n"), content.split("\n")];
      const line = is.findIndex((each, index) => each !== was[index]);
      expect({ path, line: is[line] }, "run npm run data").toEqual({ path, line: line < 0 ? undefined : was[line] });
      expect(committed.toString("utf8").length, path).toBe(content.length);
    }
  });

  it("comes out the same twice", async () => {
    expect(digests(await buildData())).toEqual(digests(files));
  });

  it("has no other file beside it", async () => {
    const built = new Set(files.map(({ path }) => path));
    for (const folder of FOLDERS) {
      const lying = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
      expect(lying.map(({ name }) => `${folder}/${name}`).filter((path) => !built.has(path))).toEqual([]);
    }
  });
});
