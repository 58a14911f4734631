import { expect, it } from "vitest";
import { expenseFormSchema } from "./spending.schema";

const schema = expenseFormSchema({ startDate: "2027-04-14", endDate: "2027-04-21" }, ["owner", "ben"]);
const form = { what: " Dinner ", amount: "4,200", currency: "JPY", on: "2027-04-16", paidBy: "ben", sharedBy: ["ben"] };

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
