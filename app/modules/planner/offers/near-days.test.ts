import { describe, expect, it } from "vitest";
import { datesAround, moveSchema, nearDaysOf } from "./near-days";

const fare = (day: number, dollars: number) => ({
  departOn: `2027-05-${day}`,
  returnOn: `2027-05-${day + 7}`,
  priceMinor: dollars * 100,
});

describe("dates around those of a trip", () => {
  it("are three days each way, of the same length, and never today", () => {
    const trip = { startDate: "2027-05-12", endDate: "2027-05-19" };
    const all = datesAround(trip, "2026-11-29");
    expect(all.map(({ startDate }) => startDate.slice(8))).toEqual(["09", "10", "11", "12", "13", "14", "15"]);
    expect(all[0]).toEqual({ startDate: "2027-05-09", endDate: "2027-05-16" });
    expect(datesAround(trip, "2027-05-11").map(({ startDate }) => startDate)[0]).toBe("2027-05-11");
  });
});

describe("fares of nearby days", () => {
  it("say which day saves most, by how much", () => {
    const near = nearDaysOf([fare(11, 640), fare(12, 600), fare(13, 500), fare(14, 460)], "2027-05-12", "USD")!;
    expect(near.headline).toBe("Two days later saves $140");
    expect(near.list[0]).toEqual({
      days: -1,
      dates: "Tue 11 May to Tue 18 May",
      price: "$640",
      difference: "$40 more",
      isLowest: false,
      share: 1,
    });
    expect(near.list[1]).toMatchObject({ days: 0, difference: "" });
    expect(near.list[3]).toMatchObject({ days: 2, difference: "$140 less", isLowest: true });
  });

  it("name the nearer of two days that save the same, and no saving that is not worth a move", () => {
    const near = (...fares: ReturnType<typeof fare>[]) => nearDaysOf(fares, "2027-05-12", "USD")!.headline;
    expect(near(fare(10, 400), fare(11, 400), fare(12, 600))).toBe("One day earlier saves $200");
    expect(near(fare(11, 590), fare(12, 600))).toBe("Your dates are about the cheapest within 3 days");
  });

  it("are nothing without a fare of the trip's own dates, or of another day", () => {
    expect(nearDaysOf([fare(11, 500), fare(13, 500)], "2027-05-12", "USD")).toBeUndefined();
    expect(nearDaysOf([fare(12, 500)], "2027-05-12", "USD")).toBeUndefined();
    expect(nearDaysOf([], "2027-05-12", "USD")).toBeUndefined();
  });

  it.each(["0", "4", "-4", "1.5", "tomorrow", ""])("move a trip by no number such as %j", (days) => {
    expect(moveSchema.safeParse({ days }).success).toBe(false);
  });
});
