import { describe, expect, it } from "vitest";
import { inEnglish } from "../wish/languages/other-languages";
import { readLine, takeAppointments } from "./appointment-words";
import { lineOf } from "./start-times";
import { WITHOUT_TIMES, WITH_TIMES } from "./sentences.fixture";

const linesOf = (sentence: string): string[] => takeAppointments(inEnglish(sentence)).said.map(lineOf);

describe("a sentence with something at a fixed time", () => {
  it.each(WITH_TIMES)("%s", (sentence, lines) => expect(linesOf(sentence)).toEqual(lines));

  it.each(WITH_TIMES)("gives back its own lines: %s", (_, lines) => {
    expect(lines.map((line) => lineOf(readLine(line)))).toEqual(lines);
  });

  it.each(WITHOUT_TIMES)("is not read into: %s", (sentence) => {
    expect(takeAppointments(inEnglish(sentence))).toMatchObject({ said: [], rest: inEnglish(sentence) });
  });

  it("leaves the rest of the sentence to the other readers", () => {
    const { rest, withDays } = takeAppointments(
      "Two of us for a wedding in Florence on 5 June at 3pm, then 4 nights in Rome",
    );
    expect(rest.replace(/[\s;]+/g, " ")).toBe("Two of us in Florence , then 4 nights in Rome");
    expect(withDays).toContain("on 5 June");
  });
});

describe("a line of the first step", () => {
  it.each([
    ["aunt Mary, tuesday 2-5pm", "Aunt Mary, Tuesday, 14:00 to 17:00"],
    [
      "Sat 5 June 15:00-23:00 Ana's wedding at Villa Aurelia",
      "Ana's wedding at Villa Aurelia, Sat 5 Jun, 15:00 to 23:00",
    ],
    ["2027-06-05 9:30 notary", "Notary, 5 Jun, 09:30 to 11:30"],
    ["wedding", "Wedding"],
    ["dinner at 12 Rue de Seine, Friday 8pm", "Dinner at 12 Rue de Seine, Friday, 20:00 to 22:00"],
  ])("%s", (line, read) => expect(lineOf(readLine(line))).toBe(read));

  it("may hold a map link", () => {
    expect(readLine("Football, Sat 5 Jun, 20:45, https://maps.app/?q=43.77,11.25")).toMatchObject({
      name: "Football",
      where: "https://maps.app/?q=43.77,11.25",
    });
  });
});
