import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { FlightFields } from "#app/modules/elsewhere/ui/flight-fields";
import { StayFields } from "#app/modules/elsewhere/ui/stay-fields";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { OwnPage, OwnPart } from "../own-step";
import { BringForm } from "./bring-form";
import { TripAside } from "./trip-aside";

const WORDS = {
  flights: {
    heading: "How you get there",
    intro:
      "Flying? Copy what's on your ticket. The flight number and date are enough to save a flight with your trip. Add the airports and times, and we'll plan your first and last day around it. A train, a coach, a ferry or a car will do too. Times are local.",
    none: "You're not flying. Add flights if that changes.",
    keep: "keep-flights",
    without: { intent: "skip-flights", label: "Continue without flights" },
    offers: "See our flights",
  },
  hotels: {
    heading: "A stay you've booked",
    intro: "Tell us where you're staying. Your days start and end there.",
    none: "You don't need a place to stay. Add one if that changes.",
    keep: "keep-stay",
    without: { intent: "skip-stay", label: "Continue without a place to stay" },
    offers: "See our places to stay",
  },
} as const satisfies Record<OwnPart, unknown>;

/** The form for a booking made elsewhere, with a link on for a traveller who has none. */
export function OwnStep({ page, problem }: { page: OwnPage; problem?: FormProblem }) {
  const words = WORDS[page.part];
  const errors = problem?.fields ?? {};
  const listed = listProblems(errors);
  const texts = problem
    ? Object.fromEntries(Object.keys(problem.values).map((name) => [name, sentText(problem, name)]))
    : page.texts;
  return (
    <div className="split">
      <div className="stack">
        <h1 className="step-3">{words.heading}</h1>
        <details className="more">
          <summary>Upload or paste your booking instead of typing</summary>
          <BringForm />
        </details>
        <Form method="post" className="stack" data-keep={words.keep} noValidate>
          <TripBasis {...page.basis} />
          <p>{words.intro}</p>
          {page.where === "not-needed" && <p className="alert-box info">{words.none}</p>}
          {page.hasOffers && (
            <p>
              <Link className="target" to="?offers=1">
                {words.offers}
              </Link>
            </p>
          )}
          <FormErrors message={problem?.message} fields={listed} />
          {page.part === "flights" ? (
            <FlightFields
              texts={texts}
              errors={errors}
              currencies={page.currencies}
              neighbourhoods={page.neighbourhoods}
              planned={page.planned}
            />
          ) : (
            <StayFields
              texts={texts}
              errors={errors}
              place={page.place}
              neighbourhoods={page.neighbourhoods}
              currencies={page.currencies}
            />
          )}
          <p className="row actions">
            <SubmitButton busy="Saving it to your trip…" name="intent" value={words.keep}>
              {page.goOn}
            </SubmitButton>
            <SubmitButton isPrimary={false} busy="One moment…" name="intent" value={words.without.intent}>
              {words.without.label}
            </SubmitButton>
            <Link className="button" to={page.backTo}>
              Back
            </Link>
          </p>
        </Form>
      </div>
      <TripAside summary={page.summary} about={page.aboutSoFar} basis={page.basis} sells={page.hasOffers} />
    </div>
  );
}
