import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getTrip, shareTrip, unshareTrip } from "#app/modules/trips/store/trips.server";
import * as shared from "#app/routes/trips/shared";
import * as page from "#app/routes/trips/trip";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { PLANNED, argsFor, outcomeOf, template, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();
let ada: CurrentUser;
let tripId: string;

beforeEach(async () => {
  ({ ada } = party);
  tripId = await insertTrip(ada, { ...PLANNED, status: "planning", booked_at: null });
});

const press = async (fields: [string, string][]) =>
  outcomeOf(
    page.action({
      ...(await argsFor(`/trips/${tripId}`, { user: ada, fields })),
      params: { tripId },
    }) as Promise<unknown>,
  );
/** The whole answer to a reader with the link, as text. */
const read = async (): Promise<string> =>
  JSON.stringify(await shared.loader({ ...(await argsFor(`/trips/${tripId}/shared`)), params: { tripId } }));

const flights = template.flight!.offer.priceMinor;
const stay = template.hotel!.offer;

describe("what a shared trip says of prices", () => {
  it("is nothing, unless its owner chooses to show them", async () => {
    expect((await press([["intent", "share-trip"]])).status).toBe(303);
    const hidden = await read();
    expect(hidden).toContain(stay.name);
    for (const secret of [stay.totalMinor, stay.perNightMinor, Math.ceil(flights / 2)])
      expect(hidden).not.toMatch(new RegExp(`\\b${secret}\\b`));
    expect(
      (
        await press([
          ["intent", "share-trip"],
          ["prices", "shown"],
        ])
      ).status,
    ).toBe(303);
    expect(await read()).toContain(`"totalMinor":${stay.totalMinor}`);
    await press([["intent", "share-trip"]]);
    expect(await read()).not.toContain(`"totalMinor":${stay.totalMinor}`);
  });

  it("is hidden again where a trip is shared anew, and stays as it was where nothing is said of it", async () => {
    await shareTrip(ctx, tripId, { userId: ada.id }, true);
    await shareTrip(ctx, tripId, { userId: ada.id });
    expect((await getTrip(ctx, tripId, { userId: ada.id })).sharesPrices).toBe(true);
    await unshareTrip(ctx, tripId, { userId: ada.id });
    await shareTrip(ctx, tripId, { userId: ada.id });
    expect((await getTrip(ctx, tripId, { userId: ada.id })).sharesPrices).toBeUndefined();
  });

  it("is told the owner with the link", async () => {
    const look = async () =>
      (await page.loader({ ...(await argsFor(`/trips/${tripId}`, { user: ada })), params: { tripId } })).sharing;
    expect(await look()).toMatchObject({ isShared: false, showsPrices: false });
    await press([
      ["intent", "share-trip"],
      ["prices", "shown"],
    ]);
    expect(await look()).toEqual({
      link: expect.stringMatching(new RegExp(`^http.*/trips/${tripId}/shared$`)) as string,
      isShared: true,
      showsPrices: true,
    });
  });
});
