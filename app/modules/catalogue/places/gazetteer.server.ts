import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readRow, regionKey } from "./gazetteer-row";
import type { Spot } from "./gazetteer-row";
import { foldName } from "./place-names";

const FILE = "#app/data/generated/gazetteer.tsv";
const [TAB, LINE_END] = [9, 10];

let bytes: Buffer | undefined;

/** The file as it is, outside of the heap: it is sorted, so a name is found without an index. Read at the first name. */
function file(): Buffer {
  bytes ??= readFileSync(createRequire(import.meta.url).resolve(FILE));
  return bytes;
}

/** The order of a line's key and another key: negative where the line comes first. */
function compareKey(all: Buffer, start: number, key: Buffer): number {
  for (let at = 0; at < key.length; at += 1) {
    const byte = all[start + at]!;
    // The key of the line ends here.
    if (byte === TAB) return -1;
    if (byte !== key[at]) return byte - key[at]!;
  }
  return all[start + key.length] === TAB ? 0 : 1;
}

function startOfLine(all: Buffer, within: number): number {
  let start = within;
  while (start > 0 && all[start - 1] !== LINE_END) start -= 1;
  return start;
}

/** The lines of a key, found by halves. */
function linesOf(text: string): string[] {
  const all = file();
  const key = Buffer.from(text);
  let [from, to] = [0, all.length];
  while (from < to) {
    const start = startOfLine(all, (from + to) >> 1);
    if (compareKey(all, start, key) < 0) from = all.indexOf(LINE_END, start) + 1;
    else to = start;
  }
  const lines: string[] = [];
  while (from < all.length && compareKey(all, from, key) === 0) {
    const end = all.indexOf(LINE_END, from);
    lines.push(all.toString("utf8", from, end));
    from = end + 1;
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
    // "Donostia / San Sebastián" has both names.
    const isOneOfTwo = ({ name }: Spot): boolean => name.split(" / ").some((one) => foldName(one) === key);
    return main.slice(0, 1).map((spot) => ({ ...spot, isOtherName: !isOneOfTwo(spot) }));
  });
  return found.sort((a, b) => Number(a.isOtherName) - Number(b.isOtherName) || b.people - a.people);
}

/** The name of the region in which a spot lies: "Texas"; undefined where none is known. */
export function regionNameOf({ country, admin }: Pick<Spot, "country" | "admin">): string | undefined {
  return spotsNamed(regionKey(country, admin))[0]?.name;
}
