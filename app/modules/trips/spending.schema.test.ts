import { expect, it } from "vitest";
import { expenseFormSchema, readAmount } from "./spending.schema";

const schema = expenseFormSchema({ startDate: "2027-04-14", endDate: "2027-04-21" }, ["owner", "ben"]);
const form = { what: " Dinner ", amount: "4,200", currency: "JPY", on: "2027-04-16", paidBy: "ben", sharedBy: ["ben"] };

it.each([
  ["12.50", "EUR", 1_250],
  ["12,5", "EUR", 1_250],
  ["1,250", "EUR", 125_000],
  ["1,250", "JPY", 1_250],
  ["1,250.50", "EUR", 125_050],
  ["1.250,50", "EUR", 125_050],
  ["1 250", "EUR", 125_000],
  ["1\u202f250,5", "EUR", 125_050],
  ["1'250.50", "CHF", 125_050],
  ["12,345,678", "EUR", 1_234_567_800],
  ["1.250.000", "EUR", 125_000_000],
  ["0.01", "EUR", 1],
  ["1.005", "KWD", 1_005],
  ["0,125", "KWD", 125],
  ["1,250.125", "KWD", 1_250_125],
])("%s %s is read as %i of the smallest unit", (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ minor });
});

it.each([
  ["-3", "EUR", /such as/],
  ["1e5", "EUR", /such as/],
  ["", "EUR", /such as/],
  ["12.5.0", "EUR", /such as/],
  ["1,25,000", "EUR", /such as/],
  ["12.", "EUR", /such as/],
  ["ten", "EUR", /such as/],
  ["9".repeat(13), "EUR", /such as/],
  ["1.250", "EUR", /two ways/],
  ["12.500", "JPY", /two ways/],
  ["1,250", "KWD", /two ways/],
  ["0.125", "EUR", /EUR have at most 2 decimals/],
  ["0,125", "EUR", /EUR have at most 2 decimals/],
  ["1250.505", "EUR", /EUR have at most 2 decimals/],
  ["1.2345", "KWD", /KWD have at most 3 decimals/],
  ["12.5", "JPY", /JPY have no decimals/],
])("%s %s is refused with a reason", (text, currency, problem) => {
  expect(readAmount(text, currency)).toEqual({ problem: expect.stringMatching(problem) });
});

it("an expense is read whole, in the smallest unit of its money", () => {
  expect(schema.parse(form)).toEqual({
    what: "Dinner",
    amountMinor: 4_200,
    currency: "JPY",
    on: "2027-04-16",
    paidBy: "ben",
    sharedBy: ["ben"],
  });
  expect(schema.parse({ ...form, currency: "EUR" }).amountMinor).toBe(420_000);
  expect(schema.parse({ ...form, sharedBy: ["ben", "owner", "ben"] }).sharedBy).toEqual(["owner", "ben"]);
});

it.each([
  ["what", " \u200b "],
  ["what", "x".repeat(81)],
  ["amount", "0"],
  ["amount", "0.001"],
  ["amount", "1.250"],
  ["amount", "ten"],
  ["amount", "10000001"],
  ["currency", "XXX"],
  ["currency", "usd"],
  ["on", "soon"],
  ["on", "2027-02-30"],
  ["on", "2024-01-01"],
  ["on", "2029-01-01"],
  ["paidBy", "eve"],
  ["sharedBy", []],
  ["sharedBy", ["eve"]],
] as const)("%s is refused as %j, beside its field", (field, value) => {
  const { error } = schema.safeParse({ ...form, currency: "EUR", [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
