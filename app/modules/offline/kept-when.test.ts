import { describe, expect, it } from "vitest";
import { keptWhen } from "./kept-when";

const at = (text: string): Date => new Date(`${text}:00`);

describe("keptWhen", () => {
  it.each([
    ["2027-05-12T09:05", "2027-05-12T18:00", "today at 09:05"],
    ["2027-05-11T23:59", "2027-05-12T00:01", "yesterday at 23:59"],
    ["2027-02-28T12:00", "2027-03-01T08:00", "yesterday at 12:00"],
    ["2026-12-31T20:00", "2027-01-01T01:00", "yesterday at 20:00"],
    ["2027-05-03T18:00", "2027-05-12T18:00", "on 3 May at 18:00"],
    ["2026-05-12T09:05", "2027-05-12T18:00", "on 12 May at 09:05"],
  ])("says of %s, read at %s: %s", (kept, now, words) => expect(keptWhen(at(kept), at(now))).toBe(words));
});
