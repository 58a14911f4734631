import { expect, it } from "vitest";
import { homePage } from "#app/modules/discover/home-page.server";
import { markDestination } from "#app/modules/profile/marks.server";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { PLANNED, template, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();

it("the home of a traveller with a trip has its days and the saved places, and of any other account the visitor's", async () => {
  const { ada, eve } = party;
  const tripId = await insertTrip(ada, { ...PLANNED, name: "Spring, at last" });
  await markDestination(ctx, ada.id, "lisbon", "saved");
  await markDestination(ctx, ada.id, "rome", "visited");
  const { own } = await homePage(ctx, ada);
  expect(own?.below?.trip).toMatchObject({ path: `/trips/${tripId}` });
  expect(own?.below?.trip?.days.map(({ theme }) => theme)).toEqual(template.itinerary!.days.map(({ theme }) => theme));
  expect(own?.below?.saved.map(({ slug }) => slug)).toEqual(["lisbon"]);
  expect((await homePage(ctx, eve)).own?.below).toBeNull();
});
