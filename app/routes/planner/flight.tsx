import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { SIMULATED_FARES } from "#app/config/reality-words";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import type { FlightCard } from "#app/modules/inventory/curation/flight-card";
import { FlightOfferCard } from "#app/modules/inventory/ui/flight-offer-card";
import { flightOptions } from "#app/modules/planner/offers.server";
import { pickFlight } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TRY_AGAIN } from "#app/modules/planner/ui/offer-choice";
import { OfferStepView } from "#app/modules/planner/ui/offer-step-view";
import { chooseOffer, loadStep } from "./offer-step.server";
import type { OfferStep } from "./offer-step.server";

export const handle: PageHandle = { tab: "plan" };
export const meta: MetaFunction = () => [
  { title: "Flights · Voyance" },
  { name: "description", content: "Three to five flights for your trip, and why each of them was chosen." },
];

const step: OfferStep<FlightOffer, FlightCard> = {
  step: "flights",
  next: "hotels",
  noneChosen: "Choose one of the flights",
  simulatedNote: SIMULATED_FARES,
  search: flightOptions,
  priceOf: (offer) => offer.priceMinor,
  toCard: toFlightCard,
  chosen: (trip) => trip.flight?.offer,
  pick: pickFlight,
};

export function loader(args: LoaderFunctionArgs) {
  return loadStep(args, step);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, step);
}

export default function PlanFlightsRoute() {
  return (
    <OfferStepView
      page={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
      none={({ summary, missing }) => ({
        heading: missing.length > 0 ? "Nothing to show yet" : "No flights on these days",
        text:
          missing.length > 0
            ? TRY_AGAIN
            : `There are no flights from ${summary.from} to ${summary.place} on these dates. Try a day earlier or later, or a larger airport near you.`,
        change: { label: "Change dates or airport", to: STEP_PATHS.start },
        own: { label: "I've already booked my flights", to: "?own=1" },
        goOn: { label: "Continue without flights", to: STEP_PATHS.hotels },
      })}
      choice={({ summary }) => ({
        words: {
          keep: "flight",
          one: "flight",
          many: "flights",
          eyebrow: `${summary.from} to ${summary.place}, ${summary.party}`,
          aboutFew: "Each is the best at something. Times are local to each airport.",
          aboutAll: "Times are local to each airport.",
          bookedAlready: "I've already booked my flights",
          busy: "Saving this flight…",
          goOn: "Continue to hotels",
          backTo: STEP_PATHS.start,
        },
        renderCard: (card, choice) => <FlightOfferCard key={card.id} card={card} {...choice} />,
      })}
    />
  );
}
