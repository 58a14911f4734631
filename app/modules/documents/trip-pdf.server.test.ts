import { describe, expect, it } from "vitest";
import { PRINTED_PICTURE } from "#app/config/product";
import { printedStopPictures } from "#app/modules/catalogue/art/motifs.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import { sheetsOfTrip } from "#app/modules/maps/maps.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import type { Trip } from "#app/modules/trips/trip/trip";
import { coverPosterOf } from "./pdf-thread.server";
import { readPdf } from "./pdf-reader.fixture";
import type { ReadPdf } from "./pdf-reader.fixture";
import { USUAL_NOTE } from "./trip-pdf";
import { sampleOfDay } from "#tests/setup/day-sample";
import type { TripPdfOptions } from "./trip-pdf";
import { renderTripPdf } from "./trip-pdf.server";
import { BOOKING, NOW, SANDBOX, bareTrip, fullTrip } from "./trip.fixture";

async function print(trip: Trip, options: Partial<TripPdfOptions> = {}): Promise<ReadPdf> {
  const poster = await coverPosterOf(trip.destination.slug);
  return readPdf(
    await renderTripPdf(
      trip,
      { kind: "itinerary", generatedAt: NOW, real: SANDBOX, compress: false, ...options },
      poster,
    ),
  );
}

const wordsOf = (pdf: ReadPdf): string => pdf.pages.flat().join(" ").replace(/\s+/g, " ");
/** Without blanks: names with letters of two fonts are drawn in pieces. */
const lettersOf = (text: string): string => text.replace(/\s/g, "");

it("prints what some of the group do meanwhile, and where all meet", async () => {
  const trip = fullTrip("kyoto", 7);
  const [first, ...others] = trip.itinerary!.days;
  const apart = others[1]!.items.filter(({ type }) => type === "attraction").slice(0, 1);
  const split = { memberIds: ["bo"], names: ["Bo"], start: 840, end: 1100, items: apart, meetAt: "Gion" };
  const words = wordsOf(
    await print({ ...trip, itinerary: { ...trip.itinerary!, days: [{ ...first!, split }, ...others] } }),
  );
  expect(words).toContain("Meanwhile, for Bo");
  expect(words).toContain("14:00 to 18:20, then everyone meets for dinner: Gion");
  expect(lettersOf(words).split(lettersOf(apart[0]!.name)).length).toBeGreaterThan(2);
});

it("prints public holidays on their days, and where to ask about nuts without saying for whom", async () => {
  const trip = fullTrip("kyoto", 7);
  const [day, ...others] = trip.itinerary!.days;
  const holiday = "Thursday 15 April: A holiday. Many places close; check before you go.";
  const items = day!.items.map((item) => ({ ...item, fact: "Ask here about nuts." }));
  const asked = { ...trip, itinerary: { ...trip.itinerary!, days: [{ ...day!, items }, ...others] } };
  const words = wordsOf(await print(asked, { holidays: { [day!.date]: holiday } }));
  expect(words).toContain(holiday);
  expect(words.split("Ask here about nuts").length - 1).toBe(items.length);
});

it("has the picture of each stop, and a week of them in 600 KB", async () => {
  const trip = fullTrip("kyoto", 7);
  const pictures = await printedStopPictures("kyoto", trip.itinerary!.days);
  expect(Object.keys(pictures)).toHaveLength(
    new Set(trip.itinerary!.days.flatMap(({ items }) => items.map(({ placeId }) => placeId))).size,
  );
  const poster = await coverPosterOf("kyoto");
  const maps = await sheetsOfTrip(mappedTrip(trip), "metric");
  const options = { kind: "itinerary", generatedAt: NOW, real: SANDBOX, maps } as const;
  const [plain, drawn] = [
    await renderTripPdf(trip, options, poster),
    await renderTripPdf(trip, { ...options, pictures }, poster),
  ];
  const imagesIn = (bytes: Buffer): number => bytes.toString("latin1").split("/Subtype /Image").length - 1;
  expect(imagesIn(drawn) - imagesIn(plain)).toBe(35);
  expect(drawn.length).toBeLessThan(600_000);
}, 60_000);

it("ends with its closing words below something else, however much was left out", async () => {
  const trip = fullTrip("prague", 1);
  const [one] = trip.itinerary!.leftOut;
  const counts = [10, 11, 12, 13, 14, 15, 16, 17, 18];
  for (const count of sampleOfDay(counts, (many) => `${many} left out`, 3)) {
    const leftOut = Array.from({ length: count }, (_, k) => ({ ...one!, placeId: `p${k}`, name: `Place number ${k}` }));
    const { pages } = await print({ ...trip, itinerary: { ...trip.itinerary!, leftOut } });
    expect(pages.at(-1)!.join(" ")).toContain(`Place number ${count - 1}`);
  }
});

it("prints a map with each day that has stops, as a figure in words and letters that can be read", async () => {
  const trip = fullTrip("lisbon", 3);
  const maps = await sheetsOfTrip(mappedTrip(trip), "metric");
  const day = trip.itinerary!.days.find((one) => numberedStops(one).length > 0)!;
  expect(Object.keys(maps)).toContain(String(day.dayNumber));
  const words = wordsOf(await print(trip, { maps }));
  expect(words.split("© OpenStreetMap contributors").length - 1).toBe(Object.keys(maps).length);
  for (const { number, name } of numberedStops(day)) expect(words).toContain(`${number}. ${name}`);
  expect(wordsOf(await print(trip))).not.toContain("OpenStreetMap");
  const bytes = await renderTripPdf(trip, { kind: "itinerary", generatedAt: NOW, real: SANDBOX, maps }, undefined);
  expect(bytes.length).toBeLessThan(400_000);
});

it("begins with the poster of its place, as a picture of the width of the page", async () => {
  const trip = fullTrip("lisbon", 3);
  const options = { kind: "itinerary", generatedAt: NOW, real: SANDBOX, compress: false } as const;
  const withPoster = (await renderTripPdf(trip, options, await coverPosterOf("lisbon"))).toString("latin1");
  const { width, height } = PRINTED_PICTURE;
  expect(withPoster).toMatch(new RegExp(`/Subtype /Image\\s[^>]*/Width ${width}\\s/Height ${height}`));
  // Nothing in it shines through, so that its bytes go in as they are.
  expect(withPoster).not.toContain("/SMask");
  expect((await renderTripPdf(trip, options, undefined)).toString("latin1")).not.toContain("/Subtype /Image");
});

describe("a printed confirmation", async () => {
  const trip = fullTrip("kyoto", 7);
  const pdf = await print(trip, { kind: "confirmation", booking: BOOKING, traveller: "Ada Example" });
  const words = wordsOf(pdf);

  it("names trip, traveller, reference, amount and that nothing is real on its first page", () => {
    const cover = pdf.pages[0]!.join(" ");
    for (const text of [
      "7 days in Kyoto",
      "14 – 21 April 2027",
      "2 travellers",
      "Ada Example",
      "VKTREW",
      "$3,184.20",
      "This is a sandbox: nothing is really booked or charged.",
    ])
      expect(cover).toContain(text);
  });

  it("has flights, stay, costs and notes", () => {
    for (const text of [
      "JFK 17:45 – KIX 23:40",
      "AY 16, AY 67",
      "22h 55m",
      "1 stop",
      "Economy",
      "The Gion House",
      "Total paid",
      "$1,592.10",
      "What we left out, and why",
      USUAL_NOTE,
    ])
      expect(words).toContain(text);
  });

  it("has every stop of every day", () => {
    const stops = trip.itinerary!.days.flatMap((day) => day.items.map((item) => item.name));
    expect(stops.filter((name) => !lettersOf(words).includes(lettersOf(name)))).toEqual([]);
    expect(words).toContain("24 min by local transport, 5.2 km");
  });

  it("prints Japanese names", () => {
    expect(pdf.pages.flat().join("")).toContain("伏見稲荷大社");
  });

  it("numbers its pages and names the trip on each", () => {
    pdf.pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
      expect(page.filter((text) => text === "7 days in Kyoto").length).toBeGreaterThan(0);
    });
  });

  it("has an outline with every day", () => {
    expect(pdf.outline).toHaveLength(4 + trip.itinerary!.days.length);
    expect(pdf.outline.map((title) => title.split(":")[0])).toEqual([
      "Flights",
      "Hotel",
      ...trip.itinerary!.days.map((day) => `Day ${day.dayNumber}`),
      "Costs",
      "What we left out, and why",
    ]);
  });

  it("is tagged, in English, and titled", () => {
    expect(pdf.root).toContain("/Lang (en)");
    expect(pdf.root).toContain("/MarkInfo");
    expect(pdf.info).toContain("/Title (7 days in Kyoto: booking confirmation)");
    expect(pdf.info).toContain("/Author (Voyance)");
    const count = (tag: string): number => pdf.tags.filter((one) => one === tag).length;
    expect([count("Document"), count("Figure"), count("H1"), count("H2"), count("Table")]).toEqual([
      1,
      1,
      1,
      pdf.outline.length,
      2,
    ]);
    // Two flights of five cells and one line of changes; four lines of costs and a total, two amounts each.
    expect(count("TD")).toBe(2 * 5 + 1 + 5 * 2);
    expect([count("L"), count("LI"), count("LBody")]).toEqual([1, 3, 3]);
  });
});

describe("pages", async () => {
  const fortnight = fullTrip("athens", 14);
  const long = await print(fortnight);

  it("hold more than one day: a week with its maps is eight of them at most", async () => {
    const trip = fullTrip("kyoto", 7);
    const pdf = await print(trip, { maps: await sheetsOfTrip(mappedTrip(trip), "metric") });
    expect(pdf.pages.length).toBeLessThanOrEqual(8);
  });

  it("hold fourteen days, and no day begins at the foot of one", () => {
    expect(long.pages.length).toBeGreaterThan(8);
    for (const day of fortnight.itinerary!.days) {
      const page = long.pages.find((texts) => texts.includes(String(day.dayNumber)))!;
      const afterNumeral = page.slice(page.indexOf(String(day.dayNumber))).join("");
      expect(lettersOf(afterNumeral).includes(lettersOf(day.items[0]!.name))).toBe(true);
    }
  });

  it("say at their head which day goes on", () => {
    const continued = long.pages.flat().filter((text) => text.endsWith(", continued"));
    expect(continued.length).toBeGreaterThan(1);
    expect(continued[0]).toMatch(/^Day \d+, \w+day \d+ (April|May) 2027, continued$/);
  });

  it("are the same for the same trip at the same moment", async () => {
    const print = (): Promise<Buffer> =>
      renderTripPdf(fullTrip("lisbon", 3), { kind: "itinerary", generatedAt: NOW, real: SANDBOX }, undefined);
    expect((await print()).equals(await print())).toBe(true);
  });
});

describe("letters", () => {
  it.each(["Þingvellir", "São Paulo", "Győr", "Kadıköy", "京都", "伏見稲荷", "Αθήνα", "Софія", "Hội An", "😀"])(
    "prints a trip named %s",
    async (name) => {
      const pdf = await print(bareTrip({ name, destination: { name: "Nowhere" } }));
      expect(pdf.pages[0]!.join("")).toContain(name);
    },
  );

  it("shapes Arabic and prints Hebrew from right to left", async () => {
    const pdf = await print(bareTrip({ name: "שלום עולם" }));
    expect(pdf.pages[0]!.join("")).toContain(Array.from("שלום עולם").reverse().join(""));
  });

  it("prints boxes for letters that no font has, and survives names that are no text at all", async () => {
    expect((await print(bareTrip({ name: "กขค" }))).pages[0]!.join("")).toContain("□□□");
    expect((await print(bareTrip({ name: "\u0000\u202e\ud800 " }))).pages).toHaveLength(1);
  });

  it("fits names without a blank and very long ones", async () => {
    const pdf = await print(bareTrip({ name: "x".repeat(300), destination: { name: "y".repeat(200) } }));
    expect(pdf.pages[0]!.some((text) => text.endsWith("…"))).toBe(true);
  });

  /** Every place of a destination as a stop of one long day, with nothing but its names. */
  function namesOnly(slug: string): Trip {
    const { itinerary, ...trip } = fullTrip(slug, 1);
    const [day] = itinerary!.days;
    const items = findDestination(slug)!.places.map((place) => ({
      ...day!.items[0]!,
      name: place.name,
      localName: place.localName,
      description: "",
      why: undefined,
      fact: undefined,
    }));
    return {
      ...trip,
      destination: { name: trip.destination.name },
      itinerary: { ...itinerary!, days: [{ ...day!, items }] },
    };
  }

  it.each(sampleOfDay(listDestinations(), ({ slug }) => slug, 3).map(({ slug }) => slug))(
    "prints every place of %s, by its own name where there are letters for it",
    async (slug) => {
      const printed = (await print(namesOnly(slug))).pages.flat().join("").replace(/\s/g, "");
      const missing = findDestination(slug)!
        .places.map((place) => place.name.replace(/\s/g, ""))
        .filter((name) => !printed.includes(name));
      expect(missing).toEqual([]);
      expect(printed.includes("□") || printed.includes("\ufffd")).toBe(false);
    },
  );
});
