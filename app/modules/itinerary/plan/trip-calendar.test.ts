import { describe, expect, it } from "vitest";
import { calendarDay, easterOf, isInRamadan, orthodoxEasterOf } from "#app/modules/catalogue/country/calendar-days";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { HOLIDAYS_KNOWN, holidaysBetween } from "#app/modules/catalogue/country/holidays";
import { addDays, eachDay } from "#app/shared/calendar";
import { dayNotes, isTransportStopped } from "../travel/day-notes";
import { openWindowsOn } from "../hours/open-windows";
import { planDays } from "./plan-days";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const museum = (change: Partial<PlaceSource> = {}) => townPlace("museum", { kind: "museum", price: 10, ...change });
const open = (place: PlaceSource, date: string, country: string, slug?: string) =>
  openWindowsOn(place, date, { country, ...(slug && { slug }) }, townSun);
const notesOf = (country: string, date: string, slug?: string): string =>
  dayNotes({ country, ...(slug && { slug }) }, [date])[0]!.join(" ");

describe("the calendar", () => {
  it("knows both Easters and Ramadan", () => {
    expect([2024, 2026, 2027, 2028, 2038].map(easterOf)).toEqual([
      "2024-03-31",
      "2026-04-05",
      "2027-03-28",
      "2028-04-16",
      "2038-04-25",
    ]);
    expect([2024, 2026, 2027, 2028].map(orthodoxEasterOf)).toEqual([
      "2024-05-05",
      "2026-04-12",
      "2027-05-02",
      "2028-04-16",
    ]);
    expect(["2027-02-07", "2027-02-08", "2027-03-08", "2027-03-09"].map(isInRamadan)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("knows days on which gates open at noon and shops shut early, and says so", () => {
    const [goodFriday, saturday, sunday] = ["2027-04-30", "2027-05-01", "2027-05-02"] as const;
    const hoursOn = (place: PlaceSource, date: string, country: string) =>
      open(place, date, country).map((window) => [window.open / 60, window.close / 60]);
    expect(hoursOn(museum(), goodFriday, "GR")).toEqual([[12, 18]]);
    expect(hoursOn(townPlace("ruin", { kind: "ruin", price: 10 }), "2028-04-15", "GR")).toEqual([[8, 16]]);
    expect(hoursOn(townPlace("square", { kind: "square" }), goodFriday, "GR")).toEqual([[8, 20]]);
    expect([saturday, sunday].flatMap((date) => hoursOn(museum(), date, "GR"))).toEqual([]);
    expect(notesOf("GR", goodFriday)).toContain("open at 12:00 and shut at 18:00 on this day");
    const shop = townPlace("shop", { kind: "shop" });
    expect(hoursOn(shop, "2027-12-24", "DE")).toEqual([[8, 14]]);
    expect(hoursOn({ ...shop, hours: "Mo-Sa 08:00-20:00; Dec 24 08:00-16:00" }, "2027-12-24", "DE")).toEqual([[8, 16]]);
    expect(notesOf("DE", "2027-12-24")).toContain("Shops and markets usually shut at 14:00");
  });

  it("calls a day without a name the eve of the feast that follows", () => {
    expect(notesOf("FI", "2027-06-25")).toMatch(/^The eve of Midsummer Day: /);
    expect(notesOf("DE", "2027-12-24")).toMatch(/^Christmas Eve: /);
  });

  it("is written for every country of the catalogue, in names that the holidays have", () => {
    for (const code of new Set(listDestinations().map(({ country }) => country))) {
      const calendar = findCountryFacts(code)?.calendar;
      expect(calendar, code).toBeDefined();
      const names = new Set(holidaysBetween(code, HOLIDAYS_KNOWN.from, HOLIDAYS_KNOWN.to).map(({ name }) => name));
      const lists = [calendar!, ...Object.values(calendar!.places ?? {})].flatMap((one) => [
        ...(one.sights ?? []),
        ...(one.shops ?? []),
        ...(one.tables ?? []),
        ...(one.still ?? []),
        ...(one.indoors ?? []),
        ...(one.hours ?? []).map(({ day }) => day),
        ...(one.busy ?? []).flatMap(({ from, to }) => [from, to]),
      ]);
      const named = lists.filter((day) => /^[A-Z]/.test(day)).map((day) => day.replace(/(:\d|[+-]\d+)$/, ""));
      expect(
        named.filter((name) => !names.has(name)),
        code,
      ).toEqual([]);
    }
  });

  it("says something of destinations that there are", () => {
    for (const { country } of listDestinations())
      for (const slug of Object.keys(findCountryFacts(country)?.calendar?.places ?? {}))
        expect(findDestination(slug)?.country).toBe(country);
  });
});

describe("the eve of a feast in Jerusalem", () => {
  const hours = "Su-Th 09:00-18:00; Fr 09:00-13:00; Sa off";
  it("has the hours of a Friday, and the feast those of a Saturday", () => {
    const shop = townPlace("shop", { kind: "workshop", hours });
    expect(open(shop, "2027-10-06", "IL")).toEqual([{ open: 540, close: 1080 }]);
    expect(open(shop, "2027-10-10", "IL")).toEqual([{ open: 540, close: 780 }]);
    expect(open(shop, "2027-04-28", "IL")).toEqual([]);
    expect(open(shop, "2027-12-24", "GB")).toEqual([{ open: 540, close: 780 }]);
  });

  it("stops transport in the afternoon and says so", () => {
    expect([600, 960].map((at) => isTransportStopped({ country: "IL" }, "2027-10-10", at))).toEqual([false, true]);
    expect(notesOf("IL", "2027-10-10")).toMatch(/Day of Atonement \(Yom Kippur\) begins at sunset: as on a Friday/);
    expect(notesOf("IL", "2027-10-06")).not.toMatch(/begins/);
  });
});

describe("places in the open", () => {
  const outside = (change: Partial<PlaceSource>) =>
    open(townPlace("x", { hours: "24/7", ...change }), "2027-12-25", "ES");
  it("are seen while there is light, a rough one until the sun sets, a place of the sunset a little longer", () => {
    const { dawn, sunset, dusk } = townSun("2027-12-25");
    expect(outside({ kind: "park" })).toEqual([{ open: dawn, close: dusk }]);
    expect(outside({ kind: "beach", bestTime: "sunset" })).toEqual([{ open: dawn, close: dusk + 10 }]);
    expect(outside({ kind: "trail", effort: 2 })).toEqual([{ open: dawn, close: Math.max(sunset, dusk - 30) }]);
    expect(outside({ kind: "viewpoint", effort: 2, bestTime: "sunset" })).toEqual([{ open: dawn, close: dusk + 10 }]);
  });

  it("are as open as they say where they are lit, indoors or best at night", () => {
    for (const change of [
      { kind: "square" },
      { kind: "viewpoint", effort: 1, bestTime: "sunset" },
      { kind: "park", indoor: true },
      { kind: "park", bestTime: "night" },
    ] as const)
      expect(outside(change)).toEqual([{ open: 0, close: 1440 }]);
  });
});

describe("a feast in a season that is said already", () => {
  it("is not called usual", () => {
    const kings = notesOf("NL", "2027-04-27");
    expect(kings).toMatch(/^King's Day: the whole town/);
    expect(kings).not.toMatch(/usually open/);
    const carnival = dayNotes({ country: "BR" }, ["2027-02-06", "2027-02-08"]);
    expect(carnival[1]!.join(" ")).not.toMatch(/usually open/);
  });

  it("is told by its own name where the season does not name it", () => {
    expect(dayNotes({ country: "IT" }, ["2027-08-14", "2027-08-15"])[1]!.join(" ")).toMatch(/Assumption/);
  });
});

describe("25 December in London", () => {
  it("shuts museums, shops and most tables, and no train or bus runs", () => {
    expect(open(museum(), "2026-12-25", "GB")).toEqual([]);
    expect(open(museum(), "2026-12-26", "GB")).toEqual([]);
    expect(open(townPlace("inn", { kind: "restaurant" }), "2026-12-25", "GB")).toEqual([]);
    expect(open(townPlace("square", { kind: "square" }), "2026-12-25", "GB")).toHaveLength(1);
    expect(isTransportStopped({ country: "GB" }, "2026-12-25", 600)).toBe(true);
    expect(isTransportStopped({ country: "GB" }, "2026-12-27", 600)).toBe(false);
    expect(notesOf("GB", "2026-12-25")).toBe(
      "Christmas Day: museums, ticketed sights, shops, markets and most restaurants are usually shut; the plan allows for that. Book a table, or eat at your hotel. No public transport runs: walk, or book a taxi ahead.",
    );
  });

  it("goes by what a place says of itself", () => {
    expect(open(museum({ holidays: "open" }), "2026-12-25", "GB")).toHaveLength(1);
    expect(open(museum({ holidays: "closed" }), "2026-08-31", "GB")).toEqual([]);
    // A place that names 24 to 26 December is open on New Year's Day.
    expect(
      open(
        museum({ hours: "Mo-Su 10:00-17:00; Dec 24-26 off".replace("Dec 24-26", "Dec 24-Dec 26") }),
        "2027-01-01",
        "GB",
      ),
    ).toHaveLength(1);
    expect(open(museum({ hours: "Mo-Su 10:00-17:00" }), "2027-01-01", "GB")).toEqual([]);
  });
});

describe("1 January in Seville", () => {
  it("plans nothing that is shut, and says so", () => {
    const seville = findDestination("seville")!;
    const request = townRequest(seville.places, {
      destination: seville,
      base: { name: "Hotel", address: "Street 1", lat: seville.lat, lon: seville.lon, bed: "hotel" },
      firstDate: "2026-12-30",
      lastDate: "2027-01-03",
    });
    const day = planDays(request, townSun, "2026-11-22T00:00:00Z").itinerary.days[2]!;
    expect(day.date).toBe("2027-01-01");
    const gates = day.items.filter(({ role, kind }) => role === "visit" && (kind === "museum" || kind === "palace"));
    expect(gates).toEqual([]);
    expect(day.notes?.[0]).toMatch(/^New Year's Day: museums/);
  });
});

describe("Ramadan 2027 in Cairo", () => {
  it("shuts sights early, and is said on each day, in full on the first", () => {
    expect(open(museum(), "2027-02-20", "EG")).toEqual([{ open: 480, close: 960 }]);
    expect(open(museum(), "2027-03-20", "EG")).toEqual([{ open: 480, close: 1200 }]);
    const notes = dayNotes({ country: "EG" }, ["2027-02-07", "2027-02-08", "2027-02-09"]);
    expect(notes[0]).toEqual([]);
    expect(notes[1]![0]).toMatch(/^Ramadan: many kitchens are shut by day/);
    expect(notes[2]![0]).toMatch(/^Ramadan: sights close early/);
  });

  it("keeps tables for the evening where hardly anybody serves by day", () => {
    const inn = townPlace("inn", { kind: "restaurant", hours: "Mo-Su 12:00-23:00" });
    expect(open(inn, "2027-02-20", "JO")).toEqual([{ open: 1080, close: 1380 }]);
    expect(open(inn, "2027-02-20", "TR")).toEqual([{ open: 720, close: 1380 }]);
  });
});

describe("feasts that only one place or one church keeps", () => {
  it("keeps everybody indoors in Bali at Nyepi, and nobody in Yogyakarta", () => {
    const square = townPlace("square", { kind: "square", hours: "24/7" });
    expect(open(square, "2027-03-08", "ID", "bali")).toEqual([]);
    expect(open(square, "2027-03-08", "ID", "yogyakarta")).toHaveLength(1);
    expect(notesOf("ID", "2027-03-08", "bali")).toMatch(/Nyepi.*airport is shut/);
    expect(notesOf("ID", "2027-03-07", "bali")).toMatch(/ogoh-ogoh/);
  });

  it("stops transport in Jerusalem for the sabbath, and everything on Yom Kippur", () => {
    const at = (date: string, minutes: number) => isTransportStopped({ country: "IL" }, date, minutes);
    expect(at("2027-06-04", 600)).toBe(false);
    expect(at("2027-06-04", 17 * 60)).toBe(true);
    expect(at("2027-06-05", 600)).toBe(true);
    expect(at("2027-06-05", 21 * 60)).toBe(false);
    expect(notesOf("IL", "2027-06-05")).toMatch(/^Sabbath/);
    expect(open(museum(), "2027-10-11", "IL")).toEqual([]);
    expect(at("2027-10-11", 600)).toBe(true);
  });

  it("shuts the sites of Athens on Orthodox Easter Sunday, whatever single days their hours name", () => {
    const ruin = townPlace("ruin", { kind: "ruin", price: 20, hours: "Mo-Su 08:00-18:00; Dec 25 off" });
    expect(open(ruin, "2027-05-02", "GR")).toEqual([]);
    expect(open(ruin, "2027-03-28", "GR")).toHaveLength(1);
    expect(notesOf("GR", "2027-05-02")).toMatch(/Orthodox Easter: candle-lit/);
  });

  it("shuts a place on the feasts that it names, be they counted from Easter or holidays by name", () => {
    const palace = townPlace("palace", {
      kind: "palace",
      hours: "Mo-Su 09:30-17:00; Dec 25 off",
      shutOn: ["easter-2"],
    });
    expect(open(palace, "2027-03-26", "ES")).toEqual([]);
    expect(open(palace, "2027-03-27", "ES")).toHaveLength(1);
    const boat = townPlace("boat", { kind: "boat-trip", shutOn: ["Thanksgiving Day"] });
    expect(open(boat, "2027-11-25", "US")).toEqual([]);
    expect(open(boat, "2027-11-26", "US")).toHaveLength(1);
  });

  it("says Ferragosto in Rome, with shops shut and museums open", () => {
    expect(open(townPlace("shop", { kind: "shop" }), "2027-08-15", "IT")).toEqual([]);
    expect(open(museum(), "2027-08-15", "IT")).toHaveLength(1);
    expect(notesOf("IT", "2027-08-15")).toMatch(/^Assumption: shops.*Ferragosto/s);
  });
});

describe("a Monday that is a holiday in Tokyo", () => {
  const closedMondays = museum({ hours: "Tu-Su 09:30-17:00; Mo off" });

  it("opens museums, and shuts them on the next working day", () => {
    expect(open(closedMondays, "2027-07-12", "JP")).toEqual([]);
    expect(open(closedMondays, "2027-07-19", "JP")).toHaveLength(1);
    expect(open(closedMondays, "2027-07-20", "JP")).toEqual([]);
    expect(open(closedMondays, "2027-07-21", "JP")).toHaveLength(1);
    // Three holidays running: the day off comes after them.
    expect(["2027-05-03", "2027-05-05", "2027-05-06"].map((date) => open(closedMondays, date, "JP").length)).toEqual([
      1, 1, 0,
    ]);
    expect(open(closedMondays, "2027-06-28", "FR")).toEqual([]);
  });
});

describe("Fridays", () => {
  it("keep mosques for prayer and open souks late, where a place does not say otherwise", () => {
    const mosque = townPlace("mosque", { kind: "mosque" });
    expect(open(mosque, "2027-05-07", "AE")).toEqual([
      { open: 480, close: 660 },
      { open: 840, close: 1200 },
    ]);
    expect(open(mosque, "2027-05-08", "AE")).toHaveLength(1);
    expect(open(townPlace("souk", { kind: "market" }), "2027-05-07", "AE")).toEqual([{ open: 840, close: 1200 }]);
    expect(open(townPlace("souk", { kind: "market" }), "2027-05-07", "MA")).toEqual([{ open: 480, close: 720 }]);
    const own = townPlace("souk", { kind: "market", hours: "Sa-Th 09:00-20:00; Fr 16:00-20:00" });
    expect(open(own, "2027-05-07", "AE")).toEqual([{ open: 960, close: 1200 }]);
  });
});

describe("the notes of a stay", () => {
  it("say what lasts for days once", () => {
    const notes = dayNotes({ country: "JP" }, eachDay("2027-04-28", addDays("2027-04-28", 9))).flat();
    expect(notes.filter((note) => note.startsWith("Golden Week"))).toHaveLength(1);
  });

  it("are none on a day like others", () => {
    expect(dayNotes({ country: "PT" }, ["2027-05-12"])).toEqual([[]]);
    expect(calendarDay("XX", "2027-12-25").holidays).toEqual([]);
  });
});
