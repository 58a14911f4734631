import { describe, expect, it } from "vitest";
import { planChunks } from "../scripts/chunk-plan";
import type { ChunkPlanInput, PlannedModule } from "../scripts/chunk-plan";

const modul = (id: string, bytes: number, ...imports: string[]): PlannedModule => ({ id, bytes, imports });
const namesOf = (input: ChunkPlanInput): string[] =>
  planChunks(input).map((modules) =>
    modules
      .map(({ id }) => id)
      .sort()
      .join("+"),
  );

describe("which shared modules travel in one file", () => {
  const entries = ["a", "b"];
  const pages = [["a"], ["b"]];

  it("puts two together that the same pages need, and leaves what one page needs to itself", () => {
    const modules = [
      modul("a", 1, "x", "y", "own"),
      modul("b", 1, "x", "y"),
      modul("x", 9),
      modul("y", 9, "x"),
      modul("own", 9),
    ];
    expect(namesOf({ modules, entries, pages, requestBytes: 0 })).toEqual(["x+y"]);
  });

  it("lets a page load a little that it does not need, and not much", () => {
    const three = { entries: ["a", "b", "c"], pages: [["a"], ["b"], ["c"]], requestBytes: 100 };
    const modules = (bytes: number, heavy = 1000) => [
      modul("a", 1000, "x", "y"),
      modul("b", 1000, "x", "y"),
      modul("c", heavy, "x"),
      modul("x", 500),
      modul("y", bytes),
    ];
    expect(namesOf({ ...three, modules: modules(150) })).toEqual(["x+y"]);
    expect(namesOf({ ...three, modules: modules(450) })).toEqual(["x", "y"]);
    // Counts a heavy page less than a light one.
    expect(namesOf({ ...three, modules: modules(150, 3000) })).toEqual(["x", "y"]);
  });

  it("leaves alone what no page of the framework loads", () => {
    const modules = [modul("a", 1, "x"), modul("b", 1, "x"), modul("x", 9)];
    expect(namesOf({ modules, entries, pages: [], requestBytes: 100 })).toEqual([]);
  });
});

describe("drawn programs", () => {
  /**
   * Drawn from a seed, always the same for one seed: a program of entries and of modules that need later ones, listed
   * in any order.
   */
  function draw(seed: number): ChunkPlanInput {
    let state = seed;
    const below = (limit: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * limit);
    };
    const entries = Array.from({ length: 8 }, (_, at) => `entry${at}`);
    const ids = Array.from({ length: 30 }, (_, at) => `module${at}`);
    const someAfter = (at: number): string[] => ids.filter((_, other) => other > at && below(6) === 0);
    return {
      entries,
      modules: [
        ...entries.map((id) => modul(id, below(1000), ...someAfter(-1))),
        ...ids
          .map((id, at) => ({ module: modul(id, below(3000), ...someAfter(at)), place: below(1000) }))
          .sort((one, other) => one.place - other.place)
          .map(({ module }) => module),
      ],
      pages: entries.map((entry) => ["entry0", entry]),
      requestBytes: below(4000),
    };
  }

  it("come into files that need each other in no circle, with each module in one of them", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const input = draw(seed);
      const chunks = planChunks(input);
      const fileOf = new Map(chunks.flatMap((modules, at) => modules.map(({ id }) => [id, at] as const)));
      expect(fileOf.size).toBe(chunks.flat().length);
      const needs = chunks.map(
        (modules, at) =>
          new Set(modules.flatMap(({ imports }) => imports.map((id) => fileOf.get(id)!)).filter((file) => file !== at)),
      );
      for (const [at] of chunks.entries()) {
        const reached = new Set(needs[at]);
        for (const one of reached) for (const next of needs[one]!) reached.add(next);
        expect(reached.has(at), `seed ${seed}`).toBe(false);
      }
      // Every module that a shared module needs is shared as well, so none of them hides in the file of one page.
      for (const { id, imports } of chunks.flat())
        for (const needed of imports) expect(fileOf.has(needed), `${id} needs ${needed}`).toBe(true);
    }
  });
});
