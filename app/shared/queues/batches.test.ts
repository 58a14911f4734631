import { describe, expect, it } from "vitest";
import { PICTURE_BATCHES, REQUEST_BATCHES, inBatches } from "./batches";

describe("batches", () => {
  it("sends twelve calls as five, five and two with a pause between (CHECKLIST LIM-07)", async () => {
    const seen: string[] = [];
    const answers = await inBatches(
      Array.from({ length: 12 }, (_, index) => index),
      REQUEST_BATCHES,
      (item) => {
        seen.push(String(item));
        return Promise.resolve(item * 2);
      },
      (ms) => {
        seen.push(`pause ${ms}`);
        return Promise.resolve();
      },
    );
    expect(seen).toEqual(["0", "1", "2", "3", "4", "pause 200", "5", "6", "7", "8", "9", "pause 200", "10", "11"]);
    expect(answers).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  });

  it("fetches pictures three at a time (CHECKLIST LIM-08)", async () => {
    const pauses: number[] = [];
    await inBatches(
      [1, 2, 3, 4],
      PICTURE_BATCHES,
      (item) => Promise.resolve(item),
      (ms) => Promise.resolve(pauses.push(ms)),
    );
    expect(pauses).toEqual([100]);
  });
});
