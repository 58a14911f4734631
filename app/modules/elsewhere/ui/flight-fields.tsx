import { Field } from "#app/components/forms/field";
import { SLOTS } from "../flight-slots";
import type { Direction } from "../flight-slots";
import type { FormTexts } from "../form-texts";
import { PriceFields } from "./price-fields";

interface FieldsProps {
  texts: FormTexts;
  errors: Record<string, string[]>;
}

type Currencies = readonly { value: string; label: string }[];

const LEGENDS: Record<Direction, string> = { out: "Flight out", back: "Flight back" };

/** One flight: its number, its two airports and its two times. */
function FlightSlot({ slot, texts, errors }: FieldsProps & { slot: string }) {
  const field = (name: string) => ({
    name: slot + name,
    defaultValue: texts[slot + name],
    errors: errors[slot + name],
  });
  return (
    <div className="stack flight-slot">
      <div className="fields">
        <Field
          label="Flight number"
          {...field("Number")}
          placeholder="TP 1351"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Field label="Day it leaves" {...field("Date")} type="date" />
      </div>
      <div className="fields">
        <Field
          label="From airport"
          {...field("From")}
          list="own-airports"
          data-suggest="/api/airports"
          autoComplete="off"
        />
        <Field
          label="To airport"
          {...field("To")}
          list="own-airports"
          data-suggest="/api/airports"
          autoComplete="off"
        />
      </div>
      <div className="fields">
        <Field label="Leaves at" {...field("Departs")} type="time" />
        <Field label="Lands at" {...field("Arrives")} type="time" />
      </div>
    </div>
  );
}

/** The flights of a trip as they stand on a ticket: one a direction, and more for travellers who change planes. */
export function FlightFields({ texts, errors, currencies }: FieldsProps & { currencies: Currencies }) {
  return (
    <>
      <datalist id="own-airports" />
      {(Object.keys(SLOTS) as Direction[]).map((direction) => {
        const [first, ...others] = SLOTS[direction];
        const isOpen = others.some((slot) =>
          [...Object.entries(texts), ...Object.entries(errors)].some(([name, value]) => name.startsWith(slot) && value),
        );
        return (
          <fieldset key={direction} className="fieldset" id={direction}>
            <legend className="step-1">{LEGENDS[direction]}</legend>
            <FlightSlot slot={first} texts={texts} errors={errors} />
            <details className="more" open={isOpen}>
              <summary>I change planes on the way {direction}</summary>
              <div className="stack">
                {others.map((slot, index) => (
                  <fieldset key={slot} className="fieldset">
                    <legend>{index === 0 ? "Second flight" : "Third flight"}</legend>
                    <FlightSlot slot={slot} texts={texts} errors={errors} />
                  </fieldset>
                ))}
              </div>
            </details>
          </fieldset>
        );
      })}
      <div className="fields wide">
        <Field
          label="Booking code"
          hint="Optional. Only you see it: on your trip, in your PDF and in your calendar."
          name="flightCode"
          defaultValue={texts.flightCode}
          errors={errors.flightCode}
          autoComplete="off"
        />
      </div>
      <PriceFields slot="flights" texts={texts} errors={errors} currencies={currencies} />
    </>
  );
}
