import { describe, expect, it } from "vitest";
import type { ItineraryItem } from "../day/itinerary";
import { partingOf } from "../day/some-of-party";
import { asFreeWhile, forgottenOn, parted, staysAway, withoutNames } from "./parting";

const LINE: ItineraryItem = {
  id: "2027-06-10-own-1",
  role: "visit",
  type: "attraction",
  placeId: "own-1",
  name: "Conference",
  location: { name: "Leopoldstadt", lat: 48.2, lon: 16.4 },
  description: "Your appointment.",
  start: 540,
  end: 1020,
  priceMinor: 0,
  tags: [],
  isOwn: true,
  locked: true,
};
const IDEA = "For a coffee, Café Korb is 4 minutes on foot.";
const ANA = { memberIds: ["ana"], names: ["Ana"], adults: 0, children: 0 };
const FAMILY = { adults: 2, children: 2 };
const APART = parted(LINE, partingOf(ANA, FAMILY)!, [IDEA]);

describe("an appointment to which only some of the party go", () => {
  it("says who goes, and what the others may do", () => {
    expect(APART.description).toBe(`Your appointment. Ana goes. The others are free from 09:00 to 17:00. ${IDEA}`);
    const both = parted(LINE, partingOf({ ...ANA, adults: 1, children: 1 }, FAMILY)!, []);
    expect(both.description).toBe(
      "Your appointment. Ana, 1 adult and 1 child go. The other one is free from 09:00 to 17:00.",
    );
  });

  it("is everybody's where all go, and where nobody is named", () => {
    expect(partingOf({ ...ANA, adults: 1, children: 2 }, FAMILY)).toBeUndefined();
    expect(partingOf({ memberIds: [], names: [], adults: 0, children: 0 }, FAMILY)).toBeUndefined();
    expect(partingOf(undefined, FAMILY)).toBeUndefined();
  });

  it("names nobody to readers of a shared trip, and forgets a person who does not come along any more", () => {
    const words = `Your appointment. 1 adult goes. The others are free from 09:00 to 17:00. ${IDEA}`;
    expect(withoutNames(APART)).toMatchObject({ description: words, goes: { memberIds: [], names: [], adults: 1 } });
    expect(forgottenOn(APART, "ana").description).toBe(words);
    expect(forgottenOn(APART, "ben")).toBe(APART);
    expect(withoutNames(LINE)).toBe(LINE);
  });

  it("is a free while to a person who is told by name and stays away", () => {
    expect(staysAway(APART, "ben")).toBe(true);
    expect(staysAway(APART, "ana")).toBe(false);
    // One more adult goes, who may be Ben.
    expect(staysAway(parted(LINE, partingOf({ ...ANA, adults: 1 }, FAMILY)!, []), "ben")).toBe(false);
    expect(staysAway(LINE, "ben")).toBe(false);
    const free = asFreeWhile(APART);
    expect(free).toMatchObject({ role: "free", name: "Free time", start: 540, end: 1020 });
    expect(free.placeId).toBeUndefined();
    expect(free.description).toBe(`Others of your party are at “Conference” until 17:00. ${IDEA}`);
  });
});
