import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { chooseOffer, loadOfferStep } from "#app/http/route/offer-step.server";
import { FlightOfferCard } from "#app/modules/inventory/ui/flight-offer-card";
import { FLIGHT_STEP } from "#app/modules/planner/offer-steps.server";
import type { TripSummary } from "#app/modules/planner/trip-summary";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TRY_AGAIN } from "#app/modules/planner/ui/offer-choice";
import { OfferStepView } from "#app/modules/planner/ui/offer-step-view";

export const handle: PageHandle = { tab: "plan", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Flights · Voyance" },
  { name: "description", content: "Three to five flights for your trip, and why each of them was chosen." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadOfferStep(args, FLIGHT_STEP);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, FLIGHT_STEP);
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

/** The sentence in the place of flights that nobody sells. */
function whyNone({ flies: { from, to, isOneWay }, isForTheDay }: TripSummary): string {
  if (isOneWay)
    return `There are no flights from ${from} to ${to} on this day. Tell us how else you travel, or continue without flights.`;
  if (isForTheDay)
    return `No flights from ${from} to ${to} and back leave you four hours in town on one day. Try another day, or stay a night.`;
  return `There are no flights from ${from} to ${to} on these dates. Try a day earlier or later, or a larger airport near you.`;
}

export default function PlanFlightsRoute() {
  return (
    <OfferStepView
      page={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
      none={({ summary, missing }) => ({
        heading: missing.length > 0 ? "Nothing to show yet" : "No flights on these days",
        text: missing.length > 0 ? TRY_AGAIN : whyNone(summary),
        change: { label: "Change dates or airport", to: STEP_PATHS.start },
        own: { label: "I've already booked, or I'm not flying", to: "?own=1" },
        goOn: { label: "Continue without flights", to: STEP_PATHS[summary.isForTheDay ? "checkout" : "hotels"] },
      })}
      choice={({ summary }) => ({
        words: {
          keep: "flight",
          one: "flight",
          many: "flights",
          eyebrow: `${summary.flies.from} to ${summary.flies.to}, ${summary.party}`,
          aboutFew: "Each is the best at something. Times are local to each airport.",
          aboutAll: "Times are local to each airport.",
          bookedAlready: "I've already booked, or I'm not flying",
          busy: "Saving this flight…",
          goOn: "Continue to hotels",
          backTo: STEP_PATHS.start,
        },
        renderCard: (card, choice) => <FlightOfferCard key={card.id} card={card} {...choice} />,
      })}
    />
  );
}
