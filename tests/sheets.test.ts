import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** As components/layout/sheet-of.ts chooses them, by the folder of a route or its file. */
const SHEETS: Readonly<Record<string, string>> = {
  admin: "of-person",
  billing: "of-trips",
  discover: "of-places",
  itinerary: "of-trips",
  profile: "of-person",
  site: "of-places",
  surprise: "of-person",
  trips: "of-trips",
  "trips/research.tsx": "of-person",
  "site/offline.tsx": "app",
};
/** These sheets name parts of others, to hide or to enlarge them. */
const STYLE_NOTHING_THEMSELVES = ["large-type", "print"];

const read = (file: string): string => readFileSync(file, "utf8");
const partsOf = (sheet: string): string[] =>
  [...read(`app/components/styles/${sheet}.css`).matchAll(/@import "\.\/([\w-]+)\.css"/g)]
    .map(([, name]) => name!)
    .filter((name) => !STYLE_NOTHING_THEMSELVES.includes(name));
const styledIn = (part: string): string[] =>
  [...read(`app/components/styles/${part}.css`).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

/** The file that an import leads to, if it is drawn in a page. */
function fileOf(from: string, name: string): string | undefined {
  if (!/^(#app\/|\.)/.test(name)) return undefined;
  const base = name.startsWith("#app/") ? name.slice(1) : path.join(path.dirname(from), name);
  return ["", ".ts", ".tsx"]
    .map((end) => base + end)
    .find((file) => /(?<!\.server)\.tsx?$/.test(file) && existsSync(file));
}

function filesOf(route: string): Set<string> {
  const files = new Set([route]);
  for (const file of files)
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      const next = fileOf(file, name!);
      if (next) files.add(next);
    }
  return files;
}

/** The words in the class names of a file; names that a template puts together stay in pieces. */
const classesIn = (file: string): string[] =>
  [...read(file).matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(([, plain, code = ""]) =>
    (plain ?? [...code.matchAll(/["`]([^"`]*)["`]/g)].map(([, text]) => text).join(" ")).split(/[^\w-]+/),
  );

const plainPages = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .map((name) => path.join("app/routes", name))
  .filter((file) => file.endsWith(".tsx") && read(file).includes('scripts: "none"'));

test("a page without the framework has every class it names in the one sheet of its area", () => {
  const styled = new Set(partsOf("app").flatMap(styledIn));
  const missing = plainPages.flatMap((page) => {
    const name = path.relative("app/routes", page);
    const own = new Set(partsOf(SHEETS[name] ?? SHEETS[name.split("/")[0]!] ?? "app").flatMap(styledIn));
    const named = new Set([...filesOf(page)].flatMap(classesIn));
    return [...named].filter((one) => styled.has(one) && !own.has(one)).map((one) => `${name}: .${one}`);
  });
  expect(missing).toEqual([]);
  expect(plainPages.length).toBeGreaterThan(50);
});

test("the sheet of the framework's pages holds every part of the others", () => {
  const all = partsOf("app");
  for (const sheet of ["of-places", "of-trips", "of-person"])
    expect(partsOf(sheet).filter((part) => !all.includes(part))).toEqual([]);
});
