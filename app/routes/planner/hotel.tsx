import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { chooseOffer, loadOfferStep } from "#app/http/route/offer-step.server";
import { HotelOfferCard } from "#app/modules/inventory/ui/hotel-offer-card";
import { StaysMapFigure } from "#app/modules/maps/ui/stays-map-figure";
import { HOTEL_STEP } from "#app/modules/planner/offer-steps.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TRY_AGAIN } from "#app/modules/planner/ui/offer-choice";
import { OfferStepView } from "#app/modules/planner/ui/offer-step-view";

export const handle: PageHandle = { tab: "plan", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Hotels · Voyance" },
  { name: "description", content: "Three to five places to stay for your trip, and why each of them was chosen." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadOfferStep(args, HOTEL_STEP);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, HOTEL_STEP);
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

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
      choice={({ summary, slug, cards, others }) => ({
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
        map: <StaysMapFigure slug={slug} place={summary.place} stays={cards} others={others} />,
        renderCard: (card, choice) => <HotelOfferCard key={card.id} card={card} {...choice} />,
      })}
    />
  );
}
