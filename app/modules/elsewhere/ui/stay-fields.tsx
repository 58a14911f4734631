import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import type { FormTexts } from "../flights-form";

/** A place to stay as it stands on its confirmation, and where it is. */
export function StayFields({
  texts,
  errors,
  place,
  neighbourhoods,
}: {
  texts: FormTexts;
  errors: Record<string, string[]>;
  place: string;
  /** Names of the parts of town. */
  neighbourhoods: readonly string[];
}) {
  const field = (name: string) => ({ name, defaultValue: texts[name], errors: errors[name] });
  return (
    <>
      <div className="fields wide">
        <Field label="Name of the place" {...field("stayName")} required autoComplete="off" />
        <Field label="Address" hint="Optional, for your papers" {...field("stayAddress")} autoComplete="off" />
      </div>
      <fieldset className="fieldset">
        <legend className="step-1">Where it is</legend>
        <p className="hint">
          We plan your ways from there. An address alone we cannot place: then we count from the centre of {place}.
        </p>
        <div className="fields wide">
          <Field
            label="A map link, or two numbers"
            hint="From Google Maps, Apple Maps or OpenStreetMap, such as 38.7139, -9.1335"
            {...field("stayPoint")}
            autoComplete="off"
          />
          <SelectField
            label="Or its part of town"
            {...field("stayPart")}
            options={[
              { value: "", label: "I am not sure" },
              ...neighbourhoods.map((name) => ({ value: name, label: name })),
            ]}
          />
        </div>
      </fieldset>
      <div className="fields">
        <Field label="Check in on" {...field("stayIn")} type="date" required />
        <Field label="Rooms ready from" {...field("stayInTime")} type="time" />
      </div>
      <div className="fields">
        <Field label="Check out on" {...field("stayOut")} type="date" required />
        <Field label="Leave the room by" {...field("stayOutTime")} type="time" />
      </div>
      <CheckboxField
        label="Breakfast is included"
        name="stayBreakfast"
        value="yes"
        defaultChecked={texts.stayBreakfast === "yes"}
        errors={errors.stayBreakfast}
      />
      <div className="fields wide">
        <Field
          label="Booking code"
          hint="Optional. Only you see it: on your trip, in your PDF and in your calendar."
          {...field("stayCode")}
          autoComplete="off"
        />
      </div>
    </>
  );
}
