import { describe, expect, it } from "vitest";
import { cancellationTerms, isLessRefundable } from "./cancellation";

const NOW = new Date("2027-05-01T12:00:00Z");
const at = (days: number): string => new Date(NOW.getTime() + days * 86_400_000).toISOString();

/** A stay for so much that gives back these shares, each until so many days from now. */
function stay(total: number, steps: [share: number, days: number][]) {
  const price = { amount: total.toFixed(2), currency: "GBP" };
  const timeline = steps.map(([share, days]) => ({
    before: at(days),
    back: { amount: (total * share).toFixed(2), currency: "GBP" },
  }));
  const source = { ref: "rat_1", isOwn: true, travellerRefs: [], price, expiresAt: at(1), askedAt: at(0) };
  return {
    cancellation: cancellationTerms(timeline, price, "Europe/London", NOW),
    source: { ...source, documents: "none" as const },
  };
}

describe("a stay whose terms are told anew", () => {
  const promised = stay(400, [
    [1, 10],
    [0.5, 12],
  ]);

  it.each([
    ["the same", stay(400, [[1, 10], [0.5, 12]]), false], // prettier-ignore
    ["the same of another price", stay(440, [[1, 10], [0.5, 12]]), false], // prettier-ignore
    ["more, and for longer", stay(400, [[1, 20]]), false],
    ["free for a day less", stay(400, [[1, 9], [0.5, 12]]), true], // prettier-ignore
    ["less after the free days", stay(400, [[1, 10], [0.2, 12]]), true], // prettier-ignore
    ["nothing after the free days", stay(400, [[1, 10]]), true],
    ["nothing at all", stay(400, []), true],
  ])("gives back %s: less than was promised is %#", (_, now, isLess) => {
    expect(isLessRefundable(now, promised, NOW)).toBe(isLess);
  });

  it("is held to nothing that has passed, and to nothing where no steps were told", () => {
    const later = new Date(NOW.getTime() + 11 * 86_400_000);
    expect(isLessRefundable(stay(400, [[0.5, 12]]), promised, later)).toBe(false);
    expect(isLessRefundable(stay(400, []), { ...promised, cancellation: { text: "Ask the hotel" } }, NOW)).toBe(false);
  });
});
