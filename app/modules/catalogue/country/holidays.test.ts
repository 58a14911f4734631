import { describe, expect, it } from "vitest";
import { daysBetween, isLocalDate } from "#app/shared/calendar";
import { holidayLines, listDestinations } from "../places/catalogue.server";
import { COUNTRIES_WITH_FACTS } from "./country-facts";
import { HOLIDAYS_KNOWN, holidayDays, holidayLine, holidaysAhead, holidaysBetween, knowsHolidays } from "./holidays";

function written(country: string, from: string, to = from): string[] {
  return holidaysBetween(country, from, to).map(({ date, name }) => `${date} ${name}`);
}

describe("holidays", () => {
  it("are known for every country of the catalogue, in every year", () => {
    const unknown = [...new Set(listDestinations().map(({ country }) => country))].filter(
      (code) => !knowsHolidays(code),
    );
    const remedy = "countries/<code>.yaml has to be there, then npm run data makes them";
    expect(unknown.map((code) => `holidays.json has none of ${code}: ${remedy}`)).toEqual([]);
    for (const year of ["2026", "2027", "2028"]) {
      const few = COUNTRIES_WITH_FACTS.filter(
        (code) => holidaysBetween(code, `${year}-01-01`, `${year}-12-31`).length < 4,
      );
      expect(few).toEqual([]);
    }
  });

  it("are days that exist, in order, named in English, none longer than eight days", () => {
    for (const code of COUNTRIES_WITH_FACTS) {
      const all = holidaysBetween(code, HOLIDAYS_KNOWN.from, HOLIDAYS_KNOWN.to);
      expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort());
      const odd = all.filter(
        ({ date, lastDate, name }) =>
          !isLocalDate(date) ||
          daysBetween(date, lastDate) < 0 ||
          daysBetween(date, lastDate) > 7 ||
          !/^[\p{Script=Latin}\d .,'’()/&-]+$/u.test(name),
      );
      expect(odd.map(({ date, name }) => `${code} ${date} ${name}`)).toEqual([]);
    }
  });

  it.each([
    ["JP", "2027-01-11", "Coming of Age Day"],
    ["JP", "2027-03-21", "Spring Equinox Day"],
    ["JP", "2027-03-22", "Spring Equinox Day (day off in lieu)"],
    ["GR", "2027-05-02", "Easter Sunday"],
    ["GR", "2026-02-23", "Clean Monday"],
    ["CY", "2027-03-15", "Clean Monday"],
    ["IS", "2027-04-22", "First Day of Summer"],
    ["TH", "2027-04-14", "Songkran Festival"],
    ["PT", "2027-04-25", "Liberty Day"],
    ["AR", "2027-04-02", "Day of the Veterans and the Fallen in the Malvinas War"],
    ["TR", "2027-10-29", "Republic Day"],
    ["MA", "2027-01-14", "Amazigh New Year"],
    ["IN", "2026-11-08", "Diwali"],
    ["ID", "2027-03-08", "Nyepi"],
    ["US", "2027-11-25", "Thanksgiving Day"],
    ["CA", "2027-10-11", "Thanksgiving"],
    ["GB", "2027-08-30", "Summer bank holiday"],
    ["MX", "2027-09-16", "Independence Day"],
    ["CN", "2027-02-06", "Spring Festival"],
    ["BR", "2027-02-08", "Carnival"],
    ["NZ", "2027-02-06", "Waitangi Day"],
    ["KH", "2028-04-13", "Khmer New Year"],
    ["NP", "2026-05-29", "Republic Day"],
  ])("%s on %s: %s", (country, date, name) => {
    expect(written(country, date)).toContain(`${date} ${name}`);
  });

  it("includes a holiday that began before the first day asked for", () => {
    const [seollal] = holidaysBetween("KR", "2027-02-08", "2027-02-08");
    expect(seollal).toEqual({
      date: "2027-02-06",
      lastDate: "2027-02-08",
      name: "Korean New Year",
      isApproximate: false,
    });
  });

  it("marks what the moon decides, and nothing else", () => {
    const eid = holidaysBetween("EG", "2027-03-01", "2027-03-31");
    expect(eid).toEqual([{ date: "2027-03-09", lastDate: "2027-03-11", name: "Eid al-Fitr", isApproximate: true }]);
    expect(holidaysBetween("FR", "2027-01-01", "2027-12-31").filter(({ isApproximate }) => isApproximate)).toEqual([]);
  });

  it("keeps the feasts of all Muslim countries within two days of each other", () => {
    for (const [feast, from, to] of [
      ["Eid al-Fitr", "2027-03-08", "2027-03-12"],
      ["Eid al-Adha", "2027-05-14", "2027-05-18"],
    ] as const) {
      for (const code of ["AE", "EG", "ID", "JO", "MA", "MV", "OM", "QA", "SA", "TN", "TR"]) {
        expect(
          holidaysBetween(code, from, to).map(({ name }) => name),
          code,
        ).toContain(feast);
      }
    }
  });

  it("says nothing of countries it does not know", () => {
    expect(knowsHolidays("KP")).toBe(false);
    expect(holidaysBetween("KP", "2027-01-01", "2027-12-31")).toEqual([]);
  });
});

describe("holidays in words", () => {
  it.each([
    ["GB", "2026-12-25", "Friday 25 December: Christmas Day. Many places close; check before you go."],
    [
      "EG",
      "2027-03-10",
      "Wednesday 10 March: Eid al-Fitr. The date depends on the moon and may move by a day. Many places close; check before you go.",
    ],
    ["GB", "2026-12-24", undefined],
    ["KP", "2026-12-25", undefined],
  ])("%s on %s", (country, date, line) => {
    expect(holidayLine(country, date)).toBe(line);
  });

  it("are listed with their days, what the moon decides as such", () => {
    const days = (country: string, from: string, to = from) => holidaysBetween(country, from, to).map(holidayDays);
    expect(days("GB", "2026-12-25")).toEqual(["Friday 25 December"]);
    expect(days("KR", "2027-02-07")).toEqual(["6 to 8 February"]);
    expect(days("EG", "2027-03-10")).toEqual(["9 to 11 March, give or take a day"]);
  });

  it("are given for twelve months, each once", () => {
    const ahead = holidaysAhead("GB", "2026-12-25");
    expect(ahead[0]?.date).toBe("2026-12-25");
    expect(ahead.filter(({ name }) => name === "Christmas Day")).toHaveLength(1);
    expect(ahead.every(({ date }) => date <= "2027-12-24")).toBe(true);
  });

  it("stand with the planned days they fall on, at the destination and not at home", () => {
    const days = [{ date: "2026-12-24" }, { date: "2026-12-25" }];
    expect(holidayLines("london", days)).toEqual({
      "2026-12-25": "Friday 25 December: Christmas Day. Many places close; check before you go.",
    });
    expect(holidayLines("muscat", days)).toEqual({});
    expect(holidayLines(undefined, days)).toEqual({});
    expect(holidayLines("london")).toEqual({});
  });
});
