import { describe, expect, it } from "vitest";
import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { formatClock } from "#app/shared/format";
import { townPlace, townRequest, townSun } from "../day/town.fixture";
import { buildDayProblem } from "../problem/day-problem";
import { openOn, openWindowsOn } from "./open-windows";

/** A day at a place in words: its hours, "shut", or "check" with the hours that it usually has. */
function told(
  place: PlaceSource,
  date: string,
  destination: { country: string; slug?: string },
  sun = townSun,
): string {
  const { windows, known } = openOn(place, date, destination, sun);
  const hours = windows.map(({ open, close }) => `${formatClock(open)}-${formatClock(close)}`).join(", ");
  return known === "check" ? `check ${hours}`.trim() : known === "shut" ? "shut" : hours;
}

function toldOf(name: string, date: string): string {
  const [slug, id] = name.split("/") as [string, string];
  const destination = findDestination(slug)!;
  return told(
    destination.places.find((one) => one.id === id)!,
    date,
    destination,
    sunCalculatorFor(destination),
  );
}

describe("a great sight on a feast", () => {
  it.each([
    ["paris/eiffel-tower", "2026-12-25", "09:30-23:45"],
    ["paris/louvre", "2026-12-24", "09:00-17:00"],
    ["paris/louvre", "2026-12-25", "shut"],
    ["paris/louvre", "2027-05-01", "shut"],
    ["paris/louvre", "2027-08-15", "09:00-18:00"],
    ["paris/musee-dorsay", "2027-01-01", "09:30-18:00"],
    ["cusco/machu-picchu", "2026-12-25", "06:00-18:00"],
    ["cusco/sacsayhuaman", "2027-01-01", "07:30-17:30"],
    ["rio-de-janeiro/christ-the-redeemer", "2026-12-25", "08:00-19:00"],
    ["rio-de-janeiro/botanical-garden", "2026-12-25", "shut"],
    ["sydney/taronga-zoo", "2026-12-25", "09:30-17:00"],
    ["sydney/taronga-zoo", "2026-12-31", "09:30-16:30"],
    ["sydney/opera-house", "2027-03-26", "shut"],
    ["madrid/prado", "2026-12-24", "10:00-14:00"],
    ["madrid/prado", "2027-01-06", "10:00-14:00"],
    ["madrid/prado", "2026-12-25", "shut"],
    ["madrid/prado", "2026-12-26", "10:00-20:00"],
    ["madrid/reina-sofia", "2026-12-24", "shut"],
    ["london/stonehenge", "2026-12-24", "shut"],
    ["london/stonehenge", "2026-12-25", "shut"],
    ["london/stonehenge", "2026-12-26", "10:00-16:00"],
    ["london/british-museum", "2026-12-24", "shut"],
    ["london/british-museum", "2026-12-26", "shut"],
    ["london/british-museum", "2026-12-27", "10:00-17:00"],
    ["london/british-museum", "2027-01-01", "10:00-17:00"],
    ["rome/vatican-museums", "2026-12-26", "shut"],
    ["rome/vatican-museums", "2027-01-06", "shut"],
    ["rome/vatican-museums", "2027-03-29", "shut"],
    ["rome/colosseum", "2026-12-24", "08:30-16:30"],
    ["rome/colosseum", "2026-12-25", "shut"],
    ["rome/colosseum", "2027-05-01", "08:30-19:15"],
    ["rome/capitoline-museums", "2026-12-31", "09:30-14:00"],
    ["barcelona/sagrada-familia", "2026-12-25", "09:00-14:00"],
    ["barcelona/sagrada-familia", "2026-12-26", "09:00-14:00"],
    ["athens/acropolis", "2026-12-25", "shut"],
    ["athens/acropolis", "2026-12-31", "08:00-17:00"],
    ["athens/acropolis", "2027-04-30", "12:00-18:00"],
    ["athens/acropolis", "2027-05-02", "shut"],
    ["athens/acropolis", "2027-08-15", "08:00-20:00"],
    ["san-francisco/cal-academy", "2026-12-25", "09:30-17:00"],
    ["san-francisco/alcatraz", "2026-11-26", "shut"],
    ["san-francisco/alcatraz", "2026-12-31", "08:40-18:30"],
    ["amsterdam/rijksmuseum", "2027-01-01", "09:00-17:00"],
    ["berlin/neues-museum", "2026-12-24", "shut"],
    ["berlin/neues-museum", "2026-12-26", "10:00-18:00"],
    ["vienna/kunsthistorisches", "2026-12-24", "10:00-15:00"],
    ["vienna/kunsthistorisches", "2026-12-25", "10:00-18:00"],
    ["porto/clerigos", "2026-12-25", "11:00-18:00"],
    ["agra/taj-mahal", "2026-12-24", "06:00-18:30"],
    ["agra/taj-mahal", "2026-12-25", "shut"],
    ["jaipur/amber-fort", "2026-12-25", "08:00-17:30"],
    ["cairo/giza-pyramids", "2026-12-25", "07:00-17:00"],
    ["osaka/universal-studios", "2027-01-01", "08:30-20:30"],
  ])("%s on %s: %s", (name, date, hours) => {
    expect(toldOf(name, date)).toBe(hours);
  });
});

describe("a door on a feast", () => {
  const museum = (change: Partial<PlaceSource> = {}) => townPlace("museum", { kind: "museum", ...change });
  const on = (date: string, change: Partial<PlaceSource> = {}, country = "FR") =>
    told(museum(change), date, { country });

  it("is not known where it says nothing, on the eves and on feasts that are holidays there", () => {
    for (const date of ["2026-12-24", "2026-12-25", "2026-12-31", "2027-01-01", "2027-05-01", "2027-08-15"])
      expect(on(date), date).toBe("check 08:00-20:00");
    expect(on("2027-01-06")).toBe("08:00-20:00");
    expect(on("2027-01-06", {}, "IT")).toBe("check 08:00-20:00");
    expect(on("2026-12-24", {}, "IN")).toBe("08:00-20:00");
    expect(on("2026-12-27")).toBe("08:00-20:00");
  });

  it("is planned at no hour where the custom shuts its kind, and at its usual ones where it may shut early", () => {
    const planned = (date: string) => openWindowsOn(museum(), date, { country: "FR" }, townSun).length;
    expect(["2026-12-24", "2026-12-25", "2027-08-15"].map(planned)).toEqual([1, 0, 1]);
  });

  it("is as open as its file says", () => {
    expect(on("2026-12-25", { holidays: "always" })).toBe("08:00-20:00");
    expect(on("2026-12-24", { holidays: "always" })).toBe("08:00-20:00");
    expect(on("2026-12-25", { holidays: "open" })).toBe("08:00-20:00");
    expect(on("2026-12-24", { holidays: "open" })).toBe("check 08:00-20:00");
    expect(on("2026-12-24", { holidays: "open", hours: "Mo-Su 08:00-20:00; Dec 24 08:00-14:00" })).toBe("08:00-14:00");
    expect(on("2026-12-25", { holidays: "always", hours: "Mo-Su 08:00-20:00; Dec 25 off" })).toBe("shut");
    expect(on("2027-03-29", { holidays: "always", shutOn: ["easter+1"] })).toBe("shut");
    expect(on("2027-05-08", { holidays: "closed" })).toBe("shut");
  });

  it("may be open on its weekly day off where that is a feast", () => {
    const hours = "Tu-Su 08:00-20:00; Mo off";
    expect(on("2027-03-29", { hours, holidays: "open" })).toBe("check");
    expect(on("2027-03-29", { hours, holidays: "always" })).toBe("shut");
    expect(on("2027-04-05", { hours, holidays: "open" })).toBe("shut");
  });

  it("is none of a square, a beach or what never shuts", () => {
    const at = (change: Partial<PlaceSource>) => told(townPlace("x", change), "2026-12-25", { country: "FR" });
    expect(at({ kind: "square" })).toBe("08:00-20:00");
    expect(at({ kind: "museum", hours: "24/7" })).toBe("00:00-00:00");
    expect(at({ kind: "monument", price: 0 })).toBe("08:00-20:00");
    expect(at({ kind: "monument", price: 9 })).toBe("check 08:00-20:00");
  });
});

describe("the days of the catalogue", () => {
  it("are known for most of what people come for on Christmas Day", () => {
    const doors = listDestinations().flatMap((destination) =>
      calendarDay(destination.country, "2026-12-25", destination.slug).sights === undefined
        ? []
        : destination.places
            .filter(({ weight, onlyOn }) => weight === 5 && !onlyOn)
            .map((place) => openOn(place, "2026-12-25", destination, townSun).known),
    );
    const sure = doors.filter((known) => known !== "check").length;
    expect(doors.length).toBeGreaterThan(150);
    expect(sure / doors.length).toBeGreaterThan(0.8);
  });
});

describe("a plan over Christmas", () => {
  const stay = { firstDate: "2026-12-23", lastDate: "2026-12-28" };
  const weekOf = (place: PlaceSource) => {
    const problem = buildDayProblem(
      townRequest([place], { ...stay, destination: { ...townRequest([]).destination, country: "GB" } }),
      townSun,
    );
    return problem.windows[0]!.map((onDay) => onDay.length);
  };

  it("leaves what matters to days on which it is surely open", () => {
    expect(weekOf(townPlace("m", { kind: "museum", weight: 4, holidays: "open" }))).toEqual([1, 0, 1, 1, 1, 1]);
    expect(weekOf(townPlace("m", { kind: "museum", weight: 4, hours: "Mo-Su 09:00-17:00; Dec 25 off" }))).toEqual([
      1, 0, 0, 0, 1, 1,
    ]);
  });

  it("has room for a lesser sight on a day on which it may shut early", () => {
    expect(weekOf(townPlace("m", { kind: "museum", weight: 3, hours: "Mo-Su 09:00-17:00; Dec 25 off" }))).toEqual([
      1, 1, 0, 1, 1, 1,
    ]);
  });
});
