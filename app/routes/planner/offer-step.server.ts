import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import type { PlannerEntry } from "#app/http/route/planner.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { Curated } from "#app/modules/inventory/offers/curated";
import type { OfferOptions } from "#app/modules/planner/offers.server";
import { readerOf } from "#app/modules/planner/price-display.server";
import { shortenStay } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { summarise } from "#app/modules/planner/trip-summary";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import type { Units } from "#app/shared/units";
import { changeOwn, isOwnForm, isOwnStep, loadOwn } from "./own-step.server";
import { readPaging, takePage } from "./paging";

interface Offered {
  id: string;
  isSandbox: boolean;
}

/** The differences between the step of the flights and that of the stays. */
export interface OfferStep<Offer extends Offered, Card> {
  step: "flights" | "hotels";
  next: "hotels" | "checkout";
  /** The message when the form is sent without a choice. */
  noneChosen: string;
  /** The note on offers that cannot be bought. */
  simulatedNote: string;
  search(ctx: Ctx, trip: Trip): Promise<OfferOptions<Offer>>;
  /** The price for all travellers together, in US cents. */
  priceOf(offer: Offer): number;
  toCard(offer: Offer, curated: Curated<Offer> | undefined, units: Units): Card;
  chosen(trip: Trip): Offer | undefined;
  pick(ctx: Ctx, trip: Trip, holder: TripHolder, offerId: string, basis: Basis): Promise<Trip>;
}

/** The content of a step: the form for a booking made elsewhere, or the offers. */
export async function loadStep<Offer extends Offered, Card>(args: LoaderFunctionArgs, offers: OfferStep<Offer, Card>) {
  const entry = await requirePlannerStep(args, offers.step);
  return isOwnStep(args.request, entry, offers.step) ? loadOwn(entry, offers.step) : loadOffers(args, entry, offers);
}

/** The few offers worth showing, or a page of all (CHECKLIST PLAN-14). */
async function loadOffers<Offer extends Offered, Card>(
  args: LoaderFunctionArgs,
  { ctx, trip, user }: PlannerEntry & { trip: Trip },
  offers: OfferStep<Offer, Card>,
) {
  const { isAll, page } = readPaging(args.request);
  const [options, { units, display }] = await Promise.all([offers.search(ctx, trip), readerOf(user?.id)]);
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const paged = isAll ? takePage(options.all, page) : undefined;
  const listed = paged ? paged.items : options.shown.map((one) => one.offer);
  return {
    kind: "offers" as const,
    basis: basisForPage(trip),
    slug: trip.destination.slug,
    summary,
    cards: paged
      ? paged.items.map((offer) => offers.toCard(offer, undefined, units))
      : options.shown.map((one) => offers.toCard(one.offer, one, units)),
    totalsMinor: listed.map((offer) => offers.priceOf(offer)),
    /** In the order of the cards; empty where dollars are enough. */
    abouts: display ? listed.map((offer) => display.about(offers.priceOf(offer))) : [],
    rate: display?.rate ?? null,
    rateNote: display?.note ?? null,
    searched: options.searched,
    advice: isAll ? null : (options.advice ?? null),
    missing: options.missing,
    simulatedNote: options.all.every(({ isSandbox }) => isSandbox) ? offers.simulatedNote : null,
    isAll,
    page: paged?.page ?? 1,
    pages: paged?.pages ?? 1,
    chosenId: offers.chosen(trip)?.id ?? null,
  };
}

const offerSchema = z.object({ offer: z.string().min(1).max(300) });

/** Sets the shorter dates that the side of the page offered, and goes to the flights on them. */
async function shorten(args: ActionFunctionArgs, form: FormData) {
  const { ctx, trip, holder } = await requirePlannerStep(args, "flights");
  try {
    const { startDate, endDate } = await shortenStay(ctx, trip, holder, basisOfForm(form));
    return await redirectWithToast(STEP_PATHS.flights, {
      kind: "success",
      text: `Your trip is now ${formatDateRange(startDate, endDate)}.${sellsTrips(real()) ? " These are the flights for it." : ""}`,
    });
  } catch (error) {
    if (isAppError(error)) return data({ problem: error.message, own: undefined }, { status: error.status });
    throw error;
  }
}

/** Takes the choice of the form and goes on to the next step. */
export async function chooseOffer<Offer extends Offered, Card>(
  args: ActionFunctionArgs,
  offers: OfferStep<Offer, Card>,
) {
  const entry = await requirePlannerStep(args, offers.step);
  const { ctx, trip, holder } = entry;
  const form = await readForm(args.request);
  if (isOwnForm(form)) return changeOwn(entry, offers.step, form);
  if (offers.step === "flights" && form.get("intent") === "shorten-stay") return shorten(args, form);
  const sent = readSubmission(form, offerSchema);
  if (sent.status === "error") return data({ problem: offers.noneChosen, own: undefined }, { status: 422 });
  try {
    await offers.pick(ctx, trip, holder, sent.value.offer, basisOfForm(form));
  } catch (error) {
    if (isAppError(error)) return data({ problem: error.message, own: undefined }, { status: error.status });
    throw error;
  }
  return seeOther(STEP_PATHS[offers.next]);
}
