import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { SIMULATED_FARES } from "#app/config/what-is-real";
import type { FlightOffer } from "#app/modules/inventory/flight";
import { toFlightCard } from "#app/modules/inventory/flight-card";
import type { FlightCard } from "#app/modules/inventory/flight-card";
import { FlightOfferCard } from "#app/modules/inventory/ui/flight-offer-card";
import { OfferPages } from "#app/modules/inventory/ui/offer-pages";
import { flightOptions } from "#app/modules/planner/offers.server";
import { pickFlight } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TripAside } from "#app/modules/planner/ui/trip-aside";
import { chooseOffer, loadOffers } from "./offer-step.server";
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
  search: flightOptions,
  priceOf: (offer) => offer.priceMinor,
  toCard: toFlightCard,
  chosen: (trip) => trip.flight?.offer,
  pick: pickFlight,
};

export function loader(args: LoaderFunctionArgs) {
  return loadOffers(args, step);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, step);
}

const NUMBER_WORDS = ["No flights", "One flight", "Two flights", "Three flights", "Four flights", "Five flights"];

export default function PlanFlightsRoute() {
  const { summary, cards, abouts, aboutSoFar, rateNote, searched, isAll, page, pages, chosenId } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const isKnown = cards.some((card) => card.id === chosenId);
  if (searched === 0) return <NoFlights place={summary.place} from={summary.from} />;
  return (
    <div className="split">
      <Form method="post" className="stack" data-keep="flight">
        <p className="eyebrow">
          {summary.from} to {summary.place} · {summary.party}
        </p>
        <h1 className="step-3">
          {isAll ? `All ${searched} flights` : `${NUMBER_WORDS[cards.length] ?? cards.length} worth your time`}
        </h1>
        <p>
          {isAll
            ? "Cheapest first. Times are local to each airport."
            : `Chosen from ${searched}. Each is the best at something; none is beaten on both price and hours. Times are local to each airport.`}
        </p>
        <p className="sandbox-note">{SIMULATED_FARES}</p>
        {rateNote && <p className="meta">{rateNote}</p>}
        <FormErrors message={problem} />
        <div className="offers" role="radiogroup" aria-label="Flights">
          {cards.map((card, index) => (
            <FlightOfferCard
              key={card.id}
              card={card}
              about={abouts[index]}
              name="offer"
              isChosen={isKnown ? card.id === chosenId : !isAll && index === 0}
            />
          ))}
        </div>
        <OfferPages isAll={isAll} page={page} pages={pages} searched={searched} />
        <p className="row actions">
          <SubmitButton busy="Keeping this flight…">Continue to hotels</SubmitButton>
          <Link className="button" to={STEP_PATHS.start}>
            Back
          </Link>
        </p>
      </Form>
      <TripAside summary={summary} about={aboutSoFar} />
    </div>
  );
}

function NoFlights({ place, from }: { place: string; from: string }) {
  return (
    <section className="stack narrow">
      <h1 className="step-3">No flights on these days</h1>
      <p>
        We found no connection from {from} to {place} on these dates. Another day or a larger airport near you usually
        helps.
      </p>
      <p className="row">
        <Link className="button primary" to={STEP_PATHS.start}>
          Change dates or airport
        </Link>
        <Link className="button" to={STEP_PATHS.hotels}>
          Go on without flights
        </Link>
      </p>
    </section>
  );
}
