import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

async function sourcesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

async function packagesOf(folder: string): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

describe("packages of data", () => {
  it("are none of the product's: only `npm run data` installs them", async () => {
    const data = await packagesOf("scripts/data");
    const product = await packagesOf(".");
    // Of this face the PDF prints what its package has, and pages what is cut from it.
    expect(Object.keys(data).filter((name) => name in product)).toEqual(["@fontsource/gloock"]);
    expect(data["@fontsource/gloock"]).toBe(product["@fontsource/gloock"]);
  });

  it("are named with a version and a licence each", async () => {
    const sources = await readFile(join(root, "DATA-SOURCES.md"), "utf8");
    const data = Object.entries(await packagesOf("scripts/data"));
    for (const [name, version] of data.filter(([each]) => !/^(?:@types\/|topojson-|d3-geo$|subset-font$)/.test(each))) {
      const line = sources.split("\n").find((each) => each.includes(`\`${name}\``));
      expect(line, name).toContain(version);
      expect(line, name).toMatch(/CC BY|CC0|ISC|MIT|OFL/);
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
      // Written in place, or chosen from a table of symbols.
      const tables = [...text.matchAll(/const SYMBOLS\b[^=]*= \{([^}]*)\}/g)].map(([, table = ""]) => table);
      for (const [, name = ""] of text.matchAll(/<Icon name="([a-z-]+)"/g)) named.set(name, path);
      for (const [, name = ""] of tables.join(" ").matchAll(/: "([a-z-]+)"/g)) named.set(name, path);
    }
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter(([name]) => !sprite.includes(`id="${name}"`))).toEqual([]);
  });
});
