import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { whyNights } from "./nights-words";

const wish = { pace: "moderate", interests: [], months: [5] } as const;
const why = (slug: string, nights: number) => whyNights(findDestination(slug)!, nights, wish);

describe("the reason for some nights", () => {
  it("names the best sights, and the one for which a night less would have no time", () => {
    expect(why("florence", 2)).toBe("2 nights: Uffizi Gallery, Florence Cathedral and Accademia Gallery.");
    expect(why("florence", 4)).toBe("4 nights: Uffizi Gallery, Florence Cathedral, a day out (Pisa and Lucca).");
    expect(why("paris", 3)).toBe("3 nights: Louvre Museum, Eiffel Tower and a day out (Versailles by train).");
  });

  it("names a sight without what explains its name", () => {
    expect(why("barcelona", 3)).toMatch(/Casa Milà\.$/);
    expect(why("siem-reap", 2)).toMatch(/^2 nights: Phare, /);
    expect(why("siem-reap", 2)).not.toContain("Circus");
  });

  it("does not say twice that a day is one", () => {
    expect(why("osaka", 3)).toBe("3 nights: Dōtonbori, Osaka Castle and a day at Universal Studios.");
  });

  it("says when there is time to spare", () => {
    expect(why("florence", 5)).toMatch(/time to spare\.$/);
    expect(why("florence", 4)).not.toMatch(/to spare/);
  });

  it("says when most is closed", () => {
    const closed = { ...findDestination("rome")!, places: [], dayTrips: [] };
    expect(whyNights(closed, 2, wish)).toBe("2 nights: most of it is closed at that time.");
  });

  it("is one short sentence for every destination", () => {
    for (const destination of listDestinations())
      for (const nights of [1, 3, 7])
        for (const month of [1, 7]) {
          const words = whyNights(destination, nights, { ...wish, months: [month] });
          expect(words).toMatch(/^\d nights?: \S.*[^.]\.$/);
          expect(words.length, words).toBeLessThan(170);
        }
  });
});
