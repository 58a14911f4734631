import { describe, expect, it } from "vitest";
import { listDestinations, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import { findDeparture, findSharedName } from "#app/modules/catalogue/explore/explore-find.server";
import { emptyStart } from "../start-form";
import { budgetEach } from "./budget-each";
import { proposeDates } from "./dates/propose-dates";
import { readWish } from "./trip-wish";
import { wishChips } from "./wish-chips";

const TODAY = "2026-11-23";
const read = (text: string) =>
  readWish(text, {
    destinations: listDestinations(),
    findDeparture,
    findSharedName,
    findPlace: resolveExactPlace,
    today: TODAY,
  });
const slugs = (text: string) => read(text).places.map(({ destination }) => destination.slug);

describe("a trip in a sentence", () => {
  it("is read whole", () => {
    const wish = read("a week in Japan in April, two adults, love food, under $4k");
    expect(wish).toMatchObject({
      isNamed: false,
      areas: ["Japan"],
      dates: { nights: 7, months: [4] },
      party: { adults: 2, children: 0 },
      budget: { dollars: 4000, isFor: "unsaid", per: "trip" },
      interests: ["food"],
      topics: ["food"],
      unknown: [],
    });
    expect(wish.places.length).toBeGreaterThan(2);
    for (const { destination } of wish.places) expect(destination.country).toBe("JP");
  });

  it.each<[string, string[]]>([
    ["Family of four, Lisbon, 3-10 May, budget 1500 each", ["lisbon"]],
    ["ten days in kyoto with my wife, from Berlin", ["kyoto"]],
    ["Tokyo and Kyoto, two weeks, autumn", ["tokyo", "kyoto"]],
    ["6 nights Split and Dubrovnik", ["split", "dubrovnik"]],
    ["I want to see Machu Picchu", ["cusco"]],
    ["road trip in Iceland", ["reykjavik"]],
    ["weekend in Paris from London", ["paris"]],
  ])("finds the place: %s", (text, expected) => {
    expect(slugs(text)).toEqual(expected);
  });

  it("reads hours of work beside dates and people, and says the words behind them", () => {
    const wish = read("Two of us, Lisbon, 5 to 14 June, working 9 to 5 on weekdays, budget 2000 each");
    expect(wish.hours.busy).toEqual([{ kind: "work", name: "Work", start: 540, end: 1020, weekdays: [1, 2, 3, 4, 5] }]);
    expect(wish).toMatchObject({ party: { adults: 2, children: 0 }, dates: { startDate: "2027-06-05" }, unknown: [] });
    expect(wish.heard.find(({ use }) => use === "hours")?.words).toEqual(["working 9 to 5 on weekdays"]);
    expect(read("Rome for a week, a wedding at 3pm").hours.busy).toEqual([]);
  });

  it.each<[string, number, number]>([
    ["Vienna, 10 to 16 May, with my wife, my wife has a conference on Thursday 9 to 17", 2, 0],
    ["Vienna, 10 to 16 May, my wife has a conference on Thursday 9 to 17", 2, 0],
    ["Two of us to Vienna, 10 to 16 May, my wife has a conference on Thursday 9 to 17", 2, 0],
    ["We are four, Vienna, 10 to 16 May, my parents have a workshop on Thursday 9 to 17", 4, 0],
    ["Two of us, Vienna, 10 to 16 May, I have a conference on Thursday 9 to 17", 2, 0],
    ["Two adults and two children, Vienna, 10 to 16 May, our son has a match on Thursday 9 to 12", 2, 2],
  ])("counts nobody twice whose appointment is said: %s", (text, adults, children) => {
    const wish = read(text);
    expect(wish.party).toMatchObject({ adults, children });
    expect(wish.appointments[0]?.goers).toBeDefined();
  });

  it("takes a common word for no place", () => {
    expect(read("a nice beach week").isNamed).toBe(false);
    expect(slugs("Nice in May")).toEqual(["nice"]);
  });

  it("keeps a departure that several cities could be, and measures nothing from it", () => {
    for (const said of ["from Manchester to Bali in July", "Bali in July, from manchester", "Bali out of Manchester"]) {
      const wish = read(said);
      expect([wish.from, wish.unknown, wish.places[0]?.destination.slug], said).toEqual(["Manchester", [], "bali"]);
      expect(wish.places[0]?.reasons.join(), said).not.toContain("by air");
    }
    expect(read("somewhere near Manchester").from).toBeUndefined();
  });

  it("takes what somebody eats for a need, and not for a like", () => {
    expect(read("Seville over Easter, vegetarian")).toMatchObject({ needs: ["vegetarian"], interests: [], topics: [] });
    const inJapan = slugs("a week in Japan in April, love food");
    expect(slugs("a week in Japan in April, love food, vegetarian")).toEqual(inJapan);
    expect(inJapan.length).toBeGreaterThan(1);
  });

  it("knows where from, how fast, how dear, and what belongs into the preferences", () => {
    expect(read("10 days in Kyoto from Berlin, slow pace, vegetarian, wheelchair, luxury")).toMatchObject({
      from: "Berlin",
      pace: "relaxed",
      budgetTier: "luxury",
      needs: ["vegetarian", "step-free"],
    });
    expect(read("Rome, as much as possible in 3 days, cheap")).toMatchObject({
      pace: "packed",
      budgetTier: "budget-friendly",
    });
  });

  it("says what it could make nothing of, and proposes no place for a name nobody knows", () => {
    expect(read("Narnia for two weeks")).toMatchObject({ places: [], unknown: ["Narnia"] });
    expect(read("New York at Christmas with my mom, musicals").unknown).toEqual(["musicals"]);
    expect(read("hmm").places).toEqual([]);
  });

  it("never throws, whatever is typed", () => {
    for (const text of ["", "$$$", "<script>", "1".repeat(500), "of of of in in", "\u0000", "👩‍👩‍👧 to 🏝"])
      expect(() => read(text)).not.toThrow();
  });
});

describe("the understood wish, in short", () => {
  const chips = (text: string) => {
    const wish = read(text);
    const values = { ...emptyStart(), interests: wish.interests };
    return Object.fromEntries(wishChips(wish, values, { dates: [] }).map((chip) => [chip.id, chip]));
  };

  it("shows as likes what the planner can be told, and says what became of the rest", () => {
    expect(chips("beach and food in Spain").likes?.note).toBe("We'll look for good food.");
    expect(chips("Japan, love food").likes).toMatchObject({ value: "Food", note: "We'll look for good food." });
    expect(chips("Paris with theme parks").likes).toEqual({
      id: "likes",
      label: "Likes",
      note: "Your days don't take theme parks into account yet.",
    });
    expect(chips("Crete without a car").likes?.note).toBe(
      "Your days don't take getting around without a car into account yet.",
    );
    expect(chips("somewhere warm with theme parks").likes?.note).toBe(
      "Theme parks helped us find a place; your days don't take them into account yet.",
    );
    expect(chips("Lisbon").likes).toEqual({ id: "likes", label: "Likes" });
  });

  it("calls the middle way only what is, and else says where it is from", () => {
    const noteOf = (change: Partial<ReturnType<typeof emptyStart>>) =>
      wishChips(read("Lisbon"), { ...emptyStart(), ...change }, { dates: [] }).find(({ id }) => id === "pace")?.note;
    expect(noteOf({})).toBe("We assumed a moderate pace.");
    expect(noteOf({ budgetTier: "luxury" })).toBe("You didn't say; this comes from your Travel DNA.");
  });

  it("says of whoever named nobody that one adult was put", () => {
    expect(chips("Lisbon").who).toMatchObject({ value: "1 adult", note: "We assumed one adult." });
    expect(chips("Lisbon for two").who?.note).toBeUndefined();
  });
});

describe("dates for the planner", () => {
  const kyoto = { name: "Kyoto", bestMonths: [3, 4, 5, 10, 11], days: [3, 6] as [number, number] };
  const propose = (text: string, place?: typeof kyoto) => proposeDates(read(text).dates, TODAY, place);

  it("are those that were said", () => {
    expect(propose("3 to 10 May", kyoto)).toEqual({
      startDate: "2027-05-03",
      endDate: "2027-05-10",
      nights: 7,
      notes: [],
    });
  });

  it("begin on a Saturday, a short trip on a Friday, and say that a day was put", () => {
    expect(propose("a week in April", kyoto)).toEqual({
      startDate: "2027-04-10",
      endDate: "2027-04-17",
      nights: 7,
      notes: ["You didn't name a day, so we picked one. Change it if you like."],
    });
    expect(propose("a long weekend in late April", kyoto)).toMatchObject({
      startDate: "2027-04-23",
      endDate: "2027-04-26",
    });
  });

  it("take length and season from the place where nobody said them, and say so", () => {
    expect(propose("Kyoto", kyoto)).toEqual({
      startDate: "2027-03-13",
      endDate: "2027-03-18",
      nights: 5,
      notes: [
        "You didn't say how long; for Kyoto we suggest 3 to 6 days.",
        "You didn't say when; the best months there are March to May, October and November.",
      ],
    });
    expect(propose("a week in July", kyoto).notes).toContain(
      "Kyoto: at its best in March to May, October and November.",
    );
  });

  it("stay open without a place or beyond what can be booked", () => {
    expect(propose("a week")).toEqual({ startDate: "", endDate: "", nights: 7, notes: [] });
    expect(propose("a week in November 2027", kyoto)).toMatchObject({
      startDate: "",
      notes: [expect.stringMatching(/330 days ahead/)],
    });
    expect(propose("2026-01-03 to 2026-01-10", kyoto)).toMatchObject({
      startDate: "",
      notes: [expect.stringMatching(/in the past/)],
    });
  });

  it("are none for a year that is over or not sold yet, and say so", () => {
    for (const [text, note] of [
      ["Kyoto in 2025", /2025 is in the past/],
      ["Kyoto in March 2026", /March 2026 is in the past/],
      ["Kyoto 2028", /You can't book 2028 yet/],
      ["Kyoto, May 2028", /You can't book May 2028 yet/],
    ] as const)
      expect(propose(text, kyoto), text).toMatchObject({ startDate: "", notes: [expect.stringMatching(note)] });
    expect(propose("Kyoto in 2027", kyoto).startDate).toBe("2027-03-13");
    expect(propose("Kyoto in 2026", kyoto).startDate).toMatch(/^2026-1[12]/);
  });

  it("begin on the weekday that was said, and never in months that are not wanted", () => {
    expect(propose("Kyoto, Saturday to Saturday in June", kyoto)).toMatchObject({
      startDate: "2027-06-12",
      endDate: "2027-06-19",
    });
    expect(propose("Kyoto but not in spring", kyoto).startDate).toMatch(/-1[01]-/);
  });

  it("mean the next autumn when this one is nearly over", () => {
    expect(propose("a week in autumn", kyoto).startDate).toBe("2027-10-09");
  });
});

describe("a budget for each", () => {
  const said = (text: string) => read(text).budget!;
  const two = { adults: 2, children: 0 };

  it.each<[string, number]>([
    ["under $4k", 2000],
    ["$4,000 in total", 2000],
    ["$1500 each", 1500],
    ["2000 dollars per person", 2000],
    ["budget 5000", 2500],
    ["$150 a day", 1200],
    ["$300 a day for both of us", 1200],
  ])("%s", (text, dollars) => {
    expect(budgetEach(said(text), two, 7)?.dollars).toBe(dollars);
  });

  it("says what it took for granted", () => {
    expect(budgetEach(said("under $4k"), two, 7)?.note).toBe("We took $4,000 for both of you.");
    expect(budgetEach(said("€2,000 each"), two, 7)?.note).toMatch(/^€2,000 is about \$[\d,]+\.$/);
    expect(budgetEach(said("$1500 each"), two, 7)?.note).toBeUndefined();
    expect(budgetEach(said("$150 a day"), two, 7)?.note).toMatch(/without flights/);
    expect(budgetEach({ ...said("$1500 each"), isWithoutFlights: true }, two, 7)?.note).toBe(
      "That leaves out your flights, so add what they may cost.",
    );
    expect(budgetEach(said("$150 a day"), two, undefined)).toBeUndefined();
  });

  it("stays within what a trip may cost", () => {
    expect(budgetEach(said("under $50 in total"), two, 7)?.dollars).toBe(100);
  });

  it("is no least amount", () => {
    expect(read("over $5000").budget).toBeUndefined();
  });
});
