import { afterAll, beforeAll, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { flightOptions, hotelOptions } from "#app/modules/planner/offers.server";
import { pickFlight, pickHotel, saveStart } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { understandWish } from "#app/modules/planner/wish/wish.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
beforeAll(() => openTestDatabase());
afterAll(closeTestDatabase);

/** The days of a trip that a sentence tells, from the page of the sentence to the plan. */
async function plannedFrom(user: CurrentUser, sentence: string) {
  const { values } = await understandWish(ctx, sentence);
  const form = startSchema("2026-11-21").parse({ ...values, childCount: values.children });
  const saved = await saveStart(ctx, { userId: user.id }, form, sentence, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  const mine = { userId: user.id };
  const { trip } = saved;
  const withFlight = await pickFlight(ctx, trip, mine, (await flightOptions(ctx, trip)).shown[0]!.offer.id);
  const ready = await pickHotel(ctx, withFlight, mine, (await hotelOptions(ctx, withFlight)).shown[0]!.offer.id);
  return generateDays(ctx, ready, user);
}

it("leads a sentence for the food to a plan with better tables that says so", { timeout: 60_000 }, async () => {
  const facts = "Lisbon from London, 12-17 May 2027, 2 adults, $3,000 each";
  const foodie = await plannedFrom(await insertUser("Ann"), `foodie trip to ${facts}`);
  const anyone = await plannedFrom(await insertUser("Ben"), facts);
  expect(foodie.preferences.interests).toEqual(["food"]);
  expect(anyone.preferences.interests).toEqual([]);
  const weightOf = new Map(findDestination("lisbon")!.places.map(({ id, weight }) => [id, weight]));
  const itemsOf = ({ itinerary }: typeof foodie) => itinerary!.days.flatMap(({ items }) => items);
  const tables = (trip: typeof foodie): number =>
    itemsOf(trip).filter(({ role, placeId }) => role === "meal" && (weightOf.get(placeId ?? "") ?? 0) >= 3).length;
  expect(tables(foodie)).toBeGreaterThan(tables(anyone));
  const says = (trip: typeof foodie): boolean =>
    itemsOf(trip).some(({ why }) => /(like|love|keen on) food/.test(why ?? ""));
  expect(says(foodie)).toBe(true);
  expect(says(anyone)).toBe(false);
  // The reasons to come stay.
  const first = findDestination("lisbon")!
    .anchors.slice(0, 3)
    .map(({ place }) => place);
  const visited = itemsOf(foodie).map(({ placeId }) => placeId);
  for (const place of first) expect(visited).toContain(place);
});

it("plans a trip for what its sentence says somebody can't eat or do", { timeout: 60_000 }, async () => {
  const trip = await plannedFrom(
    await insertUser("Cy"),
    "Lisbon from London, 12-15 May 2027, vegan, step-free, $3,000",
  );
  expect(trip.preferences.needs).toEqual({ diets: ["vegan"], accessNeeds: ["step-free"] });
  const places = new Map(findDestination("lisbon")!.places.map((place) => [place.id, place]));
  const visited = trip.itinerary!.days.flatMap(({ items }) =>
    items.flatMap(({ placeId }) => places.get(placeId ?? "") ?? []),
  );
  expect(visited.length).toBeGreaterThan(5);
  expect(visited.filter(({ access }) => access?.stepFree === "none")).toEqual([]);
  expect(visited.filter(({ serves }) => serves?.vegan === "no")).toEqual([]);
});
