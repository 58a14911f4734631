import { findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getJourneyOfParty } from "#app/modules/trips/party/party.server";
import { listPeopleOfWhole } from "#app/modules/trips/party/whole-invitations.server";
import { journeyPath, nameOfWhole } from "#app/modules/trips/shown/longer-trip";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { listJourney } from "#app/modules/trips/store/longer-trip.server";
import { daysTogether, kindsTogether, moneyByKind } from "#app/modules/trips/trip/money-parts";
import { OWNER, settle } from "#app/modules/trips/trip/spending";
import { spendingOfWhole } from "#app/modules/trips/trip/whole-party";
import { knownCosts, plannedByDay } from "#app/modules/trips/use/spending.server";
import type { Ctx } from "#app/shared/context";
import type { WholeMoney } from "./whole-money";

/**
 * The money of a longer trip: the sums of the places that its reader comes along to, and who owes whom over the whole.
 * A companion sees the payments that are theirs; they are those of the whole, so that all are told the same.
 * @throws AppError NOT_FOUND, also for a trip of another account
 */
export async function wholeMoney(ctx: Ctx, user: Pick<CurrentUser, "id">, journeyId: string): Promise<WholeMoney> {
  const parties = await getJourneyOfParty(ctx, journeyId, user.id);
  const trips = parties.map(({ trip }) => trip);
  const { isOwner, trip: first } = parties[0]!;
  const ownerId = first.ownerId!;
  const all = isOwner ? trips : await listJourney(ctx, journeyId, { userId: ownerId });
  const [people, owner] = await Promise.all([listPeopleOfWhole(all), findAccount(ownerId)]);
  const whole = spendingOfWhole({ id: OWNER, name: owner?.firstName ?? "Owner" }, people, all);
  const reader = isOwner ? OWNER : people.find(({ accountId }) => accountId === user.id)?.at[0]?.personId;
  const costs = trips.map((trip) => ({ trip, known: knownCosts(trip) }));
  return {
    journeyId,
    name: nameOfWhole(trips),
    back: journeyPath(journeyId),
    // The owner's budget is for the owner's eyes alone.
    budgetMinor: isOwner ? trips.reduce((sum, trip) => sum + toTripView(trip).budgetMinor, 0) : null,
    kinds: kindsTogether(costs.map(({ known }) => moneyByKind(known))),
    days: daysTogether(trips.map((trip) => ({ trip, planned: plannedByDay(trip), expenses: trip.spending ?? [] }))),
    elsewhere: costs.flatMap(({ trip, known }) =>
      known.elsewhere.map((cost) => ({ ...cost, label: `${trip.destination.name}: ${cost.label}` })),
    ),
    isPaidHere: costs.some(({ known }) => known.isPaid && known.offers.some(({ totalMinor }) => totalMinor > 0)),
    people: whole.people,
    payments: settle(whole.expenses).filter(({ from, to }) => isOwner || from.id === reader || to.id === reader),
    hasExpenses: whole.expenses.length > 0,
    places: costs.map(({ trip, known }) => ({
      href: `/trips/${trip.id}/money`,
      name: trip.destination.name,
      spentMinor: known.notedMinor,
    })),
  };
}
