import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import type { FormTexts } from "../form-texts";
import { STAY_SLOTS } from "../own-stay";
import type { StaySlot } from "../own-stay";
import { PriceFields } from "./price-fields";

interface FieldsProps {
  texts: FormTexts;
  errors: Record<string, string[]>;
  place: string;
  /** Names of the parts of town. */
  neighbourhoods: readonly string[];
  currencies: readonly { value: string; label: string }[];
}

/** One place to stay: its name, its position, and its nights. */
function OneStayFields({ slot, texts, errors, place, neighbourhoods, currencies }: FieldsProps & { slot: StaySlot }) {
  const field = (name: string) => ({
    name: slot + name,
    defaultValue: texts[slot + name],
    errors: errors[slot + name],
  });
  const isFirst = slot === STAY_SLOTS[0];
  return (
    <>
      <CheckboxField
        label="I'm staying with friends or family, or in a place of my own"
        name={`${slot}Private`}
        value="yes"
        defaultChecked={texts[`${slot}Private`] === "yes"}
        errors={errors[`${slot}Private`]}
      />
      <div className="fields wide">
        <Field label="Name of the place" {...field("Name")} required={isFirst} autoComplete="off" />
        <Field label="Address" hint="Optional, for your papers" {...field("Address")} autoComplete="off" />
      </div>
      <fieldset className="fieldset">
        <legend className={isFirst ? "step-1" : undefined}>Where it is</legend>
        <p className="hint">
          We plan your days from there. We can't place an address on its own; then we measure from the centre of {place}
          .
        </p>
        <div className="fields wide">
          <Field
            label="A map link, or two numbers"
            hint="From Google Maps, Apple Maps or OpenStreetMap, such as 38.7139, -9.1335"
            {...field("Point")}
            autoComplete="off"
          />
          <SelectField
            label="Or its part of town"
            {...field("Part")}
            options={[
              { value: "", label: "I'm not sure" },
              ...neighbourhoods.map((name) => ({ value: name, label: name })),
            ]}
          />
        </div>
      </fieldset>
      <div className="fields">
        <Field label="Check in on" {...field("In")} type="date" required={isFirst} />
        <Field label="Rooms ready from" {...field("InTime")} type="time" />
      </div>
      <div className="fields">
        <Field label="Check out on" {...field("Out")} type="date" required={isFirst} />
        <Field label="Leave the room by" {...field("OutTime")} type="time" />
      </div>
      <CheckboxField
        label="Breakfast is included"
        name={`${slot}Breakfast`}
        value="yes"
        defaultChecked={texts[`${slot}Breakfast`] === "yes"}
        errors={errors[`${slot}Breakfast`]}
      />
      <div className="fields wide">
        <Field
          label="Booking code"
          hint="Optional. Only you see it: on your trip, in your PDF and in your calendar."
          {...field("Code")}
          autoComplete="off"
        />
      </div>
      <PriceFields slot={slot} texts={texts} errors={errors} currencies={currencies} />
    </>
  );
}

const LATER = { stay2: "Second place", stay3: "Third place" } as const;

/** A traveller's stay, as it stands on the confirmation: one place, and more for travellers who change hotels. */
export function StayFields(props: FieldsProps) {
  const { texts, errors } = props;
  const [first, ...others] = STAY_SLOTS;
  const isTold = (slot: StaySlot): boolean =>
    [...Object.entries(texts), ...Object.entries(errors)].some(
      ([name, value]) => name.startsWith(slot) && name !== `${slot}Currency` && value,
    );
  return (
    <>
      <OneStayFields slot={first} {...props} />
      <details className="more" open={others.some(isTold)}>
        <summary>I change hotels during the trip</summary>
        <div className="stack">
          {others.map((slot) => (
            <fieldset key={slot} className="fieldset">
              <legend className="step-1">{LATER[slot]}</legend>
              <OneStayFields slot={slot} {...props} />
            </fieldset>
          ))}
        </div>
      </details>
    </>
  );
}
