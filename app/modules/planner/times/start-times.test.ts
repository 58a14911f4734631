import { describe, expect, it } from "vitest";
import { eachDay } from "#app/shared/calendar";
import { readLine } from "./appointment-words";
import { lineOf, readTimes, settled } from "./start-times";

const place = (name: string, startDate: string, endDate: string) => ({
  around: { name, lat: 43.77, lon: 11.25, neighbourhoods: [{ name: "Oltrarno", lat: 43.765, lon: 11.247 }] },
  startDate,
  endDate,
});
const FLORENCE = place("Florence", "2027-06-03", "2027-06-07");
const TWO = { adults: 2, children: 0 };
const LONG = place("Florence", "2027-06-03", "2027-06-14");

describe("what a sentence leaves open", () => {
  const settle = (line: string, startDate: string, endDate: string) => {
    const { said, notes } = settled(readLine(line), eachDay(startDate, endDate));
    return [lineOf(said), ...notes];
  };

  it.each([
    ["wedding, Saturday, 15:00", ["Wedding, Sat 5 Jun, 15:00 to 23:00", "We assumed “Wedding” ends at 23:00."]],
    [
      "wedding, Saturday",
      ["Wedding, Sat 5 Jun", "When does “Wedding” begin? Add the hour to its line, such as 15:00."],
    ],
    [
      "visiting my aunt, Friday afternoon",
      ["Visiting my aunt, Fri 4 Jun, 14:00 to 17:00", "We assumed “Visiting my aunt” is from 14:00 to 17:00."],
    ],
    ["dinner, Friday, 19:00 to 22:00", ["Dinner, Fri 4 Jun, 19:00 to 22:00"]],
  ])("%s", (line, right) => expect(settle(line, "2027-06-03", "2027-06-07")).toEqual(right));

  it("asks which of two Saturdays is meant", () => {
    expect(settle("match, Saturday, 18:00 to 20:00", "2027-06-03", "2027-06-14")).toEqual([
      "Match, Saturday, 18:00 to 20:00",
      "On which day is “Match”: Sat 5 Jun or Sat 12 Jun?",
    ]);
  });
});

describe("appointments of the first step", () => {
  it("are on their day, in the part of town that they name", () => {
    expect(readTimes("Dinner at Santo Spirito in Oltrarno, Fri 4 Jun, 20:00\n\nmatch; ", [FLORENCE], TWO)).toEqual({
      problems: ["On which day is “Match”?"],
    });
    expect(readTimes("Dinner at Santo Spirito in Oltrarno, Fri 4 Jun, 20:00", [FLORENCE], TWO)).toEqual({
      appointments: [
        [
          {
            name: "Dinner at Santo Spirito in Oltrarno",
            address: "Santo Spirito in Oltrarno",
            ...{ lat: 43.765, lon: 11.247, district: "Oltrarno", isRough: true, isTable: true },
            ...{ minutes: 120, at: { date: "2027-06-04", start: 1200 } },
          },
        ],
      ],
    });
  });

  it("may be for some of the party", () => {
    const read = readTimes("conference, Fri 4 Jun, 09:00 to 17:00, for 1 adult", [FLORENCE], TWO);
    expect("appointments" in read && read.appointments[0]).toMatchObject([
      { name: "Conference", goes: { memberIds: [], names: [], adults: 1, children: 0 } },
    ]);
    expect(readTimes("conference, Fri 4 Jun, 09:00 to 17:00, for 3 adults", [FLORENCE], TWO)).toEqual({
      problems: ["“Conference”: There are only 2 adults left."],
    });
  });

  it("say all that is wrong, a line each", () => {
    const read = readTimes("dinner, 20 Jun, 20:00\nSaturday 12:00\nmatch, Saturday, 18:00", [LONG], TWO);
    expect(read).toEqual({
      problems: [
        "“Dinner”: 20 Jun isn't on the dates of this trip.",
        "Say what it is: “Saturday 12:00”.",
        "On which day is “Match”: Sat 5 Jun or Sat 12 Jun?",
      ],
    });
    expect(readTimes("x, Friday, 18:00\n".repeat(13), [FLORENCE], TWO)).toEqual({
      problems: ["Write up to 12 of them here. You can add more later."],
    });
  });
});
