import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { findCountry } from "#app/modules/catalogue/country/countries";
import { RATES_DATE, findRate } from "#app/modules/catalogue/country/rates";
import { costForParty } from "#app/modules/itinerary/words/party-costs";
import { toUsdMinor } from "#app/shared/amounts";
import { AppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { selectPeople } from "../store/companions.repo.server";
import { changeTrip } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { getTripOfParty, pathForParty } from "../party/party.server";
import type { PartyTrip } from "../party/party.server";
import { ownCostsOf } from "../trip/own-costs";
import type { OwnCost } from "../trip/own-costs";
import { moneyByDay, moneyByKind } from "../trip/money-parts";
import type { KnownCosts } from "../trip/money-parts";
import { OWNER, settle } from "../trip/spending";
import type { Payer } from "../trip/spending";
import type { ExpenseForm } from "./spending.schema";
import { isPaid } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { TripDoor } from "../trip/trip-aggregate";
import { toTripView } from "../shown/trip-view";

/** A trip of one of its party, with all people who may have paid for something. */
export interface Purse extends PartyTrip {
  people: Payer[];
  /** The member of the party who asks, among the people. */
  reader: string;
  door: TripDoor;
}

/** The trip and those who come along, the owner first. @throws AppError NOT_FOUND */
export async function getPurse(ctx: Ctx, user: Pick<CurrentUser, "id">, tripId: string): Promise<Purse> {
  const party = await getTripOfParty(ctx, tripId, user.id);
  const { trip, isOwner } = party;
  const [company, owner] = await Promise.all([
    selectPeople(db(), trip.id),
    trip.ownerId === undefined ? undefined : findAccount(trip.ownerId),
  ]);
  const companions = company.filter(({ role, status }) => role === "companion" && status === "joined");
  return {
    ...party,
    reader: (isOwner ? undefined : companions.find((one) => one.userId === user.id)?.id) ?? OWNER,
    people: [{ id: OWNER, name: owner?.firstName ?? "Owner" }, ...companions.map(({ id, name }) => ({ id, name }))],
    door: isOwner ? { userId: user.id } : { companion: user.id },
  };
}

/** The costs of a trip as far as they are known. */
export function knownCosts(trip: Trip): Omit<KnownCosts, "elsewhere"> & { elsewhere: OwnCost[] } {
  const view = toTripView(trip);
  return {
    offers: view.price.lines.filter(({ category }) => category !== "budget"),
    elsewhere: ownCostsOf(trip),
    isPaid: isPaid(trip),
    onTheSpotMinor: view.onTheSpotMinor,
    notedMinor: (trip.spending ?? []).reduce((sum, { usdMinor }) => sum + usdMinor, 0),
  };
}

/** The cost of each planned day on the spot for the party, in US cents, by date. */
export function plannedByDay(trip: Trip): Map<string, number> {
  return new Map((trip.itinerary?.days ?? []).map((day) => [day.date, costForParty([day], trip)]));
}

/** The page of a trip's money. */
export function moneyView(ctx: Ctx, purse: Purse) {
  const { trip, people, reader, isOwner } = purse;
  const view = toTripView(trip);
  const place = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  const local = place && findCountry(place.country)?.currency;
  const expenses = (trip.spending ?? []).toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
  const costs = knownCosts(trip);
  return {
    tripId: trip.id,
    name: view.name,
    back: pathForParty(purse),
    revision: trip.revision,
    people,
    reader,
    expenses,
    // The owner's budget is for the owner's eyes alone.
    budgetMinor: isOwner ? view.budgetMinor : null,
    kinds: moneyByKind(costs),
    days: moneyByDay(trip, plannedByDay(trip), expenses),
    elsewhere: costs.elsewhere,
    isPaidHere: costs.isPaid && costs.offers.some(({ totalMinor }) => totalMinor > 0),
    payments: settle(trip.spending ?? []),
    today: todayOf(ctx),
    currency: local && findRate(local) !== undefined ? local : trip.currency,
    rateDate: RATES_DATE,
  };
}

/**
 * Notes a payment of a member of the party, in dollars too at the reference rate that is in use.
 * @throws AppError NOT_FOUND, CONFLICT when the list is full
 */
export async function noteSpending(
  ctx: Ctx,
  { trip, people, door }: Purse,
  form: ExpenseForm,
  basis?: Basis,
): Promise<void> {
  const rate = findRate(form.currency);
  if (rate === undefined) throw new AppError("VALIDATION_ERROR", `We have no rate for ${form.currency}`);
  const of = (id: string): Payer => people.find((one) => one.id === id)!;
  const expense = {
    id: newId(),
    on: form.on,
    what: form.what,
    amountMinor: form.amountMinor,
    currency: form.currency,
    usdMinor: toUsdMinor(form.amountMinor, form.currency, rate),
    rateDate: RATES_DATE,
    paidBy: of(form.paidBy),
    sharedBy: form.sharedBy.map(of),
  };
  await changeTrip(ctx, trip.id, door, { kind: "noteSpending", expense }, basis);
}

/** Takes an expense out of the list. @throws AppError NOT_FOUND, CONFLICT when it is gone */
export async function removeSpending(ctx: Ctx, { trip, door }: Purse, expenseId: string, basis?: Basis): Promise<void> {
  await changeTrip(ctx, trip.id, door, { kind: "removeSpending", expenseId }, basis);
}
