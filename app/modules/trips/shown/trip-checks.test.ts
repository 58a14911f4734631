import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { addDays, minutesOfDay } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { OWN_STAY } from "../trip/elsewhere.fixture";
import type { Trip } from "../trip/trip";
import { checkTrip } from "./trip-checks";
import { dayRequestFor } from "../days/trip-days";

const kyoto = findDestination("kyoto")!;
const checksOf = (trip: Trip) => checkTrip(trip, kyoto, sunCalculatorFor(kyoto));
const kindsOf = (trip: Trip) => checksOf(trip).map(({ kind }) => kind);
const bare = { ...fullTrip("kyoto", 5), budgetMinor: 900_000 };
const trip: Trip = { ...bare, itinerary: planFor(dayRequestFor(bare, kyoto), undefined, bare.createdAt).itinerary };

const hoursOf = (placeId: string): unknown => kyoto.places.find(({ id }) => id === placeId)!.hours;

/** The trip with one of its days changed: the first whole one that has two visits in a row. */
function withDay(change: (items: ItineraryDay["items"], at: number) => ItineraryDay["items"]): Trip {
  const days = trip.itinerary!.days;
  const index = days.findIndex(({ dayTrip, items }) => !dayTrip && items.filter(isVisit).length > 2);
  const items = days[index]!.items;
  const at = items.findIndex((item, place) => isVisit(item) && items[place + 1]?.role === "visit");
  return {
    ...trip,
    itinerary: { ...trip.itinerary!, days: days.with(index, { ...days[index]!, items: change(items, at) }) },
  };
}

describe("a look at a trip from outside", () => {
  it.each(["kyoto", "lisbon", "cusco", "marrakech", "reykjavik", "bali"])(
    "finds nothing in days that are planned for %s",
    (slug) => {
      const place = findDestination(slug)!;
      const one = { ...fullTrip(slug, 6), budgetMinor: 900_000 };
      const planned = { ...one, itinerary: planFor(dayRequestFor(one, place), undefined, one.createdAt).itinerary };
      expect(checkTrip(planned, place, sunCalculatorFor(place))).toEqual([]);
    },
  );

  it("sees lines that stand on each other, and a way that takes longer than there is", () => {
    const overlap = withDay((items, at) => items.with(at, { ...items[at]!, end: items[at + 1]!.start + 10 }));
    expect(kindsOf(overlap)).toEqual(["overlap"]);
    const late = withDay((items, at) =>
      items.with(at + 1, {
        ...items[at + 1]!,
        legBefore: { mode: "walk", minutes: items[at + 1]!.start - items[at]!.end + 20, km: 2, priceMinor: 0 },
      }),
    );
    expect(kindsOf(late)).toEqual(["way"]);
  });

  it("sees a visit at an hour at which its place is shut, and names the day to plan again", () => {
    const days = trip.itinerary!.days.map((day) => {
      const gated = day.items.find((item) => isVisit(item) && hoursOf(item.placeId) !== "24/7");
      return gated ? { ...day, items: [{ ...gated, start: 120, end: 150 }] } : day;
    });
    const night = { ...trip, itinerary: { ...trip.itinerary!, days } };
    const [check] = checksOf(night);
    expect(check).toMatchObject({ kind: "closed", text: expect.stringMatching(/ is closed at 02:00\.$/) as string });
    expect(night.itinerary!.days.map(({ date }) => date)).toContain(check!.date);
    // While the trip runs, a day that is over is not mended any more; today still is.
    const [from, next] = [check!.date!, addDays(check!.date!, 1)];
    const datesFrom = (today: string) =>
      checkTrip(night, kyoto, sunCalculatorFor(kyoto), today).map(({ date }) => date);
    expect(datesFrom(from)).toContain(from);
    expect(datesFrom(next)).toEqual(checksOf(night).flatMap(({ date }) => (date === from ? [] : [date])));
  });

  it("says of a visit on a feast that usually shuts such doors that it may be closed", () => {
    const [day] = trip.itinerary!.days;
    const visit = trip.itinerary!.days.flatMap(({ items }) => items).find(isVisit)!;
    const museum = { ...kyoto.places[0]!, id: "museum", kind: "museum" as const, hours: "Mo-Su 08:00-20:00" };
    const items = [{ ...visit, name: "The museum", placeId: "museum", start: 600, end: 660, legBefore: undefined }];
    const checksOn = (date: string) =>
      checkTrip(
        { ...trip, itinerary: { ...trip.itinerary!, days: [{ ...day!, date, items }] } },
        { ...kyoto, places: [museum] },
        sunCalculatorFor(kyoto),
      ).filter(({ kind }) => kind === "closed");
    expect(checksOn("2027-01-02")).toEqual([
      {
        kind: "closed",
        date: "2027-01-02",
        text: "The museum may be closed on Saturday: check before you go.",
      },
    ]);
    expect(checksOn("2027-01-09")).toEqual([]);
  });

  it("sees a stop against the flight on to the next place of a longer trip", () => {
    const last = trip.itinerary!.days.findLast(({ items }) => items.some(isVisit))!;
    const visit = last.items.findLast(isVisit)!;
    const osaka = { place: { slug: "osaka", name: "Osaka" }, date: last.date, minutes: 200, dollars: 90 };
    const back = { ...osaka, by: "flight", time: formatClock(visit.end + 30) } as const;
    const on = { ...flownOneWay(trip, "out"), between: { back } };
    expect(checksOf(on).map(({ text }) => text)).toContain(`${visit.name} leaves no time to catch your flight.`);
    const train = { ...on, between: { back: { ...back, by: "train" as const } } };
    expect(kindsOf(train)).not.toContain("flight");
  });

  it("sees a night without a bed, a connection that is too short, and stops against the flights", () => {
    const hotel = trip.hotel!;
    const late = addDays(hotel.offer.checkIn, 1);
    expect(kindsOf({ ...trip, hotel: { ...hotel, offer: { ...hotel.offer, checkIn: late } } })).toEqual(["bed"]);
    const flight = trip.flight!;
    const short = { ...flight.offer.outbound!, layovers: [{ airport: "HEL", minutes: 35 }] };
    expect(checksOf({ ...trip, flight: { ...flight, offer: { ...flight.offer, outbound: short } } })).toEqual([
      { kind: "connection", text: "Only 35 minutes to change planes in HEL.", step: "flights" },
    ]);
    const first = trip.itinerary!.days.findIndex(({ items }) => items.some(isVisit));
    const day = trip.itinerary!.days[first]!;
    const visit = day.items.find(isVisit)!;
    const landing = `${day.date}T23:30`;
    const outbound = { ...flight.offer.outbound!, arriveLocal: landing, layovers: [] };
    expect(visit.start).toBeLessThan(minutesOfDay(landing));
    expect(kindsOf({ ...trip, flight: { ...flight, offer: { ...flight.offer, outbound } } })).toContain("flight");
  });

  it("leads to where each is mended: the planner for what was chosen here, the bookings for what is told of elsewhere", () => {
    const hotel = { ...trip.hotel!, offer: { ...trip.hotel!.offer, checkIn: addDays(trip.hotel!.offer.checkIn, 1) } };
    expect(checksOf({ ...trip, hotel })).toMatchObject([{ kind: "bed", step: "hotels" }]);
    const { checkIn, checkOut } = hotel.offer;
    const stay = { ...OWN_STAY, checkIn, checkOut };
    expect(checksOf({ ...trip, hotel: undefined, elsewhere: { stay } })).toMatchObject([{ kind: "bed", own: "stay" }]);
    const { flight } = trip;
    const dear = { ...flight!, offer: { ...flight!.offer, priceMinor: 900_000 } };
    expect(checksOf({ ...trip, budgetMinor: 100, flight: dear })).toMatchObject([{ kind: "budget", step: "flights" }]);
    const cheap = { ...flight!, offer: { ...flight!.offer, priceMinor: 100 } };
    expect(checksOf({ ...trip, budgetMinor: 100, flight: cheap })).toMatchObject([{ kind: "budget", step: "hotels" }]);
    const [days] = checksOf({ ...trip, budgetMinor: 100, flight: undefined, hotel: undefined });
    expect(days?.step).toBeUndefined();
  });

  it("says by how much all of it is over the budget, and nothing where no budget was set", () => {
    const [check] = checksOf({ ...trip, budgetMinor: 100 });
    expect(check).toMatchObject({
      kind: "budget",
      text: expect.stringMatching(/over the \$2 for 2 travellers\.$/) as string,
    });
    expect(checksOf({ ...trip, budgetMinor: 0 })).toEqual([]);
  });
});
