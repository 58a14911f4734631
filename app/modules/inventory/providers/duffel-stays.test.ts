import { beforeEach, describe, expect, it } from "vitest";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { curateHotels } from "#app/modules/inventory/curation/curation";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import { hotelOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import type { OrderSource, StayOrderRequest } from "#app/modules/inventory/search/order-source";
import { duffelOrders } from "./duffel-orders.server";
import { DuffelStays, LATE_STAYS, NO_STAYS_HERE, roomsFor } from "./duffel-stays.server";
import { CONTACT, clientOf, stayQuery, traveller } from "./duffel.fixture";

let fake: FakeDuffel;
let stays: DuffelStays;
let source: OrderSource;

beforeEach(async () => {
  fake = new FakeDuffel();
  const client = clientOf(await fake.start());
  stays = new DuffelStays(client, undefined, fake.now);
  source = duffelOrders(client, [fake.secret], fake.now);
  return () => fake.stop();
});

const fetched = () => fake.calls.filter(({ path }) => path.endsWith("fetch_all_rates"));

describe("a search of Duffel's stays", () => {
  it("asks the rooms of ten houses at most, and sells what our balance can pay", async () => {
    const { offers, missing } = await stays.search(stayQuery({ adults: 2, children: 1, childAges: [4] }));
    expect(missing).toEqual([]);
    expect(fetched()).toHaveLength(10);
    expect(new Set(offers.map(({ propertyId }) => propertyId)).size).toBe(10);
    expect(offers).toHaveLength(30);
    expect(fake.calls[0]!.body["guests"]).toEqual([{ type: "adult" }, { type: "adult" }, { type: "child", age: 4 }]);
    for (const offer of offers) expect(hotelOfferSchema.parse(offer)).toEqual(offer);
  });

  it("says boards, cancelling in local time, and what is due on the spot; and nothing that is not known", async () => {
    const { offers } = await stays.search(stayQuery());
    expect(new Set(offers.map(({ board }) => board))).toEqual(
      new Set(["room only", "breakfast included", "all inclusive"]),
    );
    const flexible = offers.find(({ board }) => board === "breakfast included")!;
    expect(flexible.cancellation.text).toMatch(
      /^Free to cancel until \d+ \w+ \d{4}, \d\d:00 local time; then you get back \$[\d,.]+ of \$[\d,.]+ until .+; nothing after that$/,
    );
    expect(flexible.cancellation.freeUntil! < flexible.checkIn).toBe(true);
    const card = toHotelCard(flexible);
    expect(card.terms).toEqual([
      "You pay €14.00 more when you get there.",
      "Local tax: The city charges a tax, paid on the spot.",
    ]);
    expect(offers.find(({ board }) => board === "room only")!.cancellation.text).toBe("Not refundable");
    const silent = offers.find(({ stars }) => stars === undefined)!;
    expect(silent).toMatchObject({ rating: null, amenities: [] });
    expect(toHotelCard(silent)).toMatchObject({ house: "Stay" });
    expect(JSON.stringify(toHotelCard(silent))).not.toMatch(/undefined|NaN/);
  });

  it("gives the few worth showing, though not every class is known", async () => {
    const { offers } = await stays.search(stayQuery());
    const { shown } = curateHotels(offers, { adults: 2, children: 0 });
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const { reason } of shown) expect(reason).not.toMatch(/undefined|NaN/);
  });

  it("says that stays are not sold here where Duffel has not enabled them", async () => {
    fake.staySettings.isEnabled = false;
    expect(await stays.search(stayQuery())).toEqual({ offers: [], missing: [NO_STAYS_HERE] });
  });

  it("shows what answered in time, and says that more may come", async () => {
    fake.befall({ method: "POST", path: /fetch_all_rates/, times: 3, drops: true });
    const { offers, missing } = await stays.search(stayQuery());
    expect(new Set(offers.map(({ propertyId }) => propertyId)).size).toBe(7);
    expect(missing).toEqual([LATE_STAYS]);
  });

  it("asks for no night that nobody sells", async () => {
    expect(await stays.search(stayQuery({ checkIn: "2020-01-01", checkOut: "2020-01-03" }))).toEqual({
      offers: [],
      missing: [],
    });
    expect(fake.calls).toEqual([]);
  });
});

describe("a stay that is about to be booked", () => {
  async function request(): Promise<StayOrderRequest> {
    const query = stayQuery();
    const looked = (await stays.search(query)).offers.find(({ board }) => board === "breakfast included")!;
    const offer = (await stays.getOffer(query, looked.id))!;
    return { key: "stay-1", offer, travellers: [traveller("Ada"), traveller("Grace")], contact: CONTACT };
  }

  it("is asked for by its house alone, and stands for some minutes", async () => {
    const { offer } = await request();
    expect(offer.source!.isOwn).toBe(true);
    expect(fetched()).toHaveLength(11);
    expect(await stays.getOffer(stayQuery(), offer.id, { known: offer })).toBe(offer);
    fake.ahead = 6 * 60_000;
    const again = await stays.getOffer(stayQuery(), offer.id, { known: offer });
    expect(again!.id).toBe(offer.id);
    expect(again!.source!.ref).not.toBe(offer.source!.ref);
  });

  it("costs at its checkout what its quote says, not what its search said", async () => {
    fake.staySettings.quoteAbove = 3;
    const { offer, ...asked } = await request();
    const looked = (await stays.search(stayQuery())).offers.find(({ id }) => id === offer.id)!;
    expect(Number(offer.source!.price.amount)).toBeCloseTo(Number(looked.source!.price.amount) * 1.03, 1);
    expect(offer.totalMinor).toBeGreaterThan(looked.totalMinor);
    expect(await source.stays.order({ ...asked, offer })).toMatchObject({
      status: "made",
      order: { price: offer.source!.price },
    });
    fake.staySettings.quoteAbove = 0;
  });

  it("gives back what its quote says, which rules over its search, and is not booked when that is less than was shown", async () => {
    fake.staySettings.quoteTerms = [{ share: 1, days: 5 }];
    const { offer, ...asked } = await request();
    expect(offer.cancellation).toMatchObject({ text: expect.stringMatching(/nothing after that$/) as string });
    expect(offer.cancellation.steps).toHaveLength(1);
    const looked = (await stays.search(stayQuery())).offers.find(({ id }) => id === offer.id)!;
    expect(looked.cancellation).not.toEqual(offer.cancellation);
    fake.staySettings.quoteTerms = [{ share: 1, days: 4 }];
    expect(await source.stays.order({ ...asked, offer })).toMatchObject({ status: "refused", why: "gone" });
    fake.staySettings.quoteTerms = [{ share: 1, days: 6 }];
    const answer = await source.stays.order({ ...asked, offer });
    expect(answer).toMatchObject({ status: "made", terms: { steps: [{ back: offer.source!.price }] } });
    fake.staySettings.quoteTerms = undefined;
  });

  it("is quoted, booked once, found by our own key, and cancelled by its timeline", async () => {
    const asked = await request();
    const answer = await source.stays.order(asked);
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    expect(answer.order).toMatchObject({ status: "booked", price: asked.offer.source!.price });
    expect(await source.stays.find(asked)).toEqual({ status: "made", order: answer.order });
    expect(await source.stays.get(answer.order.ref)).toEqual(answer.order);
    const quote = await source.stays.quoteCancel(answer.order.ref, asked.offer, fake.now());
    expect(quote).toMatchObject({
      back: asked.offer.source!.price,
      backTo: "payment",
      terms: expect.stringMatching(/^Free to cancel until /) as string,
    });
    fake.befall({ method: "POST", path: /cancel$/, times: 1, loses: true });
    await source.stays.cancel(answer.order.ref);
    expect(await source.stays.get(answer.order.ref)).toMatchObject({ status: "cancelled" });
    const after = new Date(Date.parse(`${asked.offer.checkIn}T20:00:00Z`));
    expect(await source.stays.quoteCancel(answer.order.ref, asked.offer, after)).toBeUndefined();
  });

  it("is refused when its quote is dearer or its rate has gone, and found when its answer was lost", async () => {
    const asked = await request();
    fake.staySettings.quoteAbove = 3;
    expect(await source.stays.order(asked)).toMatchObject({ status: "refused", why: "dearer" });
    fake.staySettings.quoteAbove = 0;
    fake.befall({ method: "POST", path: /bookings$/, times: 1, loses: true });
    expect(await source.stays.order(asked)).toMatchObject({ status: "open" });
    expect(await source.stays.find(asked)).toMatchObject({ status: "made" });
    fake.ahead = 2 * 3_600_000;
    expect(await source.stays.order(asked)).toMatchObject({ status: "refused", why: "gone" });
    expect(fake.bookings).toHaveLength(1);
    expect(await source.stays.find({ ...asked, key: "another" })).toEqual({ status: "open" });
  });
});

describe("roomsFor", () => {
  it.each([
    [1, 0, 1],
    [2, 2, 1],
    [2, 3, 2],
    [3, 0, 2],
  ])("%d adults and %d children: %d", (adults, children, rooms) => {
    expect(roomsFor({ adults, children })).toBe(rooms);
  });
});
