import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readRow, regionKey } from "./gazetteer-row";
import type { Spot } from "./gazetteer-row";

const FILE = "#app/data/generated/gazetteer.tsv";
const [TAB, LINE_END] = [9, 10];

let bytes: Buffer | undefined;

/** The file as it is, outside of the heap: it is sorted, so a name is found without an index. Read at the first name. */
function file(): Buffer {
  bytes ??= readFileSync(createRequire(import.meta.url).resolve(FILE));
  return bytes;
}

/** The start of the first line whose key is not before a key. */
function startOf(key: Buffer): number {
  const all = file();
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = middle === 0 ? 0 : all.lastIndexOf(LINE_END, middle - 1) + 1;
    if (all.compare(key, 0, key.length, start, all.indexOf(TAB, start)) < 0) from = all.indexOf(LINE_END, start) + 1;
    else to = start;
  }
  return from;
}

function linesOf(key: string): string[] {
  const all = file();
  const wanted = Buffer.from(`${key}\t`);
  const lines: string[] = [];
  for (let start = startOf(Buffer.from(key)); start < all.length; ) {
    const end = all.indexOf(LINE_END, start);
    if (all.compare(wanted, 0, wanted.length, start, start + wanted.length) !== 0) break;
    lines.push(all.toString("utf8", start, end));
    start = end + 1;
  }
  return lines;
}

/** A spot, and whether the name that led to it is its own. */
export interface NamedSpot extends Spot {
  isOtherName: boolean;
}

/** The towns and regions with that name, the largest first. @param key folded as `foldName` does */
export function spotsNamed(key: string): NamedSpot[] {
  if (key === "") return [];
  const rows = linesOf(key).map(readRow);
  const found = rows.flatMap((row) => {
    if ("spot" in row) return [{ ...row.spot, isOtherName: false }];
    const { mainKey, country, admin } = row;
    const main = linesOf(mainKey)
      .map(readRow)
      .flatMap((one) => ("spot" in one && one.spot.country === country && one.spot.admin === admin ? [one.spot] : []));
    return main.slice(0, 1).map((spot) => ({ ...spot, isOtherName: true }));
  });
  return found.sort((a, b) => Number(a.isOtherName) - Number(b.isOtherName) || b.people - a.people);
}

/** The name of the region in which a spot lies: "Texas"; undefined where none is known. */
export function regionNameOf({ country, admin }: Pick<Spot, "country" | "admin">): string | undefined {
  return spotsNamed(regionKey(country, admin))[0]?.name;
}
