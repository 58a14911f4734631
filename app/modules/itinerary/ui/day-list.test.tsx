import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ItineraryDay, Leg } from "../day/itinerary";
import { DayList } from "./day-list";

const day: ItineraryDay = {
  date: "2027-05-07",
  dayNumber: 5,
  theme: "Travel home",
  items: [],
  walkKm: 0,
  costMinor: 0,
};

it("counts the activities of each day, and says of an empty one that it has none (CHECKLIST TRIP-37, TRIP-38)", () => {
  const page = renderToStaticMarkup(<DayList days={[day]} />);
  expect(page).toContain("No activities planned for this day");
  expect(page.replace(/<[^>]+>/g, " ")).toMatch(/Friday.*7 May.*0 activities/s);
});

it("writes estimates without cents, and the cost of a day as the sum of what its lines print", () => {
  const legBefore = { mode: "taxi", from: "A", to: "B", minutes: 9, km: 3, priceMinor: 1_40 } as unknown as Leg;
  const stop = {
    type: "attraction",
    role: "visit",
    name: "Temple",
    location: { name: "Ubud" },
    start: 540,
    end: 600,
    tags: [],
  };
  const items = [96_30, 20, 0].map((priceMinor, index) => ({ ...stop, id: String(index), priceMinor, legBefore }));
  const page = renderToStaticMarkup(<DayList days={[{ ...day, items: items as unknown as typeof day.items }]} />);
  expect(page.match(/\$[\d.,]*\d/g)).toEqual(["$100", "$1", "$96", "$1", "$1", "$1"]);
});

describe("the stops of a day", () => {
  const stop = (placeId: string, role: string) =>
    ({
      id: `2027-05-07-${placeId}`,
      type: "attraction",
      placeId,
      role,
      name: `The ${placeId}`,
      location: { name: "hill" },
      fact: "Last entry 16:30",
      description: "Walls above the town.",
      start: 540,
      end: 600,
      priceMinor: 0,
      tags: [],
    }) as unknown as ItineraryDay["items"][number];
  const items = [stop("castle", "visit"), stop("ride", "transfer"), { ...stop("shop", "visit"), isOwn: true as const }];
  const page = (more: Partial<Parameters<typeof DayList>[0]> = {}) => {
    const html = renderToStaticMarkup(<DayList days={[{ ...day, items }]} dayMap={() => null} {...more} />);
    return { html, castle: /<details class="stop".*?<\/details>/s.exec(html)![0], stops: html.match(/class="stop"/g) };
  };

  it("folds a place to its name and the line with what to know at the door, and nothing else", () => {
    const { castle, stops } = page({ notes: { castle: "Meet Ana" } });
    const [heading, about] = castle.split("</summary>");
    expect(heading).toMatch(/The castle.*hill · .*until 10:00.*Last entry 16:30/s);
    expect(about).toContain("Walls above the town.");
    expect(castle).not.toContain("Meet Ana");
    expect(stops).toHaveLength(1);
  });

  it("names the folded part, so that a pin opens it, and opens the stop that is now", () => {
    expect(page().castle).toContain('</summary><div id="stop-5-1">');
    expect(page().html).toContain('<li class="attraction" id="stop-5-2"');
    expect(page().castle).not.toContain("open");
    expect(page({ current: items[0]!.id }).castle).toMatch(/^<details class="stop" open=""/);
  });

  it("has the pictures of its stops once each beside the name of the day", () => {
    const pictures = { castle: "/art/sights/castle.svg", shop: "/art/sights/shop.svg", ride: "/art/sights/shop.svg" };
    const head = /<summary>.*?<\/summary>/s.exec(page({ pictures }).html)![0];
    expect(head.match(/\/art\/sights\/\w+\.svg/g)).toEqual(["/art/sights/castle.svg", "/art/sights/shop.svg"]);
    expect(page().html).not.toContain("day-pictures");
  });
});
