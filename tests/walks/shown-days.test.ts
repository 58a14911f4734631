import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { faultsOfDays, shownDays } from "./shown-days";

const line = (kind: string, start: string, title: string, facts: string, way = ""): string =>
  `<li class="${kind}"><time>${start}</time><p class="title"><span>${kind}: </span>${title}</p>` +
  `<p class="meta">There · until ${facts}</p><p>${way}</p></li>`;

/** Two days in order, with some of their lines broken. */
function days(broken: Partial<Record<"there" | "lunch" | "museum" | "home", string>> = {}) {
  const lines = {
    there: line("transport", "12:05", "By metro", "12:30", "Your train gets to Central at 11:55; allow 10 minutes."),
    lunch: line("restaurant", "12:40", "A table", "13:40"),
    museum: line("attraction", "14:00", "A museum", "15:30 · Usually open until 17:00, last entry 16:00"),
    home: line("transport", "09:00", "By metro to the station", "09:25", "Your train leaves at 09:45."),
    ...broken,
  };
  const day = (title: string, all: string): string =>
    `<details class="day"><summary><b>${title}</b></summary><ol class="timeline">${all}</ol></details>`;
  const html =
    day("Monday 3 May 2027", lines.there + lines.lunch + lines.museum) + day("Tuesday 4 May 2027", lines.home);
  return shownDays(new JSDOM(html).window.document);
}

describe("the days that a page shows", () => {
  it("are read line by line", () => {
    const [first] = days();
    expect(first).toMatchObject({
      title: "Monday 3 May 2027",
      lines: [{}, { kind: "restaurant", title: "A table" }, {}],
    });
    expect(first!.lines[2]).toMatchObject({ start: 840, end: 930 });
    expect(faultsOfDays(days())).toEqual([]);
  });

  it.each([
    ["begins before By metro ends", { lunch: line("restaurant", "12:20", "A table", "13:40") }],
    ["closes before one leaves", { museum: line("attraction", "16:00", "A museum", "17:10 · open until 17:00") }],
    [
      "lets nobody in",
      { museum: line("attraction", "16:30", "A museum", "17:00 · open until 17:00, last entry 16:00") },
    ],
    ["begins before one is there", { there: line("transport", "11:30", "By metro", "12:30", "lands at CIA at 11:55") }],
    ["nobody says when one gets there", { there: line("hotel", "12:05", "A hotel", "12:30") }],
    ["there is no way home", { home: line("attraction", "09:00", "A museum", "09:25") }],
  ])("are told where a friend would object: %s", (fault, broken) => {
    expect(faultsOfDays(days(broken))).toEqual([expect.stringContaining(fault)]);
  });

  it("keep the hours that are not free, on the days that have them", () => {
    const at = (weekday: string) => ({ start: 13 * 60, end: 15 * 60, weekdays: [weekday] });
    expect(faultsOfDays(days(), at("Monday"))).toHaveLength(2);
    expect(faultsOfDays(days(), at("Sunday"))).toEqual([]);
  });

  it("may go on after midnight", () => {
    const bar = line("restaurant", "23:00", "A bar", "00:30 · open until 02:00");
    expect(faultsOfDays(days({ museum: bar }))).toEqual([]);
  });
});
