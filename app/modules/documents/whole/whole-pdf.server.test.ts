import { expect, it } from "vitest";
import { standingPlace } from "#app/modules/journeys/whole-trip";
import { mapOfRoute } from "#app/modules/maps/maps.server";
import { routeSheet } from "#app/modules/maps/route-sheet";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { addDays } from "#app/shared/calendar";
import { readPdf } from "../pdf-reader.fixture";
import { NOW, SANDBOX, flownOneWay, fullTrip } from "../trip.fixture";
import { renderWholePdf } from "./whole-pdf.server";
import type { WholePrint } from "./whole-pdf";

const kyoto = flownOneWay(fullTrip("kyoto", 3), "out");
const prague = { ...fullTrip("prague", 3), startDate: kyoto.endDate, endDate: addDays(kyoto.endDate, 3) };
const way: PlaceWay = {
  ...{ by: "flight", place: { slug: "prague", name: "Prague" }, date: kyoto.endDate, time: "08:30" },
  ...{ minutes: 900, dollars: 700, flight: "AY 66" },
};
const trips = [{ ...kyoto, between: { back: way } }, prague];
const options = { kind: "itinerary", generatedAt: NOW, real: SANDBOX } as const;
const mapped = mapOfRoute(
  trips.map(({ destination }, k) => ({
    ...findDestination(destination.slug!)!,
    ...(k === 0 && { onward: "flight" as const }),
  })),
);
const print: WholePrint = {
  title: "Kyoto and Prague",
  eyebrow: "Itinerary",
  subject: "Itinerary: Kyoto and Prague",
  facts: [{ label: "Travellers", value: "2 travellers" }],
  map: { sheet: routeSheet(mapped), alt: `Map of the trip: ${mapped.words}` },
  places: trips.map((trip, k) => ({ trip, options, shown: standingPlace(trip, trips[k + 1], "find") })),
  ways: { there: "From New York (JFK) by plane: Wed 14 Apr, JFK 17:45.", home: "Home by plane." },
  hires: ["Hired car for 3 days: pick it up in Kyoto."],
  money: "$100 chosen of your budget.",
  generatedAt: NOW,
  compress: false,
};

it("prints a cover with the map, the list of places and ways, then each place on pages of its own", async () => {
  const bytes = await renderWholePdf(print);
  const { pages, outline } = readPdf(bytes);
  const wordsOf = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ");
  expect(wordsOf(pages[0]!)).toContain("Sandbox: nothing is really booked or charged");
  // What does not fit below the cover is not torn in two.
  const list = wordsOf(pages[1]!);
  for (const line of [
    "Places and ways",
    "From New York (JFK) by plane",
    "On to Prague by plane, leaving at 08:30",
    "AY 66",
  ])
    expect(list).toContain(line);
  for (const line of [print.ways.home!, ...print.hires, print.money!]) expect(list).toContain(line);
  // A place begins a page, after the one with the cover.
  const heads = pages.flatMap((lines, page) => (/PLACE (\d) ·/.exec(wordsOf(lines)) ? [page] : []));
  expect(heads).toHaveLength(2);
  expect(heads[0]).toBe(2);
  expect(outline).toEqual(expect.arrayContaining(["Places and ways", "Kyoto", "Prague"]));
  expect(outline.filter((title) => title.startsWith("Prague: Day "))).toHaveLength(prague.itinerary!.days.length);
  // The notes of all places are said once.
  expect(wordsOf(pages.flat()).split("Typical opening hours and prices").length).toBe(2);
  expect(bytes.equals(await renderWholePdf(print))).toBe(true);
});

it("has bands of colour where there is no map", async () => {
  expect(readPdf(await renderWholePdf({ ...print, map: undefined })).pages[0]!.join(" ")).toContain("Kyoto and Prague");
});
