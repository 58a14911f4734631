import { describe, expect, it } from "vitest";
import { asWritten } from "./as-written";

describe("words as the traveller wrote them", () => {
  it.each<[string[], string, string[]]>([
    [["helicopter", "ride"], "Rome with a Helicopter ride, 3 nights", ["Helicopter ride"]],
    [["ride", "musicals"], "Musicals, and a ride", ["Musicals", "ride"]],
    [["direct flights only"], "Lisbon, Direct flights only", ["Direct flights only"]],
    [["cafe"], "a Café.", ["Café"]],
    [["narnia"], "", ["narnia"]],
    [[], "Lisbon", []],
  ])("%j of %j", (words, sentence, expected) => {
    expect(asWritten(words, sentence)).toEqual(expected);
  });
});
