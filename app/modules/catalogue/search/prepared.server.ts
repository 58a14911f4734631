import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import MiniSearch from "minisearch";
import { INDEX_OPTIONS } from "./explore-text";

/** The folder of the build's prepared data, which every start would otherwise calculate from the catalogue. */
export const PREPARED = path.resolve("build/prepared/catalogue");

/** A file of text with its validator and its small form. */
export interface StaticFile {
  text: string;
  brotli: Buffer;
  hash: string;
}

/** By slug, the score of each topic that a place is about. */
export type PreparedTopics = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Names of the files among {@link PREPARED}. */
export const PREPARED_FILES = { topics: "topics.json", search: "search.json", hashes: "hashes.json" } as const;

function readPrepared<T>(name: string, parse: (file: Buffer) => T): T {
  const file = path.join(PREPARED, name);
  try {
    return parse(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} cannot be read: run npm run build`, { cause: error });
  }
}

function asJson<T>(file: Buffer): T {
  return JSON.parse(file.toString("utf8")) as T;
}

/** @throws Error that names the file, when the build has not written it */
export function readPreparedText(name: string): string {
  return readPrepared(name, (file) => file.toString("utf8"));
}

/** The topic scores of all places. */
export function readTopicScores(): PreparedTopics {
  return readPrepared<PreparedTopics>(PREPARED_FILES.topics, asJson);
}

/** The index of all places' texts, ready to be searched. */
export function readSearchIndex(): MiniSearch {
  return readPrepared(PREPARED_FILES.search, (file) => MiniSearch.loadJSON(file.toString("utf8"), INDEX_OPTIONS));
}

let hashes: Readonly<Record<string, string>> | undefined;

/** A published file. It does not stay in memory: the operating system caches the files in use. */
export function findPreparedFile(name: string): Promise<StaticFile> | undefined {
  hashes ??= readPrepared<Readonly<Record<string, string>>>(PREPARED_FILES.hashes, asJson);
  const hash = Object.hasOwn(hashes, name) ? hashes[name] : undefined;
  if (hash === undefined) return undefined;
  const file = path.join(PREPARED, name);
  return Promise.all([readFile(file, "utf8"), readFile(`${file}.br`)]).then(([text, brotli]) => ({
    text,
    brotli,
    hash,
  }));
}
