import { describe, expect, it } from "vitest";
import { monthBars, staysOf, usualFaresSchema } from "./usual-fares";

const question = { month: "2027-05", nights: 5 };
const fare = (departOn: string, returnOn: string, usd: number) => ({
  departOn,
  returnOn,
  adultPriceMinor: usd * 100,
});

describe("the days of a month in the calendar", () => {
  it("stand for a trip of the chosen length that leaves on them, within the limits of a trip", () => {
    const may = staysOf(question, "2027-01-10");
    expect(may).toHaveLength(31);
    expect(may.at(-1)).toEqual({ departOn: "2027-05-31", returnOn: "2027-06-05" });
    expect(staysOf(question, "2027-05-30").map(({ departOn }) => departOn)).toEqual(["2027-05-30", "2027-05-31"]);
    expect(staysOf({ ...question, month: "2028-12" }, "2027-05-30")).toEqual([]);
  });

  it("stand for coming back once the day of leaving is chosen", () => {
    const stays = staysOf({ ...question, leave: "2027-05-20" }, "2027-01-10");
    expect(stays[0]).toEqual({ departOn: "2027-05-20", returnOn: "2027-05-21" });
    expect(stays.at(-1)).toEqual({ departOn: "2027-05-20", returnOn: "2027-05-31" });
    expect(staysOf({ ...question, month: "2027-06", leave: "2027-05-20" }, "2027-01-10")).toHaveLength(10);
  });
});

describe("the fares of a month", () => {
  const fares = [
    fare("2027-05-01", "2027-05-06", 800),
    fare("2027-05-02", "2027-05-07", 900),
    fare("2027-05-03", "2027-05-08", 700),
  ];

  it("are bars from the cheapest day to the dearest, and the same in words", () => {
    expect(monthBars(fares, question, "London")).toEqual({
      days: {
        "2027-05-01": { price: "$800", height: 0.6, isLowest: false },
        "2027-05-02": { price: "$900", height: 1, isLowest: false },
        "2027-05-03": { price: "$700", height: 0.2, isLowest: true },
      },
      line: "Usual return fare for one adult from London, for 5 nights: from $700 on Monday 3 May to $900 on Sunday 2 May.",
    });
  });

  it("stand under the days of coming back once the day of leaving is chosen", () => {
    const { days, line } = monthBars(fares.slice(0, 1), { ...question, leave: "2027-05-01" }, "London")!;
    expect(Object.keys(days)).toEqual(["2027-05-06"]);
    expect(line).toBe("Usual return fare for one adult from London, leaving on 1 May: $800 on every day.");
  });

  it("do not exist where no fare is known", () => {
    expect(monthBars([], question, "London")).toBeUndefined();
  });
});

it("a question about the fares of a month is bounded", () => {
  const asked = { destination: "Kyoto", departureCity: "London", month: "2027-05", nights: "5" };
  expect(usualFaresSchema.safeParse(asked).success).toBe(true);
  for (const wrong of [{ nights: "60" }, { month: "2027-13" }, { leave: "soon" }, { destination: "" }])
    expect(usualFaresSchema.safeParse({ ...asked, ...wrong }).success).toBe(false);
});
