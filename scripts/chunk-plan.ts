/** One module of the client's code: its size in bytes and the modules that it imports at once. */
export interface PlannedModule {
  id: string;
  bytes: number;
  imports: readonly string[];
}

export interface ChunkPlanInput {
  modules: readonly PlannedModule[];
  /** The modules that a page names by itself: they keep files of their own, with the modules that only they need. */
  entries: readonly string[];
  /** For each page, the entries it loads. */
  pages: readonly (readonly string[])[];
  /** The bytes of unneeded code that one request less is worth. */
  requestBytes: number;
}

/** Modules that always travel together. `pages` are those that load it, one bit each. */
interface Chunk {
  modules: PlannedModule[];
  bytes: number;
  pages: bigint;
  needs: Set<Chunk>;
}

function countBits(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** All modules that are loaded with these, themselves included. */
function closureOf<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const seen = new Set<T>(starts);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

/** Modules that the same entries need, in one piece each; only those that several entries need and some page loads. */
function sharedPieces({ modules, entries, pages }: ChunkPlanInput): Chunk[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const neededBy = new Map<string, bigint>();
  entries.forEach((entry, at) => {
    for (const id of closureOf([entry], (one) => byId.get(one)?.imports ?? []))
      neededBy.set(id, (neededBy.get(id) ?? 0n) | (1n << BigInt(at)));
  });
  const pagesOfEntry = entries.map((entry) =>
    pages.reduce((bits, page, at) => (page.includes(entry) ? bits | (1n << BigInt(at)) : bits), 0n),
  );
  const pieces = new Map<bigint, Chunk>();
  const pieceOf = new Map<string, Chunk>();
  for (const module of modules) {
    const by = neededBy.get(module.id) ?? 0n;
    const loadedBy = pagesOfEntry.reduce((bits, of, at) => ((by >> BigInt(at)) & 1n ? bits | of : bits), 0n);
    if (countBits(by) < 2 || loadedBy === 0n || entries.includes(module.id)) continue;
    const piece = pieces.get(by) ?? { modules: [], bytes: 0, pages: loadedBy, needs: new Set() };
    pieces.set(by, piece);
    piece.modules.push(module);
    piece.bytes += module.bytes;
    pieceOf.set(module.id, piece);
  }
  for (const piece of pieces.values())
    for (const { imports } of piece.modules)
      for (const id of imports) {
        const needed = pieceOf.get(id);
        if (needed && needed !== piece) piece.needs.add(needed);
      }
  return [...pieces.values()];
}

/**
 * The weight of a byte on each page: by the square of the page's needs beyond the common ones. So light pages load some
 * bytes in vain to save heavy pages a request.
 */
function weightsOf({ modules, pages }: ChunkPlanInput): number[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const needs = pages.map((page) => closureOf(page, (one) => byId.get(one)?.imports ?? []));
  const own = needs.map((ids) =>
    [...ids]
      .filter((id) => needs.some((others) => !others.has(id)))
      .reduce((bytes, id) => bytes + (byId.get(id)?.bytes ?? 0), 0),
  );
  const most = Math.max(...own, 1);
  return own.map((bytes) => (bytes / most) ** 2);
}

function weigh(bits: bigint, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => ((bits >> BigInt(at)) & 1n ? sum + weight : sum), 0);
}

/** Weighted bytes saved over all pages if two chunks travel together; requests count as `requestBytes`. */
function gainOf(a: Chunk, b: Chunk, requestBytes: number, weights: readonly number[]): number {
  const together = a.pages | b.pages;
  let gain = weigh(a.pages & b.pages, weights) * requestBytes;
  for (const loaded of closureOf([a, b], ({ needs }) => needs))
    gain -=
      weigh(together & ~loaded.pages, weights) * (loaded.bytes + (loaded === a || loaded === b ? 0 : requestBytes));
  return gain;
}

function merge(a: Chunk, b: Chunk, chunks: readonly Chunk[]): Chunk[] {
  a.modules.push(...b.modules);
  a.bytes += b.bytes;
  a.pages |= b.pages;
  b.needs.forEach((needed) => a.needs.add(needed));
  const left = chunks.filter((chunk) => chunk !== b);
  for (const { needs } of left) if (needs.delete(b)) needs.add(a);
  a.needs.delete(a);
  for (const loaded of closureOf(a.needs, ({ needs }) => needs)) loaded.pages |= a.pages;
  return left;
}

/**
 * The shared modules of each file. The bundler by itself makes one file of each set of modules that the same pages
 * need, which on a page of many parts are thirty. Starting from those, the two whose union saves most are joined, as
 * long as that saves anything; the bytes of heavy pages count most. The resulting files need each other in no circle:
 * the pages of both load a file that one needs by way of another, so joining the two saves at least as much, and all
 * three end as one.
 *
 * @returns for each chunk its modules, the largest first
 */
export function planChunks(input: ChunkPlanInput): PlannedModule[][] {
  let chunks = sharedPieces(input);
  const weights = weightsOf(input);
  for (;;) {
    let best: { a: Chunk; b: Chunk; gain: number } | undefined;
    for (const [at, a] of chunks.entries())
      for (const b of chunks.slice(at + 1)) {
        if ((a.pages & b.pages) === 0n) continue;
        const gain = gainOf(a, b, input.requestBytes, weights);
        if (gain > (best?.gain ?? 0)) best = { a, b, gain };
      }
    if (!best) break;
    chunks = merge(best.a, best.b, chunks);
  }
  return chunks.map(({ modules }) => modules.toSorted((a, b) => b.bytes - a.bytes));
}
