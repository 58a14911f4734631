import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { SIMULATED_STAYS } from "#app/config/what-is-real";
import type { HotelOffer } from "#app/modules/inventory/hotel";
import { toHotelCard } from "#app/modules/inventory/hotel-card";
import type { HotelCard } from "#app/modules/inventory/hotel-card";
import { HotelOfferCard } from "#app/modules/inventory/ui/hotel-offer-card";
import { OfferPages } from "#app/modules/inventory/ui/offer-pages";
import { hotelOptions } from "#app/modules/planner/offers.server";
import { pickHotel } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { TripAside } from "#app/modules/planner/ui/trip-aside";
import { chooseOffer, loadOffers } from "./offer-step.server";
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
  search: hotelOptions,
  priceOf: (offer) => offer.totalMinor,
  toCard: toHotelCard,
  chosen: (trip) => trip.hotel?.offer,
  pick: pickHotel,
};

export function loader(args: LoaderFunctionArgs) {
  return loadOffers(args, step);
}

export function action(args: ActionFunctionArgs) {
  return chooseOffer(args, step);
}

const NUMBER_WORDS = ["No stays", "One stay", "Two stays", "Three stays", "Four stays", "Five stays"];

export default function PlanHotelsRoute() {
  const { summary, cards, abouts, aboutSoFar, rateNote, searched, isAll, page, pages, chosenId } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const isKnown = cards.some((card) => card.id === chosenId);
  if (searched === 0) return <NoStays place={summary.place} />;
  return (
    <div className="split">
      <Form method="post" className="stack" data-keep="hotel">
        <p className="eyebrow">
          {summary.place} · {summary.nights} · {summary.party}
        </p>
        <h1 className="step-3">
          {isAll ? `All ${searched} stays` : `${NUMBER_WORDS[cards.length] ?? cards.length} worth your time`}
        </h1>
        <p>
          {isAll
            ? "Cheapest first. Prices are for the whole stay and everybody in it."
            : `Chosen from ${searched}. Each is the best at something; none is beaten on both price and comfort. Stars are the hotel's class, not a guest rating.`}
        </p>
        <p className="sandbox-note">{SIMULATED_STAYS}</p>
        {rateNote && <p className="meta">{rateNote}</p>}
        <FormErrors message={problem} />
        <div className="offers" role="radiogroup" aria-label="Stays">
          {cards.map((card, index) => (
            <HotelOfferCard
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
          <SubmitButton busy="Keeping this stay…">Continue to checkout</SubmitButton>
          <Link className="button" to={STEP_PATHS.flights}>
            Back
          </Link>
        </p>
      </Form>
      <TripAside summary={summary} about={aboutSoFar} />
    </div>
  );
}

function NoStays({ place }: { place: string }) {
  return (
    <section className="stack narrow">
      <h1 className="step-3">No stays on these days</h1>
      <p>We found no room in {place} for these nights and this many people. Other dates usually help.</p>
      <p className="row">
        <Link className="button primary" to={STEP_PATHS.start}>
          Change dates or travellers
        </Link>
        <Link className="button" to={STEP_PATHS.checkout}>
          Go on without a hotel
        </Link>
      </p>
    </section>
  );
}
