import { describe, expect, it } from "vitest";
import { createTripSchema } from "./trips.schema";

const schema = createTripSchema("2027-01-01");
const call = {
  destination: "Lisbon",
  departureCity: "New York",
  startDate: "2027-04-12",
  endDate: "2027-04-16T18:00:00Z",
  travelers: 2,
  budget: { total: 2000 },
};
const problems = (change: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse({ ...call, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("a trip made by a call", () => {
  it("has days; of an instant the day counts", () => {
    expect(problems({})).toEqual({});
    expect(schema.parse(call).endDate).toBe("2027-04-16");
  });

  it.each(["2026-13-45", "soon", "🌴🌴🌴🌴🌴", "", "2027-04-31", "0000-00-00", "99999-01-01"])(
    "is refused with %s for a day, and told why",
    (text) => {
      expect(problems({ startDate: text })).toEqual({ startDate: "Use a date such as 2027-05-14" });
      expect(problems({ endDate: text })).toEqual({ endDate: "Use a date such as 2027-05-14" });
    },
  );

  it("starts tomorrow at the earliest, and ends after it starts", () => {
    expect(problems({ startDate: "2027-01-01", endDate: "2027-01-05" })).toEqual({
      startDate: "The trip starts tomorrow at the earliest",
    });
    expect(problems({ endDate: "2027-04-12" })).toEqual({ endDate: "A trip has 1 to 21 nights" });
    expect(problems({ endDate: "2027-05-04" })).toEqual({ endDate: "A trip has 1 to 21 nights" });
  });

  it("is for no more people than a trip of the planner", () => {
    expect(problems({ travelers: { adults: 9, children: 3 } })).toEqual({});
    expect(problems({ travelers: { adults: 9, children: 4 } })).toEqual({
      travelers: "At most 12 travellers in one trip",
    });
  });
});
