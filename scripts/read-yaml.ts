import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseDocument } from "yaml";

/** The folder of read texts; it can be deleted at any time. */
const READ = ".cache/yaml";
const { version } = createRequire(import.meta.url)("yaml/package.json") as { version: string };

/** Parses a text. @throws Error with every fault of it, each with line and column */
function parse(text: string): unknown {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new Error(document.errors.map(({ message }) => message.trim()).join("\n"));
  return document.toJS();
}

/**
 * The value of a YAML text. The bundles of the server and of its thread, the posters and the catalogue all read the
 * same files, which takes the parser six seconds: a text is read once, and its value kept under the text's hash.
 * @throws Error with every fault of the text, each with line and column
 */
export function readYaml(text: string): unknown {
  const name = createHash("sha256").update(version).update("\n").update(text).digest("base64url");
  const file = path.join(READ, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const value = parse(text);
  mkdirSync(READ, { recursive: true });
  // Written beside and renamed: two steps of the build may read the same text at once.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
  renameSync(`${file}.${process.pid}`, file);
  return value;
}
