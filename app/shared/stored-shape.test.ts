import { describe, expect, it } from "vitest";
import { z } from "zod";
import { UnreadableValue, storedShape } from "./stored-shape";

const lengths = storedShape("ropes.lengths", z.object({ metres: z.array(z.number()) }), [
  (older) => ({ metres: (older as { feet: number }).feet * 0.3048 }),
  (older) => ({ metres: [(older as { metres: number }).metres] }),
]);

describe("a stored shape", () => {
  it("writes the version around the value and reads it back", () => {
    expect(lengths.write({ metres: [3] })).toBe('{"version":3,"value":{"metres":[3]}}');
    expect(lengths.read(lengths.write({ metres: [3] }), "a")).toEqual({ metres: [3] });
  });

  it("lifts every older version, step by step", () => {
    expect(lengths.read('{"feet":10}', "a")).toEqual({ metres: [3.048] });
    expect(lengths.read('{"version":1,"feet":10}', "a")).toEqual({ metres: [3.048] });
    expect(lengths.read('{"version":2,"value":{"metres":2}}', "a")).toEqual({ metres: [2] });
  });

  it("reads lists that were stored bare", () => {
    expect(storedShape("people.diets", z.array(z.string())).read('["vegan"]', "a")).toEqual(["vegan"]);
  });

  it("names table, column and row of what it cannot read", () => {
    const read = (text: string) => () => lengths.read(text, "rope-7");
    expect(read("{")).toThrow("ropes.lengths of rope-7 cannot be read as version 3: it is no JSON");
    expect(read('{"version":3,"value":{"metres":["long"]}}')).toThrow(/metres\.0: /);
    expect(read('{"version":3,"value":{}}')).toThrow(UnreadableValue);
    expect(read('{"version":4,"value":{"metres":[3]}}')).toThrow("version 4 is not known here");
    expect(read("null")).toThrow("could not be lifted");
  });
});
