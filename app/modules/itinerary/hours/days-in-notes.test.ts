import { describe, expect, it } from "vitest";
import { forWhatHappens, noteOn, worthByDay } from "./days-in-notes";

const SUNDAY = "2027-05-02";
const MONDAY = "2027-05-03";
const TUESDAY = "2027-05-04";
const PARADE = "Slow kicks every hour on the hour; the full parade with band is on Sunday at eleven.";
const JUNK = "A spire among second-hand dealers, best on Sunday morning; the climb is shut.";

describe("a weekday that a place names", () => {
  const worth = (note: string) => worthByDay({ note }, [SUNDAY, MONDAY, TUESDAY]);

  it("is worth more than the others, if it is among them", () => {
    expect(worth(PARADE)).toEqual([1, 0.75, 0.75]);
    expect(worth("Farmers on the square; antiques and stalls on Monday and Friday.")).toEqual([0.75, 1, 0.75]);
    expect(worth("Stalls and toy cars from Sunday to Monday.")).toEqual([1, 1, 0.75]);
    expect(worthByDay({ note: PARADE }, [MONDAY, TUESDAY])).toBeUndefined();
  });

  it("is no reason to come where it is one to stay away", () => {
    expect(worth("Red and white stalls, closed on Sunday.")).toBeUndefined();
    expect(worth("The best view of the town, crowded on Sundays.")).toBeUndefined();
    expect(worth("A lake with families on Sundays.")).toBeUndefined();
  });

  it("has its hour where one is named", () => {
    const all = [{ open: 480, latestStart: 1000, latestEnd: 1080 }];
    const at = (note: string, date: string, minutes = 20) => forWhatHappens({ note, minutes }, all, date)[0]!;
    expect(at(PARADE, SUNDAY)).toEqual({ open: 645, latestStart: 660, latestEnd: 1080 });
    expect(at(PARADE, MONDAY)).toEqual(all[0]);
    expect(at("They march on Mondays at 15:30.", MONDAY, 40)).toMatchObject({ open: 910, latestStart: 930 });
    // A place that is shut at that hour keeps its windows.
    expect(forWhatHappens({ note: PARADE, minutes: 20 }, [{ open: 720, latestStart: 900 }], SUNDAY)[0]!.open).toBe(720);
  });
});

describe("the sentence of a place", () => {
  it("says what happens on the day of the visit and not what happens on others", () => {
    expect(noteOn(PARADE, SUNDAY, 660)).toBe(PARADE);
    expect(noteOn(PARADE, TUESDAY, 660)).toBe("Slow kicks every hour on the hour.");
    expect(noteOn(JUNK, TUESDAY, 660)).toBe("A spire among second-hand dealers; the climb is shut.");
    expect(noteOn("Horses under lights and brass bands on most Wednesdays.", TUESDAY, 660)).toContain("Wednesdays");
  });

  it("says no other hour to be the best one", () => {
    const hall = "Lamb from a pit oven, in the market by the aqueduct; best by early afternoon.";
    expect(noteOn(hall, MONDAY, 720)).toBe(hall);
    expect(noteOn(hall, MONDAY, 1140)).toBe("Lamb from a pit oven, in the market by the aqueduct.");
    const roof = "A roof over the domes of the old town, best at dusk; take a jacket.";
    expect(noteOn(roof, MONDAY, 600)).toBe("A roof over the domes of the old town; take a jacket.");
    expect(noteOn(roof, MONDAY, 1140)).toBe(roof);
  });

  it("tells nobody to come at an hour that is over, or not yet there", () => {
    const murals = "Children on a real bicycle, and iron cartoons on history; before nine there is no line for photos.";
    expect(noteOn(murals, MONDAY, 520)).toBe(murals);
    expect(noteOn(murals, MONDAY, 600)).toBe("Children on a real bicycle, and iron cartoons on history.");
    // In the evening a place may be meant that fills at nine at night.
    expect(noteOn(murals, MONDAY, 1100)).toBe(murals);
    const jetty = "A lane of houses on stilts of one clan; walk to the shrine at the end at dusk.";
    expect(noteOn(jetty, MONDAY, 495)).toBe("A lane of houses on stilts of one clan.");
    expect(noteOn(jetty, MONDAY, 1080)).toBe(jetty);
    const ship = "A warship that sank in the harbour on its first day out; go at opening.";
    expect(noteOn(ship, MONDAY, 600)).toBe(ship);
    expect(noteOn(ship, MONDAY, 840)).toBe("A warship that sank in the harbour on its first day out.");
    const ridge = "A paved path along a ridge between two rivers; go before eight or after five.";
    expect(noteOn(ridge, MONDAY, 600)).toBe(ridge);
    const trail =
      "Forty steep minutes above the beach to the best view of the bay; go with a guide, early, in dry weather.";
    expect(noteOn(trail, MONDAY, 780)).toBe(
      "Forty steep minutes above the beach to the best view of the bay; go with a guide.",
    );
    const cave = "Bright water, turtles and bats in half-open caves; come at opening, life vests are lent.";
    expect(noteOn(cave, MONDAY, 700)).toBe("Bright water, turtles and bats in half-open caves; life vests are lent.");
    const crowd = "Five faces of five peoples on a wharf along the tram; stay with the crowd, leave at dusk.";
    expect(noteOn(crowd, MONDAY, 700)).toBe(crowd);
    const crabs = "Crab tanks and bowls of roe; prices are for visitors but the fish is truly fresh, so go at eight.";
    expect(noteOn(crabs, MONDAY, 500)).toBe(crabs);
    expect(noteOn(crabs, MONDAY, 735)).toBe(
      "Crab tanks and bowls of roe; prices are for visitors but the fish is truly fresh.",
    );
    const dance = "Gilded dancers in the palace court at half past seven; unnumbered seats, so come at seven.";
    expect(noteOn(dance, MONDAY, 1155)).toBe(dance);
    const hall =
      "The Gallery of Honour leads to the Night Watch; arrive at nine, or after three when the groups leave.";
    expect(noteOn(hall, MONDAY, 720)).toBe(hall);
    const gate = "A basalt arch for a king on the water; boats leave behind, best at seven.";
    expect(noteOn(gate, MONDAY, 670)).toBe("A basalt arch for a king on the water; boats leave behind.");
    expect(noteOn(gate, MONDAY, 425)).toBe(gate);
    const cliffs = "Six kilometres of steps and cliffs past five swimming spots; start before nine.";
    expect(noteOn(cliffs, MONDAY, 955)).toBe("Six kilometres of steps and cliffs past five swimming spots.");
    const lanes = "Lanes of engine parts and river shrines; go before the shops shut at five.";
    expect(noteOn(lanes, MONDAY, 840)).toBe(lanes);
    const bar = "A narrow bar where one stands three deep; go early at weekends.";
    expect(noteOn(bar, MONDAY, 1200)).toBe(bar);
  });
});
