import { useState } from "react";
import { Form, Link } from "@remix-run/react";
import { Chips } from "#app/components/forms/chips";
import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { listProblems } from "#app/shared/form-problem";
import { SubmitButton } from "#app/components/forms/submit-button";
import { useReality } from "#app/components/layout/use-reality";
import { TRIP_LIMITS } from "#app/config/product";
import type { ProductPromise } from "#app/config/product-promise";
import { asksTravellers, sellsTrips } from "#app/config/what-is-real";
import { TasteGroup } from "#app/modules/catalogue/ui/taste-group";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import type { StartProblem, StartValues } from "../start-form";
import { weatherOf } from "../start-place";
import type { PlaceInSeason, ShownPlace } from "../start-place";
import { DestinationField } from "./destination-field";
import { StartAside } from "./start-aside";
import { TripNeedsFold } from "./trip-needs";
import { useNamedPlace } from "./use-named-place";
import {
  AgeFields,
  BudgetField,
  FromField,
  AppointmentsField,
  HoursField,
  PaceFields,
  WhenFields,
  WhoFields,
} from "./start-fields";
import { WhenCalendar } from "./when-calendar";

/** The first fields of the form in order; problems of other fields come after them. */
const START_FIELDS = ["destination", "departureCity", "startDate", "endDate"];

export interface StartPage {
  tripId: string | null;
  /** The source of the suggestions in the form. */
  source: string | null;
  openTrip: { name: string; path: string } | null;
  revision: number;
  formKey: string;
  places: string[];
  earliest: string;
  latest: string;
  /** The named place, or one that is at its best just now. */
  place: ShownPlace | null;
  inSeason: PlaceInSeason | null;
  /** The warning about the season before dates are chosen, if most sights are closed then. */
  season?: string;
  mayPlan: boolean;
  promise: Pick<ProductPromise, "beforeStart" | "leaveStart">;
}

/** Near matches as plain radio buttons: a search without a script. */
function Choices({
  name,
  legend,
  choices,
}: {
  name: string;
  legend: string;
  choices: { value: string; label: string }[];
}) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="fieldset">
      <legend>{legend}</legend>
      <div className="choices">
        <Chips name={name} options={choices} most="one" />
      </div>
    </fieldset>
  );
}

/** The first step: destination, departure, dates, party, budget. */
export function StartFormFields({
  page,
  values,
  problem,
}: {
  page: StartPage;
  values: StartValues;
  problem?: StartProblem;
}) {
  const real = useReality();
  const leave = page.promise.leaveStart;
  const asksAges = real !== undefined && asksTravellers(real);
  const [children, setChildren] = useState(values.children);
  const errors = problem?.fields ?? {};
  const listed = listProblems(errors, START_FIELDS);
  const { place, choices, from, noteTyped, take } = useNamedPlace(page, values);
  const weather = place && place.chosen.length > 0 ? weatherOf(place).join(" ") : undefined;
  return (
    <div className="split start">
      <Form method="post" className="stack narrow" data-keep="start" noValidate onInput={noteTyped}>
        <h1 className="step-3">{page.tripId ? "Change your trip" : "Where to?"}</h1>
        {page.openTrip && (
          <p>
            You have a plan open: <Link to={page.openTrip.path}>{page.openTrip.name}</Link>. Starting here begins a new
            one; the other stays in Your Trips.
          </p>
        )}
        {page.tripId && (
          <p>
            {real && sellsTrips(real)
              ? "If you change dates, places or travellers, you choose flights and a stay again."
              : "If you change dates or places, your days are planned again."}{" "}
            <Link to="?new=1">Start a new trip instead</Link>
          </p>
        )}
        {page.promise.beforeStart && !page.tripId && <p>{page.promise.beforeStart}</p>}
        {page.season && <p className="alert-box">{page.season}</p>}
        {page.source && !problem && <p className="meta">{page.source}</p>}
        <FormErrors message={problem?.message} fields={listed} />
        <TripBasis revision={page.revision} formKey={page.formKey} />
        {page.tripId && <input type="hidden" name="tripId" value={page.tripId} />}
        <div className="fields wide">
          <div className="stack">
            <DestinationField value={values.destination} errors={errors.destination} choices={choices} onTake={take} />
            <Choices
              name="destinationChoice"
              legend={problem?.destinationLegend ?? "Did you mean one of these?"}
              choices={problem?.destinations ?? []}
            />
          </div>
          <div className="stack">
            <FromField values={values} errors={errors} required />
            <Choices
              name="departureChoice"
              legend="Which of these are you starting from?"
              choices={problem?.departures ?? []}
            />
          </div>
        </div>
        <datalist id="places">
          {page.places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <datalist id="airports" />
        <div className="fields">
          <WhenFields values={values} errors={errors} required earliest={page.earliest} latest={page.latest} />
        </div>
        {/* Text that only a script fills in later is not announced without one. */}
        <p className={weather === undefined ? "meta num usual-weather waits" : "meta num usual-weather"}>
          {weather ?? "The usual weather shows here once you've picked a place and dates."}
        </p>
        <WhenCalendar place={place} from={from} earliest={page.earliest} latest={page.latest} />
        <div className="fields three">
          <WhoFields
            values={values}
            errors={errors}
            required
            oldestChild={TRIP_LIMITS.maxChildAge}
            onChildren={setChildren}
          />
          <BudgetField values={values} errors={errors} required />
        </div>
        <AgeFields values={{ children, ages: values.ages }} errors={errors} required={asksAges} />
        {page.tripId === null && (
          <details className="more" open={Boolean(errors.appointments || errors.hours)}>
            <summary>A wedding, a table, working hours (optional)</summary>
            <div className="stack">
              <AppointmentsField value={values.appointments} errors={errors.appointments} />
              <HoursField value={values.hours} errors={errors.hours} />
            </div>
          </details>
        )}
        <TripNeedsFold values={values} errors={errors} />
        <details
          className="more"
          open={Boolean(errors.tripName || errors.pace || errors.budgetTier || errors.interests || errors.beenBefore)}
        >
          <summary>Pace, taste and a name (optional)</summary>
          <div className="stack">
            <div className="fields wide">
              <PaceFields values={values} errors={errors} />
            </div>
            <TasteGroup name="interests" chosen={values.interests} errors={errors.interests} />
            <CheckboxField
              label="We've been there before"
              name="beenBefore"
              value="yes"
              defaultChecked={values.beenBefore === "yes"}
              hint="We leave out what everybody sees first. With your days you can say what you'd like to see again."
              errors={errors.beenBefore}
            />
            <Field
              label="Name of the trip"
              name="tripName"
              defaultValue={values.name}
              errors={errors.tripName}
              maxLength={80}
              placeholder="Lisbon in May"
            />
          </div>
        </details>
        <p className="row actions">
          <SubmitButton busy={leave.busy} disabled={!page.mayPlan}>
            {leave.label}
          </SubmitButton>
        </p>
      </Form>
      <StartAside place={place} from={from} inSeason={page.inSeason} onTake={take} />
    </div>
  );
}
