import { afterAll, beforeAll } from "vitest";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/party/companions.server";
import { FLIGHT, HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

export const ORIGIN = "http://localhost:3000";

/** Ada, the owner of the trips, Bo, a companion, and Eve, a stranger. Filled in before the first test. */
export interface Party {
  ada: CurrentUser;
  bo: CurrentUser;
  eve: CurrentUser;
}

/** A migrated database with a party of its own for one test file. */
export function useParty(): Party {
  const party = {} as Party;
  beforeAll(async () => {
    await openTestDatabase();
    party.ada = await insertUser("Ada");
    party.bo = await insertUser("Bo");
    party.eve = await insertUser("Eve");
  });
  afterAll(async () => {
    await closeTestDatabase();
  });
  return party;
}

/** Four days in Kyoto with flights, a stay and days, in April 2027. */
export const template = fullTrip("kyoto", 4);

/** Its columns, for inserting a trip. */
export const PLANNED = {
  flight: FLIGHT.write(template.flight!),
  hotel: HOTEL.write(template.hotel!),
  itinerary: ITINERARY.write(template.itinerary!),
};

/** Asks Bo along. @returns the id of the invitation */
export async function inviteBo({ ada }: Party, tripId: string): Promise<string> {
  const ctx = makeCtx();
  const trip = await getTrip(ctx, tripId, { userId: ada.id });
  await inviteCompanion(ctx, ada, trip, { name: "Bo", email: "" });
  return (await listCompanions(trip)).find(({ name }) => name === "Bo")!.id;
}

/** Asks Bo along, who says yes with the account. @returns the id of the invitation */
export async function bringBo(party: Party, tripId: string): Promise<string> {
  const id = await inviteBo(party, tripId);
  const answer = { name: "Bo", likes: [], never: [], accessNeeds: [], diets: [] };
  await joinTrip(makeCtx(), invitationPath({ id }).slice("/join/".length), answer, {}, party.bo);
  return id;
}

/**
 * The arguments of a loader or an action: a request of a user, or of a visitor, to an address. Fields make it a POST.
 */
export async function argsFor(
  address: string,
  { user, fields, headers }: { user?: CurrentUser; fields?: [string, string][]; headers?: Record<string, string> } = {},
) {
  // A session lasts a day: it is opened at the time of the request.
  const now = new Date(headers?.["x-voyance-now"] ?? Date.now());
  const cookie = user && `auth_token=${await createSession(makeCtx({ now }), user.id, "tests")}`;
  const tripId = /^\/trips\/([^/?]+)/.exec(address)?.[1];
  return {
    request: new Request(ORIGIN + address, {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
    }),
    params: { tripId },
    context: { origin: ORIGIN },
  };
}

/** The result of pressing a button: the status, the address it led to, or the data of the page. */
export async function outcomeOf<T>(answer: Promise<unknown>) {
  const got: unknown = await answer.catch((error: unknown) => error);
  if (got instanceof Error) throw got;
  if (got instanceof Response) return { status: got.status, to: got.headers.get("Location"), data: undefined };
  const { init, data } = got as { init?: { status?: number }; data?: T };
  return { status: init?.status ?? 200, to: null, data };
}
