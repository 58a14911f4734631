import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Field, FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { MOST_OWN_NAME, STAY_MINUTES } from "#app/modules/itinerary/own-place";
import type { OwnPlaceErrors, OwnPlaceSent } from "../own-place-form";

const USUAL_MINUTES = "60";

interface OwnPlaceFormProps {
  districts: readonly string[];
  days: readonly { value: string; label: string }[];
  /** What was sent and could not be taken, with what is wrong in each field or as a whole. */
  sent?: { values: OwnPlaceSent; errors: OwnPlaceErrors; problem?: string };
  mostNote: number;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}

/** A place that is in no catalogue: a friend's flat, a table of one's own, a shop that was read about. */
export function OwnPlaceForm({ districts, days, sent, mostNote, children }: OwnPlaceFormProps) {
  const { values, errors = {}, problem } = sent ?? {};
  const note = { id: "own-note", label: "Note, if you like", errors: errors.note };
  const wrong = Object.entries(errors).map(([name, texts]) => ({ id: `own-${name}`, text: texts.join(" ") }));
  return (
    <details className="panel own-place" id="own-place" open={sent !== undefined}>
      <summary>
        <h2 className="step-1">Add a place of your own</h2>
      </summary>
      <Form method="post" action="#own-place" className="stack">
        {children}
        <FormErrors message={problem} fields={wrong} />
        <Field
          id="own-name"
          label="Name"
          name="name"
          required
          maxLength={MOST_OWN_NAME}
          autoComplete="off"
          defaultValue={values?.name}
          errors={errors.name}
        />
        <Field
          id="own-where"
          label="Map link or address"
          name="where"
          hint="A link copied from Google Maps, Apple Maps or OpenStreetMap, two numbers such as 38.7139, -9.1335, or the address."
          autoComplete="off"
          defaultValue={values?.where}
          errors={errors.where}
        />
        <SelectField
          id="own-district"
          label="Part of town"
          name="district"
          hint="With a map link you can leave this to us."
          defaultValue={values?.district ?? ""}
          errors={errors.district}
          options={[
            { value: "", label: "As the map link says" },
            ...districts.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Field
          id="own-minutes"
          label="How long, in minutes"
          name="minutes"
          type="number"
          inputMode="numeric"
          min={STAY_MINUTES.least}
          max={STAY_MINUTES.most}
          step={STAY_MINUTES.step}
          defaultValue={values?.minutes ?? USUAL_MINUTES}
          errors={errors.minutes}
        />
        <fieldset className="pair">
          <legend>Opening hours, if you know them</legend>
          <Field
            id="own-opens"
            label="Opens"
            name="opens"
            type="time"
            defaultValue={values?.opens}
            errors={errors.opens}
          />
          <Field id="own-closes" label="Closes" name="closes" type="time" defaultValue={values?.closes} />
        </fieldset>
        <SelectField
          id="own-on"
          label="Day"
          name="on"
          defaultValue={values?.on ?? ""}
          errors={errors.on}
          options={[{ value: "", label: "Whichever fits best" }, ...days]}
        />
        <FieldFrame {...note}>
          <textarea
            id={note.id}
            name="note"
            rows={2}
            maxLength={mostNote}
            defaultValue={values?.note}
            {...describedBy(note)}
          />
        </FieldFrame>
        <SubmitButton isPrimary={false} busy="Fitting it in…" name="intent" value="add-own">
          Add it to the days
        </SubmitButton>
      </Form>
    </details>
  );
}
