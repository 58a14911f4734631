import { describe, expect, it } from "vitest";
import { withinBudget } from "./within-budget";

/** Days with meals of that price, at which sights of these prices are offered, the first first. */
function days(meals: number, sights: number[], savedByThrift = 0) {
  const asked: number[] = [];
  const planWith = (spend: number, isThrifty: boolean) => {
    asked.push(spend);
    const seen: number[] = [];
    for (const price of sights) if (seen.reduce((a, b) => a + b, price) <= spend) seen.push(price);
    const spent = seen.reduce((a, b) => a + b, 0);
    return {
      plan: seen,
      costMinor: 100 * (meals - (isThrifty ? savedByThrift : 0) + spent),
      savedByThrift: isThrifty ? 0 : savedByThrift,
      unspent: spend - spent,
      isShort: seen.length < sights.length,
    };
  };
  return { asked, planWith };
}

describe("what the days may cost", () => {
  it("refuses nothing while the printed sums leave enough for it", () => {
    const { planWith, asked } = days(100, [40, 60, 45]);
    expect(withinBudget({ spend: 50, budget: { all: 250, least: 20 } }, planWith)).toEqual([40, 60, 45]);
    expect(asked[0]).toBe(50);
    expect(withinBudget({ spend: 50, budget: { all: 244, least: 20 } }, planWith)).toEqual([40, 60]);
  });

  it("gives up entrances when meals cost more than was thought, but keeps the least", () => {
    const { planWith } = days(200, [10, 30, 60]);
    expect(withinBudget({ spend: 100, budget: { all: 240, least: 20 } }, planWith)).toEqual([10, 30]);
    expect(withinBudget({ spend: 100, budget: { all: 150, least: 20 } }, planWith)).toEqual([10]);
  });

  it("has meals at cheaper tables before it leaves out a sight, and dear ones where nothing is left out for them", () => {
    const short = days(200, [40, 60], 70);
    expect(withinBudget({ spend: 50, budget: { all: 245, least: 20 } }, short.planWith)).toEqual([40, 60]);
    const kept = days(200, [40, 60], 70);
    expect(withinBudget({ spend: 50, budget: { all: 245, least: 20 }, keep: [] }, kept.planWith)).toEqual([40]);
    const ample = days(200, [40], 70);
    withinBudget({ spend: 50, budget: { all: 400, least: 20 } }, ample.planWith);
    expect(ample.asked).toEqual([50]);
  });

  it("leaves a plan that fits as it is: what is left over is left over", () => {
    const { planWith, asked } = days(50, [10]);
    withinBudget({ spend: 20, budget: { all: 1_000, least: 20 } }, planWith);
    expect(asked).toEqual([20]);
  });

  it("takes nothing away from a plan that is only edited, nor measures half a day by the budget of all", () => {
    const { planWith, asked } = days(200, [10, 30]);
    expect(withinBudget({ spend: 40, budget: { all: 100, least: 5 }, keep: [] }, planWith)).toEqual([10, 30]);
    withinBudget({ spend: 5, budget: { all: 1_000, least: 5 }, window: {} }, planWith);
    withinBudget({ spend: 5 }, planWith);
    expect(asked).toEqual([40, 5, 5]);
  });

  it("stays with a plan that keeps to the budget where a dearer one would not", () => {
    const plan = (spend: number) => ({
      plan: spend,
      costMinor: spend > 20 ? 200_00 : 90_00,
      unspent: 0,
      savedByThrift: 0,
      isShort: true,
    });
    expect(withinBudget({ spend: 20, budget: { all: 100, least: 5 } }, plan)).toBe(20);
  });
});
