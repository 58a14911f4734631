import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import { SLOTS } from "../flight-slots";
import type { Direction } from "../flight-slots";
import type { FormTexts } from "../form-texts";
import { WAY_SLOTS } from "../way-form";
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

const WAY_WORDS = {
  out: {
    summary: "I get there another way",
    by: "How do you get there?",
    here: "I'm there already",
    date: "Day you get there",
    time: "Get there at",
    stop: "Station, stop or port you get to",
  },
  back: {
    summary: "I go home another way",
    by: "How do you get home?",
    here: "I'm staying on",
    date: "Day you leave",
    time: "Leave at",
    stop: "Station, stop or port you leave from",
  },
} as const satisfies Record<Direction, unknown>;

/** The way of a traveller who does not fly in this direction. */
function WayFields({
  direction,
  texts,
  errors,
  neighbourhoods,
}: FieldsProps & { direction: Direction; neighbourhoods: readonly string[] }) {
  const slot = WAY_SLOTS[direction];
  const words = WAY_WORDS[direction];
  const field = (name: string) => ({
    name: slot + name,
    defaultValue: texts[slot + name],
    errors: errors[slot + name],
  });
  const isOpen =
    Boolean(texts[`${slot}By`]) || Object.keys(errors).some((name) => name.startsWith(slot) && errors[name]);
  return (
    <details className="more" open={isOpen}>
      <summary>{words.summary}</summary>
      <div className="stack">
        <SelectField
          label={words.by}
          {...field("By")}
          options={[
            { value: "", label: "Choose" },
            { value: "train", label: "By train" },
            { value: "coach", label: "By coach" },
            { value: "ferry", label: "By ferry" },
            { value: "ship", label: "By cruise ship" },
            { value: "car", label: "By car" },
            { value: "here", label: words.here },
          ]}
        />
        <div className="fields">
          <Field label={words.date} {...field("Date")} type="date" />
          <Field label={words.time} {...field("Time")} type="time" />
        </div>
        <div className="fields">
          <Field label={words.stop} hint="Optional; not for a car" {...field("Place")} autoComplete="off" />
          <SelectField
            label="The part of town it is in"
            {...field("Part")}
            options={[
              { value: "", label: "In the middle, or I'm not sure" },
              ...neighbourhoods.map((name) => ({ value: name, label: name })),
            ]}
          />
        </div>
      </div>
    </details>
  );
}

/**
 * The flights of a trip as they stand on a ticket, one a direction, and more for travellers who change planes; and
 * other ways for those who don't fly there or home.
 */
export function FlightFields({
  texts,
  errors,
  currencies,
  neighbourhoods,
}: FieldsProps & {
  currencies: Currencies;
  /** Names of the parts of town. */
  neighbourhoods: readonly string[];
}) {
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
            <WayFields direction={direction} texts={texts} errors={errors} neighbourhoods={neighbourhoods} />
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
