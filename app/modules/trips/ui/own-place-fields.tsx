import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field, FieldFrame, describedBy } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import { MOST_OWN_NAME, STAY_MINUTES } from "#app/modules/itinerary/day/own-place-limits";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { OwnPlaceSent } from "../days/own-place-form";

const USUAL_MINUTES = "60";

interface OwnPlaceFieldsProps {
  /** Before the id of each field, so that the page may hold several such forms. */
  prefix: string;
  districts: readonly string[];
  /** The days to choose from; none where it has its day. */
  days?: readonly { value: string; label: string }[];
  values?: FormProblem["values"];
  errors?: FormProblem["fields"];
  mostNote: number;
}

/** The faults of the fields, for the list above the form. */
export function ownPlaceWrong(prefix: string, errors: FormProblem["fields"]): { id: string; text: string }[] {
  return listProblems(errors).map(({ id, text }) => ({ id: `${prefix}-${id}`, text }));
}

/** The fields for a traveller's own place; the same whether it is new or changed. */
export function OwnPlaceFields({ prefix, districts, days, values, errors = {}, mostNote }: OwnPlaceFieldsProps) {
  const idOf = (name: keyof OwnPlaceSent): string => `${prefix}-${name}`;
  const typed = (name: keyof OwnPlaceSent): string | undefined => values && sentText({ values }, name);
  const note = {
    id: idOf("note"),
    label: "Note, if you like",
    hint: `Up to ${mostNote} characters`,
    errors: errors.note,
  };
  return (
    <>
      <Field
        id={idOf("name")}
        label="Name"
        name="name"
        required
        maxLength={MOST_OWN_NAME}
        autoComplete="off"
        defaultValue={typed("name")}
        errors={errors.name}
      />
      <Field
        id={idOf("where")}
        label="Map link or address"
        name="where"
        hint="A link copied from Google Maps, Apple Maps or OpenStreetMap, two numbers such as 38.7139, -9.1335, or the address."
        autoComplete="off"
        defaultValue={typed("where")}
        errors={errors.where}
      />
      <SelectField
        id={idOf("district")}
        label="Part of town"
        name="district"
        hint="If you paste a map link, you can skip this."
        defaultValue={typed("district") ?? ""}
        errors={errors.district}
        options={[
          { value: "", label: "As the map link says" },
          ...districts.map((name) => ({ value: name, label: name })),
        ]}
      />
      <CheckboxField
        id={idOf("table")}
        name="table"
        label="Somewhere to eat: it can be a lunch or a dinner"
        defaultChecked={Boolean(typed("table"))}
      />
      <Field
        id={idOf("minutes")}
        label="How long, in minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        min={STAY_MINUTES.least}
        max={STAY_MINUTES.most}
        step={STAY_MINUTES.step}
        defaultValue={typed("minutes") ?? USUAL_MINUTES}
        errors={errors.minutes}
      />
      <fieldset className="two">
        <legend>Opening hours, if you know them</legend>
        <Field
          id={idOf("opens")}
          label="Opens"
          name="opens"
          type="time"
          defaultValue={typed("opens")}
          errors={errors.opens}
        />
        <Field id={idOf("closes")} label="Closes" name="closes" type="time" defaultValue={typed("closes")} />
      </fieldset>
      {days && (
        <SelectField
          id={idOf("on")}
          label="Day"
          name="on"
          defaultValue={typed("on") ?? ""}
          errors={errors.on}
          options={[{ value: "", label: "Whichever fits best" }, ...days]}
        />
      )}
      <FieldFrame {...note}>
        <textarea id={note.id} name="note" rows={2} defaultValue={typed("note")} {...describedBy(note)} />
      </FieldFrame>
    </>
  );
}
