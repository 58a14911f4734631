import { inflateSync } from "node:zlib";

/** Inclusive ranges of code points, in ascending order and without overlap. */
export type Coverage = readonly (readonly [first: number, last: number])[];

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The bytes of one table of a TrueType or WOFF file. @throws RangeError when the file lacks it */
function readTable(file: Buffer, tag: string): Buffer {
  const isWoff = file.readUInt32BE(0) === WOFF;
  const count = file.readUInt16BE(isWoff ? 12 : 4);
  for (let k = 0; k < count; k++) {
    const entry = isWoff ? WOFF_HEADER + k * WOFF_ENTRY : SFNT_HEADER + k * SFNT_ENTRY;
    if (file.toString("latin1", entry, entry + 4) !== tag) continue;
    if (!isWoff) {
      const start = file.readUInt32BE(entry + 8);
      return file.subarray(start, start + file.readUInt32BE(entry + 12));
    }
    const start = file.readUInt32BE(entry + 4);
    const packed = file.subarray(start, start + file.readUInt32BE(entry + 8));
    return packed.length < file.readUInt32BE(entry + 12) ? inflateSync(packed) : packed;
  }
  throw new RangeError(`The font has no ${tag} table`);
}

function appendCodePoint(ranges: [number, number][], codePoint: number): void {
  const last = ranges.at(-1);
  if (last && last[1] + 1 === codePoint) last[1] = codePoint;
  else ranges.push([codePoint, codePoint]);
}

/** Format 4: segments of the basic plane, whose letters may still point at the missing glyph. */
function segmentCoverage(map: Buffer): Coverage {
  const segments = map.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const ranges: [number, number][] = [];
  for (let k = 0; k < segments; k++) {
    const delta = map.readUInt16BE(deltas + k * 2);
    const offsetAt = offsets + k * 2;
    const offset = map.readUInt16BE(offsetAt);
    const first = map.readUInt16BE(starts + k * 2);
    const last = Math.min(map.readUInt16BE(ends + k * 2), 0xfffe);
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const glyph = offset === 0 ? codePoint + delta : map.readUInt16BE(offsetAt + offset + (codePoint - first) * 2);
      if ((glyph & 0xffff) !== 0) appendCodePoint(ranges, codePoint);
    }
  }
  return ranges;
}

/** Format 12: groups of all planes. */
function groupCoverage(map: Buffer): Coverage {
  return Array.from(
    { length: map.readUInt32BE(12) },
    (_, k) => [map.readUInt32BE(16 + k * 12), map.readUInt32BE(20 + k * 12)] as const,
  );
}

/**
 * The letters for which a TrueType or WOFF file really has a glyph. The ranges that subsets are published with are
 * wider: they name letters that the typeface does not have.
 * @throws RangeError for a file without a Unicode character map
 */
export function readCoverage(file: Buffer): Coverage {
  const cmap = readTable(file, "cmap");
  const maps = new Map<number, Buffer>();
  for (let k = 0; k < cmap.readUInt16BE(2); k++) {
    const entry = 4 + k * 8;
    const platform = cmap.readUInt16BE(entry);
    const map = cmap.subarray(cmap.readUInt32BE(entry + 4));
    if (platform === 0 || platform === 3) maps.set(map.readUInt16BE(0), map);
  }
  const groups = maps.get(12);
  const segments = maps.get(4);
  if (groups) return groupCoverage(groups);
  if (segments) return segmentCoverage(segments);
  throw new RangeError("The font has no Unicode character map");
}

/** Whether a code point lies in one of the ranges. */
export function isCovered(coverage: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = coverage.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = coverage[middle]!;
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
