import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { SIMULATED_STAYS } from "#app/config/reality-words";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { HotelCard } from "#app/modules/inventory/curation/hotel-card";
import { HotelOfferCard } from "#app/modules/inventory/ui/hotel-offer-card";
import { StaysMapFigure } from "#app/modules/maps/ui/stays-map-figure";
import { hotelOptions } from "#app/modules/planner/offers.server";
import { pickHotel } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TRY_AGAIN } from "#app/modules/planner/ui/offer-choice";
import { OfferStepView } from "#app/modules/planner/ui/offer-step-view";
import { chooseOffer, loadStep } from "./offer-step.server";
import type { OfferStep } from "./offer-step.server";

export const handle: PageHandle = { tab: "plan" };
export const meta: MetaFunction = () => [
  { title: "Hotels · Voyance" },
  { name: "description", content: "Three to five places to stay for your trip, and why each of them was chosen." },
];

const step: OfferStep<HotelOffer, HotelCard> = {
  step: "hotels",
  next: "checkout",
  noneChosen: "Choose one of the stays",
  simulatedNote: SIMULATED_STAYS,
  search: hotelOptions,
  priceOf: (offer) => offer.totalMinor,
  toCard: toHotelCard,
  chosen: (trip) => trip.hotel?.offer,
  pick: pickHotel,
};

export function loader(args: LoaderFunctionArgs) {
  return loadStep(args, step);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, step);
}

export default function PlanHotelsRoute() {
  return (
    <OfferStepView
      page={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
      none={({ summary, missing }) => ({
        heading: missing.length > 0 ? "Nothing to show yet" : "No stays on these days",
        text:
          missing.length > 0
            ? TRY_AGAIN
            : `We found no room in ${summary.place} for these nights and this many people. Try other dates.`,
        change: { label: "Change dates or travellers", to: STEP_PATHS.start },
        own: { label: "I've already booked a place to stay", to: "?own=1" },
        goOn: { label: "Continue without a hotel", to: STEP_PATHS.checkout },
      })}
      choice={({ summary, slug, cards }) => ({
        words: {
          keep: "hotel",
          one: "stay",
          many: "stays",
          eyebrow: `${summary.place}, ${summary.nights}, ${summary.party}`,
          aboutFew: "Each is the best at something. Stars are the hotel's class, not a guest rating.",
          aboutAll: "Prices are for the whole stay and everyone in it.",
          bookedAlready: "I've already booked a place to stay",
          busy: "Saving this stay…",
          goOn: "Continue to checkout",
          backTo: STEP_PATHS.flights,
        },
        map: <StaysMapFigure slug={slug} place={summary.place} stays={cards} />,
        renderCard: (card, choice) => <HotelOfferCard key={card.id} card={card} {...choice} />,
      })}
    />
  );
}
