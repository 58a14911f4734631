import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FOLDERS = ["app", "bench", "docs", "migrations", "public", "scripts", "tests"];
const inFolders = FOLDERS.flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => !file.includes("node_modules"))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
);
const files = [...inFolders, ...readdirSync(".").filter((file) => file.includes("."))];
/** Every path, and every end of one: a document may leave out the folders that its table is about. */
const ends = new Set(files.flatMap((file) => file.split("/").map((_, index, parts) => parts.slice(index).join("/"))));

const docs = files.filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"));
/** A file with a folder, in backticks, without a placeholder. */
const NAMED = /`((?:[\w@.-]+\/)+[\w@.-]+\.(?:tsx?|mjs|ya?ml|css|csv|md))`/g;
const scripts = files.filter((file) => /^scripts\/.*\.(?:ts|mjs)$/.test(file));
const LITERAL = /["'`](?:\.\.?\/)*((?:app|bench|docs|migrations|public|scripts|tests)\/[\w./-]+)["'`]/g;

describe("paths that are named", () => {
  it.each(docs)("in %s lead somewhere", (file) => {
    const named = [...readFileSync(file, "utf8").matchAll(NAMED)].map(([, name]) => name!);
    expect(named.filter((name) => !ends.has(name))).toEqual([]);
  });

  it("in scripts lead somewhere", () => {
    const known = new Set(files);
    const missing = scripts.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(LITERAL)]
        .map(([, name]) => name!.replace(/\/$/, ""))
        .filter((name) => !["", ".ts", ".tsx", ".mjs"].some((end) => known.has(name + end)))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
