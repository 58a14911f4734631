import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { sendTripReminder, sweepReminders } from "#app/modules/documents/reminders/trip-reminders.server";
import { savePreferences } from "#app/modules/profile/preferences.server";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { addDays } from "#app/shared/calendar";
import { updateTrip } from "#tests/integration/booking/booking.fixture";
import { useParty } from "#tests/integration/planning/party.fixture";
import { hoursFromDeparture, insertBooked } from "./disruption.fixture";

const party = useParty();
let ada: CurrentUser;
let tripId: string;

beforeEach(async () => {
  ({ ada } = party);
  await db().deleteFrom("jobs").execute();
  await db().deleteFrom("trips").execute();
  await db().deleteFrom("travel_preferences").execute();
  tripId = await insertBooked(ada);
});

const sweepAt = (hours: number) => sweepReminders(hoursFromDeparture(hours).now);
const noted = () => db().selectFrom("jobs").selectAll().where("kind", "=", "trip-reminder").orderBy("run_at").execute();
/** Does the noted work, twice as after an answer that was lost. @returns the letters that were written */
async function letters(hours: number): Promise<string[]> {
  for (const { id, payload } of await noted())
    for (let time = 0; time < 2; time++) await sendTripReminder(hoursFromDeparture(hours), { id, payload });
  const mails = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
  return mails.map(({ payload }) => (JSON.parse(payload) as { value: { subject: string } }).value.subject).sort();
}

describe("the reminders of a trip", () => {
  it("come 7 days and 1 day before the departure, once each", async () => {
    for (const hours of [-200, -168, -167, -150, -100, -24, -23, -2, 1]) await sweepAt(hours);
    expect(await noted()).toHaveLength(2);
    expect(await letters(-23)).toEqual([
      expect.stringMatching(/^7 days to go: /),
      expect.stringMatching(/^You leave tomorrow: /),
    ]);
  });

  it("are not written of a trip that is only planned, was cancelled or moved since, or has begun", async () => {
    await updateTrip(tripId, { status: "planning" });
    await sweepAt(-24);
    expect(await noted()).toEqual([]);
    await updateTrip(tripId, { status: "booked" });
    await sweepAt(-24);
    expect(await letters(1), "it has begun").toEqual([]);
    await updateTrip(tripId, { status: "cancelled" });
    expect(await letters(-23)).toEqual([]);
    await updateTrip(tripId, { status: "booked", flight: null, start_date: "2027-05-20", end_date: "2027-05-25" });
    expect(await letters(-23), "it was moved").toEqual([]);
  });

  it("speak of a longer trip once as a whole, and then of each place on the way", async () => {
    const second = await insertBooked(ada);
    const { endDate } = (await findTripWithin(db(), tripId, ada.id))!;
    await updateTrip(tripId, { journey_id: "tour", journey_name: "Two weeks away" });
    const later = { start_date: endDate, end_date: addDays(endDate, 4), flight: null };
    await updateTrip(second, { journey_id: "tour", journey_name: "Two weeks away", name: "The second", ...later });
    for (let hours = -192; hours < 14 * 24; hours += 12) await sweepAt(hours);
    expect(await noted()).toHaveLength(4);
    expect(await letters(-23)).toEqual([
      "7 days to go: Two weeks away",
      "You leave tomorrow: The second",
      "You leave tomorrow: Two weeks away",
    ]);
  });

  it("are not written to a traveller who wants none", async () => {
    await sweepAt(-24);
    const told = { home: "", currency: "USD", units: "metric", accessNeeds: [], diets: [] } as const;
    const prefer = (tripReminders: "on" | "off") =>
      savePreferences(hoursFromDeparture(-24), ada.id, {
        ...{ ...told, accessNeeds: [], diets: [] },
        food: "off",
        tripReminders,
      });
    await prefer("off");
    expect(await letters(-23)).toEqual([]);
    await prefer("on");
    expect(await letters(-23)).toHaveLength(1);
  });
});
