/** For each vertex the places that can follow it at all, nearest first: what a scan of a gap has to look at. */
import { INFINITE_TIME, type Model } from "./model";

/** The vertices that can follow each vertex. */
export interface Followers {
  /** Entries from[v] up to from[v + 1] belong to vertex v. */
  from: Int32Array;
  place: Int32Array;
  /**
   * There and back plus the shortest visit. A gap between i and j can only take a place whose key is no more
   * than its room plus the way from i to j, as detours cannot be shorter than the triangle rule says. On a
   * matrix that breaks this rule some gaps are overlooked; none is wrongly offered.
   */
  key: Int32Array;
  /** The way there. */
  way: Int32Array;
}

/** Leaves out pairs whose windows never allow the second after the first. */
export function listFollowers(m: Model, time: Int32Array): Followers {
  const { places, days, vertices, candidates } = m;
  const opens = new Int32Array(vertices).fill(INFINITE_TIME);
  const closes = new Int32Array(vertices).fill(-INFINITE_TIME);
  for (const x of candidates) {
    for (let d = 0; d < days; d++) {
      const cell = x * days + d;
      if (m.lastOfDay[cell] === -INFINITE_TIME) continue;
      opens[x] = Math.min(opens[x]!, m.open[m.windowFrom[cell]!]!);
      closes[x] = Math.max(closes[x]!, m.lastOfDay[cell]!);
    }
  }
  const from = new Int32Array(vertices + 1);
  const place = new Int32Array(vertices * candidates.length);
  const key = new Int32Array(vertices * candidates.length);
  const way = new Int32Array(vertices * candidates.length);
  const order = new Float64Array(candidates.length);
  let at = 0;
  for (let v = 0; v < vertices; v++) {
    from[v] = at;
    const terminal = v >= places;
    if (terminal && (v - places) % 2 === 1) continue;
    if (!terminal && closes[v] === -INFINITE_TIME) continue;
    const leave = terminal ? m.dayStart[(v - places) >> 1]! : opens[v]! + m.minStay[v]!;
    let count = 0;
    for (const x of candidates) {
      const way = time[v * vertices + x]!;
      if (x === v || way >= INFINITE_TIME || leave + way > closes[x]!) continue;
      order[count++] = (2 * way + m.minStay[x]!) * places + x;
    }
    const sorted = order.subarray(0, count).sort();
    for (let q = 0; q < count; q++) {
      const x = sorted[q]! % places;
      place[at] = x;
      way[at] = time[v * vertices + x]!;
      key[at++] = (sorted[q]! - x) / places;
    }
  }
  from[vertices] = at;
  return { from, place, key, way };
}
