import { describe, expect, it } from "vitest";
import { amountsIn, inDigits } from "./amount-in-words";
import { takeBudget } from "./query-price";

describe("amounts in a sentence", () => {
  it.each<[string, [number, string?]]>([
    ["lisbon 4-9 march 2027 $3000", [3000, "USD"]],
    ["tokyo for 2, $4000", [4000, "USD"]],
    ["1k each for 5 nights", [1000]],
    ["2.5k total", [2500]],
    ["3 thousand dollars", [3000, "USD"]],
    ["1,600 eur", [1600, "EUR"]],
    ["€3.500", [3500, "EUR"]],
    ["eur 1.500,00", [1500, "EUR"]],
    ["1 500 €", [1500, "EUR"]],
    ["usd 2500 total", [2500, "USD"]],
    ["£1,250.50 pp", [1250.5, "GBP"]],
    ["a$6000", [6000, "AUD"]],
    ["max. 900", [900]],
    ["budget: 1500", [1500]],
    ["500 a head", [500]],
    ["we have 4500", [4500]],
    ["in 2027 for $2027", [2027, "USD"]],
  ])("%s", (text, [amount, currency]) => {
    const found = amountsIn(text);
    expect(found.map((one) => [one.amount, one.currency])).toEqual([[amount, currency]]);
  });

  it.each([
    "4-9 march 2027",
    "3/14/2027 - 3/20/2027",
    "10-05-2027",
    "for 2 people",
    "max 4 hours flight",
    "under 5 stops",
    "up to 10 nights",
    "aged 4 and 7",
    "in 2028",
    "2 adults 2 kids 2 rooms",
    "kr 15000",
    "15000 kr",
    "half a million yen",
    "5 stars",
    "10th anniversary",
    "2 kids under 10",
  ])("none in: %s", (text) => {
    expect(amountsIn(text)).toEqual([]);
  });

  it("joins the two ends of a span, and never two numbers of other things", () => {
    expect(amountsIn("between 2000 and 2500 euros")).toMatchObject([{ from: 2000, amount: 2500, currency: "EUR" }]);
    expect(amountsIn("$1,000-$1,500")).toMatchObject([{ from: 1000, amount: 1500 }]);
    expect(amountsIn("2-3k")).toMatchObject([{ from: 2000, amount: 3000 }]);
    expect(amountsIn("$3000 and 2 kids").map(({ amount }) => amount)).toEqual([3000]);
    expect(amountsIn("$100 - 5 nights").map(({ amount }) => amount)).toEqual([100]);
  });

  it("are written in digits first where they are in words", () => {
    expect(inDigits("two thousand five hundred dollars")).toBe("2500 dollars");
    expect(inDigits("a thousand euros, fifteen hundred pounds")).toBe("1000 euros, 1500 pounds");
    expect(inDigits("two nights and a hundred ideas")).toBe("two nights and 100 ideas");
  });
});

describe("a budget, for whom and how long", () => {
  it.each<[string, string, string, string]>([
    ["lisbon 4-9 march 2027 $3000", "unsaid", "trip", "lisbon 4-9 march 2027"],
    ["$2,500 for a week in rome", "unsaid", "trip", "for a week in rome"],
    ["1k each for 5 nights", "each", "trip", "for 5 nights"],
    ["4 nights, total budget 1,600 usd", "all", "trip", "4 nights,"],
    ["per person max 900, 5 days", "each", "trip", ", 5 days"],
    ["6 nights, up to 1800 in total, two of us", "all", "trip", "6 nights, , two of us"],
    ["$150 a day for 8 days", "unsaid", "day", "for 8 days"],
    ["$200/night", "unsaid", "day", ""],
    ["$900, 4 nights, per person", "each", "trip", ", 4 nights,"],
    ["$2500 per couple", "each", "trip", ""],
  ])("%s", (text, isFor, per, rest) => {
    const said = takeBudget(text);
    expect([said.budget?.isFor, said.budget?.per]).toEqual([isFor, per]);
    expect(said.rest.replace(/[\s;]+/g, " ").trim()).toBe(rest);
  });

  it("is none where the currency has no rate that we know, or the amount is the least", () => {
    expect(takeBudget("over $5000").budget).toBeUndefined();
    expect(takeBudget("$2500 per couple").budget?.dollars).toBe(1250);
    expect(takeBudget("$700 a week").budget).toMatchObject({ dollars: 100, per: "day" });
  });
});
