/**
 * Writes the licences of all packages that travel with the product, in pages, in PDF and in the server, to
 * public/NOTICE.txt: `npx tsx scripts/write-notice.ts`. Run it after `npm install` has changed the lock file;
 * tests/notice.test.ts tells when it was forgotten.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

export const NOTICE = "public/NOTICE.txt";
const LOCK = "package-lock.json";
/** Licences of packages that are not installed, but of which the product keeps a part: icons, names, holidays. */
const KEPT = "scripts/data/licences";

/** Packages that only build: nothing of them is sent to a browser or runs in the server. */
const BUILD_ONLY: ReadonlySet<string> = new Set(["@remix-run/dev", "esbuild", "terser", "tsx", "vite"]);

interface Locked {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Locked>;
}

/** A package that travels with the product. */
interface Shipped {
  name: string;
  version: string;
  licence: string;
  /** Its folder, from the root. */
  at: string;
}

export const readLock = (): Lock => JSON.parse(readFileSync(LOCK, "utf8")) as Lock;

/** The folder of a package as another one finds it: the nearest one upwards. */
function folderOf(name: string, from: string, { packages }: Lock): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    const folder = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === "") return undefined;
  }
}

/** Packages that travel with the product, with all that they need, by name and version. */
export function shippedPackages(lock: Lock): Shipped[] {
  const found = new Set<string>();
  const follow = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const folder = folderOf(name, from, lock);
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      const { dependencies = {}, optionalDependencies = {} } = lock.packages[folder] ?? {};
      follow(folder, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]);
    }
  };
  const roots = Object.keys(lock.packages[""]?.dependencies ?? {}).filter((name) => !BUILD_ONLY.has(name));
  follow("", roots);
  const shipped = [...found].map((at) => {
    const { version = "", license = "see its own text" } = lock.packages[at] ?? {};
    return { name: at.slice(at.lastIndexOf("node_modules/") + "node_modules/".length), version, licence: license, at };
  });
  const byName = new Map(shipped.map((one) => [titleOf(one), one]));
  return [...byName.values()].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
}

/** "react 18.3.1, MIT": the line of a package in the notice. */
export const titleOf = ({ name, version, licence }: Omit<Shipped, "at">): string => `${name} ${version}, ${licence}`;

/** The licence and notice texts of a package; none where it is made for another machine, or brings none. */
function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && /(^[^.]*|\.(md|txt|mit|bsd))$/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8").replace(/\r\n/g, "\n").trim());
}

/** Packages by their text, so that none stands twice. */
function byText(shipped: readonly Shipped[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const add = (text: string, title: string): void => void groups.set(text, [...(groups.get(text) ?? []), title]);
  for (const one of shipped) {
    const texts = textsIn(one.at);
    if (texts.length > 0) add(texts.join("\n\n"), titleOf(one));
  }
  for (const file of readdirSync(KEPT).sort())
    add(readFileSync(path.join(KEPT, file), "utf8").trim(), `${file.replace(/\.txt$/, "")}, of which a part is kept`);
  return groups;
}

const RULE = "=".repeat(80);

/** The whole notice: first all packages a line each, then the texts of their licences. */
function noticeText(lock: Lock): string {
  const shipped = shippedPackages(lock);
  const texts = [...byText(shipped)].map(([text, titles]) => `${RULE}\n${titles.join("\n")}\n\n${text}\n`);
  return [
    "Voyance travels with the work of others. These packages are sent to browsers, are in its PDF or run in its server.",
    "",
    ...shipped.map(titleOf),
    "",
    ...texts,
  ].join("\n");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(NOTICE, noticeText(readLock()));
