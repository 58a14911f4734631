import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TasteGroup } from "#app/modules/catalogue/ui/taste-group";
import { TripNeedsFold } from "#app/modules/planner/ui/trip-needs";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay, MealName } from "#app/modules/itinerary/day/itinerary";
import type { TripPreferences } from "#app/modules/trips/trip/trip";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { formatWeekday } from "#app/shared/format";

/** Adds a place of the catalogue by its name. */
export function AddPlace({
  ideas,
  refused,
  children,
}: {
  ideas: readonly string[];
  /** The form with a name that could not be added. */
  refused?: FormProblem;
  children: ReactNode;
}) {
  return (
    <Form method="post" action="#add-place" id="add-place" className="panel stack">
      {children}
      <h2 className="step-1">Add a place</h2>
      <FormErrors message={refused?.message} />
      <Field
        label="Place"
        name="place"
        hint={`${ideas.length} more to choose from. Start typing a name.`}
        list="ideas"
        autoComplete="off"
        maxLength={120}
        defaultValue={sentText(refused, "place")}
        errors={refused?.fields.place}
      />
      <datalist id="ideas">
        {ideas.map((idea) => (
          <option key={idea} value={idea} />
        ))}
      </datalist>
      <SubmitButton isPrimary={false} busy="Fitting it in…" name="intent" value="add-place">
        Add to my days
      </SubmitButton>
    </Form>
  );
}

/** Plans all days again, at another pace, for other tastes or needs, or as another visit. */
export function ChangeWishes({
  preferences: { pace, interests, seen = [], needs = NO_NEEDS },
  places,
  children,
}: {
  preferences: Pick<TripPreferences, "pace" | "interests" | "seen" | "needs">;
  /** What may have been seen on an earlier visit. */
  places: readonly { value: string; label: string }[];
  children: ReactNode;
}) {
  return (
    <Form method="post" id="plan-again" className="panel stack">
      {children}
      <h2 className="step-1">Plan again</h2>
      <p className="meta">Locked stops stay put, and so do places you added yourself.</p>
      <SelectField
        label="Pace"
        name="pace"
        defaultValue={pace}
        options={PACES.map((one) => ({ value: one, label: one[0]!.toUpperCase() + one.slice(1) }))}
      />
      <TasteGroup name="interests" chosen={interests} />
      <TripNeedsFold values={needs} />
      {places.length > 0 && (
        <details className="more" open={seen.length > 0}>
          <summary>Been here before?</summary>
          <ChoiceGroup id="seen" legend="What you've seen" hint="Your days leave out what you tick.">
            <Chips name="seen" options={places} chosen={seen} />
          </ChoiceGroup>
        </details>
      )}
      <SubmitButton isPrimary={false} busy="Planning again…" name="intent" value="change-wishes">
        Plan again
      </SubmitButton>
    </Form>
  );
}

/** The actions of a day as a whole: plan it again, and bring back a meal that was taken out. */
export function DayActions({
  day,
  meals = [],
  children,
}: {
  day: ItineraryDay;
  meals?: TripPreferences["meals"];
  children: ReactNode;
}) {
  const skipped = meals.filter(({ date, at }) => date === day.date && at === "skipped").map(({ meal }) => meal);
  return (
    <>
      {skipped.map((meal: MealName) => (
        <Form method="post" key={meal}>
          {children}
          <input type="hidden" name="date" value={day.date} />
          <input type="hidden" name="meal" value={meal} />
          <SubmitButton isPrimary={false} busy="Planning it…" name="intent" value="plan-meal">
            Plan {meal} on {formatWeekday(day.date)} after all
          </SubmitButton>
        </Form>
      ))}
      <Form method="post">
        {children}
        <input type="hidden" name="date" value={day.date} />
        <SubmitButton isPrimary={false} busy="Planning again…" name="intent" value="replan-day">
          Replan {formatWeekday(day.date)}
        </SubmitButton>
      </Form>
    </>
  );
}
