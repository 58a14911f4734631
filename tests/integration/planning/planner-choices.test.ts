import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { priceDisplayIn, readerOf, readerView } from "#app/modules/planner/price-display.server";
import { findShownFlight, findShownHotel, flightOptions, hotelOptions } from "#app/modules/planner/offers.server";
import { pickFlight, pickHotel, refreshPrices } from "#app/modules/planner/planner.server";
import { savePreferences } from "#app/modules/profile/preferences.server";
import { onlyWayOf } from "#app/modules/inventory/offers/flight";
import { BETWEEN } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { insertTrip, insertUser, makeCtx, updateTrip } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
/** The same trip is dearer so shortly before it. */
const later = makeCtx({ now: new Date("2027-04-05T10:00:00Z") });

let ann: CurrentUser;
beforeAll(async () => {
  await openTestDatabase();
  ann = await insertUser("Ann");
});
afterAll(closeTestDatabase);

const mine = () => ({ userId: ann.id });
const stored = (trip: Trip) => getTrip(ctx, trip.id, mine());
const newTrip = async () => getTrip(ctx, await insertTrip(ann), mine());

async function chosenTrip(): Promise<Trip> {
  const trip = await newTrip();
  const withFlight = await pickFlight(ctx, trip, mine(), (await flightOptions(ctx, trip)).shown[0]!.offer.id);
  return pickHotel(ctx, withFlight, mine(), (await hotelOptions(ctx, withFlight)).shown[0]!.offer.id);
}

/** The trip as it stands, had it chosen offers that are sold no more. */
function withGone(trip: Trip, what: "flight" | "hotel"): Trip {
  if (what === "flight")
    return { ...trip, flight: { ...trip.flight!, offer: { ...trip.flight!.offer, id: "sold-out" } } };
  return { ...trip, hotel: { ...trip.hotel!, offer: { ...trip.hotel!.offer, id: "sold-out" } } };
}

describe("a choice", () => {
  it("keeps the reason it was shown with, and says so when it was found among all", async () => {
    const trip = await newTrip();
    const { shown, all } = await flightOptions(ctx, trip);
    const second = shown[1]!;
    expect(second.reason).not.toBe(shown[0]!.reason);
    expect(await findShownFlight(ctx, trip, second.offer.id)).toBe(second.reason);
    const picked = await pickFlight(ctx, trip, mine(), second.offer.id);
    expect((await stored(picked)).flight).toMatchObject({ reason: second.reason, offer: { id: second.offer.id } });
    const hidden = all.find((one) => shown.every(({ offer }) => offer.id !== one.id))!;
    expect(await findShownFlight(ctx, trip, hidden.id)).toBeUndefined();
    const own = await pickFlight(ctx, await stored(picked), mine(), hidden.id);
    expect(own.flight).toMatchObject({ reason: "Your own choice from all flights.", offer: { id: hidden.id } });
  });

  it("of a flight one way keeps that way, is priced anew alike, and is no round trip", async () => {
    const way = { by: "train", place: { slug: "osaka", name: "Osaka" }, minutes: 60, dollars: 6 } as const;
    for (const only of ["out", "back"] as const) {
      const trip = await newTrip();
      const between =
        only === "out"
          ? { back: { ...way, date: trip.endDate, time: "10:30" } }
          : { out: { ...way, date: trip.startDate, time: "11:30" } };
      await updateTrip(trip.id, { journey_id: "journey-1", between_places: BETWEEN.write(between) });
      const place = await stored(trip);
      const { shown } = await flightOptions(ctx, place);
      const picked = await stored(await pickFlight(ctx, place, mine(), shown[0]!.offer.id));
      expect(picked.flight).toEqual({ offer: shown[0]!.offer, reason: shown[0]!.reason });
      expect(onlyWayOf(picked.flight!.offer)).toBe(only);
      const { trip: dearer, changes } = await refreshPrices(later, picked, mine());
      expect(changes.map(({ what }) => what)).toEqual(["flight"]);
      expect(dearer.flight!.offer.priceMinor).toBeGreaterThan(picked.flight!.offer.priceMinor);
      const returns = await flightOptions(ctx, await newTrip());
      await expect(pickFlight(ctx, place, mine(), returns.shown[0]!.offer.id)).rejects.toThrow();
    }
  });

  it("of a stay likewise", async () => {
    const trip = await newTrip();
    const { shown, all } = await hotelOptions(ctx, trip);
    const second = shown[1]!;
    expect(second.reason).not.toBe(shown[0]!.reason);
    expect(await findShownHotel(ctx, trip, second.offer.id)).toBe(second.reason);
    const picked = await pickHotel(ctx, trip, mine(), second.offer.id);
    expect((await stored(picked)).hotel).toMatchObject({ reason: second.reason, offer: { id: second.offer.id } });
    const hidden = all.find((one) => shown.every(({ offer }) => offer.id !== one.id))!;
    expect(await findShownHotel(ctx, trip, hidden.id)).toBeUndefined();
    const own = await pickHotel(ctx, await stored(picked), mine(), hidden.id);
    expect(own.hotel).toMatchObject({ reason: "Your own choice from all stays.", offer: { id: hidden.id } });
  });

  it("made again changes nothing, the days least of all", async () => {
    const trip = await chosenTrip();
    expect(await pickFlight(ctx, trip, mine(), trip.flight!.offer.id)).toBe(trip);
    expect(await pickHotel(ctx, trip, mine(), trip.hotel!.offer.id)).toBe(trip);
    expect((await stored(trip)).revision).toBe(trip.revision);
  });

  it("of what nobody sells is refused by its name", async () => {
    const trip = await newTrip();
    await expect(pickFlight(ctx, trip, mine(), "sold-out")).rejects.toThrow(/^That flight is no longer offered/);
    await expect(pickHotel(ctx, trip, mine(), "sold-out")).rejects.toThrow(/^That hotel is no longer offered/);
  });

  it("rests on the trip as it was read, unless its sender saw an older one", async () => {
    const trip = await newTrip();
    const [first, second] = (await flightOptions(ctx, trip)).shown;
    const chosen = await pickFlight(ctx, trip, mine(), first!.offer.id);
    // Another window still shows the trip without a flight.
    await expect(pickFlight(ctx, trip, mine(), second!.offer.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(pickFlight(ctx, chosen, mine(), second!.offer.id, { revision: trip.revision })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const [room, other] = (await hotelOptions(ctx, chosen)).shown;
    const housed = await pickHotel(ctx, chosen, mine(), room!.offer.id);
    await expect(pickHotel(ctx, chosen, mine(), other!.offer.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await stored(housed)).hotel?.offer.id).toBe(room!.offer.id);
    expect((await stored(housed)).flight?.offer.id).toBe(first!.offer.id);
  });

  it("sent twice with one key is made once", async () => {
    const trip = await newTrip();
    const { id } = (await flightOptions(ctx, trip)).shown[0]!.offer;
    const once = await pickFlight(ctx, trip, mine(), id, { key: "choose-1" });
    const twice = await pickFlight(ctx, trip, mine(), id, { key: "choose-1" });
    expect(twice.revision).toBe(once.revision);
  });
});

describe("offers", () => {
  it("are looked through no further for a page that nobody waits for", async () => {
    const gone = AbortSignal.abort();
    // Dates that no other test asks for: a known search is free and answered at once.
    const trip = { ...(await newTrip()), startDate: "2027-06-02", endDate: "2027-06-09" };
    await expect(flightOptions(makeCtx({ signal: gone }), trip)).rejects.toThrow();
    await expect(hotelOptions(makeCtx({ signal: gone }), trip)).rejects.toThrow();
  });
});

describe("the prices of the day", () => {
  it("of both are stored, and both changes are told", async () => {
    const trip = await chosenTrip();
    const { trip: next, changes } = await refreshPrices(later, trip, mine());
    expect(changes).toEqual([
      { what: "flight", beforeMinor: trip.flight!.offer.priceMinor, afterMinor: next.flight!.offer.priceMinor },
      { what: "hotel", beforeMinor: trip.hotel!.offer.totalMinor, afterMinor: next.hotel!.offer.totalMinor },
    ]);
    for (const { beforeMinor, afterMinor } of changes) expect(afterMinor).not.toBe(beforeMinor);
    expect(await stored(trip)).toMatchObject({
      flight: { offer: { priceMinor: next.flight!.offer.priceMinor } },
      hotel: { offer: { totalMinor: next.hotel!.offer.totalMinor } },
    });
  });

  it("that are the same change nothing; where nothing is chosen there is none", async () => {
    const trip = await chosenTrip();
    expect(await refreshPrices(ctx, trip, mine())).toEqual({ trip, changes: [] });
    expect((await stored(trip)).revision).toBe(trip.revision);
    const bare = await newTrip();
    expect(await refreshPrices(later, bare, mine())).toEqual({ trip: bare, changes: [] });
  });

  it("say what is sold no more, and leave it on the trip", async () => {
    const trip = await chosenTrip();
    const gone = await refreshPrices(ctx, withGone(withGone(trip, "flight"), "hotel"), mine());
    expect(gone.changes).toEqual([
      { what: "flight", beforeMinor: trip.flight!.offer.priceMinor, afterMinor: undefined },
      { what: "hotel", beforeMinor: trip.hotel!.offer.totalMinor, afterMinor: undefined },
    ]);
    expect((await stored(trip)).revision).toBe(trip.revision);
  });

  it("of what is left are stored beside what is sold no more", async () => {
    const trip = await chosenTrip();
    const { trip: next, changes } = await refreshPrices(later, withGone(trip, "flight"), mine());
    expect(changes.map(({ what, afterMinor }) => [what, afterMinor === undefined])).toEqual([
      ["flight", true],
      ["hotel", false],
    ]);
    expect(next.hotel!.offer.totalMinor).not.toBe(trip.hotel!.offer.totalMinor);
    expect((await stored(trip)).hotel!.offer.totalMinor).toBe(next.hotel!.offer.totalMinor);
  });
});

describe("how a traveller reads prices", () => {
  it("is in the currency and the units they have set", async () => {
    await savePreferences(ctx, ann.id, {
      ...{ home: "", currency: "EUR", units: "imperial", accessNeeds: [], diets: [], food: "off", tripReminders: "on" },
    });
    const euro = priceDisplayIn("EUR")!;
    const { units, display } = await readerOf(ann.id);
    expect(units).toBe("imperial");
    expect(display?.rate).toEqual(euro.rate);
    expect(await readerView(ann.id, 100_000)).toEqual({
      units: "imperial",
      about: { total: euro.about(100_000), note: euro.note },
    });
    // A budget is not an amount to pay.
    expect((await readerView(ann.id, 100_000, false)).about).toEqual({
      total: euro.about(100_000),
      note: euro.rateNote,
    });
    // Zero is not shown as "about" zero.
    expect(await readerView(ann.id, 0)).toEqual({ units: "imperial", about: null });
  });

  it("is in dollars and kilometres until they have set anything", async () => {
    const bo = await insertUser("Bo");
    expect(await readerView(bo.id, 100_000)).toEqual({ units: "metric", about: null });
  });
});
