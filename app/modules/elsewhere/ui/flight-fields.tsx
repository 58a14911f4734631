import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import { SLOTS } from "../flight-slots";
import type { Direction } from "../flight-slots";
import type { FormTexts } from "../form-texts";
import type { PlannedWays } from "../own-way";
import { WAY_SLOTS } from "../way-form";
import { PriceFields } from "./price-fields";

interface FieldsProps {
  texts: FormTexts;
  errors: Record<string, string[]>;
}

type Currencies = readonly { value: string; label: string }[];

/** The words of a direction that is home. */
const AT_HOME = {
  out: {
    legend: "Flight out",
    change: "I change planes on the way out",
    summary: "I get there another way",
    by: "How do you get there?",
  },
  back: {
    legend: "Flight back",
    change: "I change planes on the way back",
    summary: "I go home another way",
    by: "How do you get home?",
  },
} as const satisfies Record<Direction, unknown>;

/** The words of a direction: those of home, or of the place before or after it on a longer trip. */
function wordsOf(direction: Direction, place: string | undefined): Record<keyof (typeof AT_HOME)["out"], string> {
  if (place === undefined) return AT_HOME[direction];
  const change = "I change planes on the way";
  return direction === "out"
    ? {
        legend: `From ${place}`,
        change,
        summary: `I come from ${place} another way`,
        by: `How do you get there from ${place}?`,
      }
    : { legend: `On to ${place}`, change, summary: "I go on another way", by: `How do you go on to ${place}?` };
}

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
    here: "I'm there already",
    date: "Day you get there",
    time: "Get there at",
    far: (place: string) => `Leave ${place} at`,
    farStop: (place: string) => `Station, stop or port in ${place}`,
    stop: "Station, stop or port you get to",
  },
  back: {
    here: "I'm staying on",
    date: "Day you leave",
    time: "Leave at",
    far: (place: string) => `Get to ${place} at`,
    farStop: (place: string) => `Station, stop or port in ${place}`,
    stop: "Station, stop or port you leave from",
  },
} as const satisfies Record<Direction, unknown>;

interface DirectionProps extends FieldsProps {
  direction: Direction;
  /** Names of the parts of town. */
  neighbourhoods: readonly string[];
  planned?: PlannedWays[Direction];
}

/** The way of a traveller who does not fly in this direction. */
function WayFields({ direction, texts, errors, neighbourhoods, planned }: DirectionProps) {
  const slot = WAY_SLOTS[direction];
  const words = WAY_WORDS[direction];
  const field = (name: string) => ({
    name: slot + name,
    defaultValue: texts[slot + name],
    errors: errors[slot + name],
  });
  return (
    <div className="stack">
      <SelectField
        label={wordsOf(direction, planned?.place).by}
        {...field("By")}
        options={[
          { value: "", label: "Choose" },
          { value: "train", label: "By train" },
          { value: "coach", label: "By coach" },
          { value: "ferry", label: "By ferry" },
          { value: "ship", label: "By cruise ship" },
          { value: "car", label: "By car" },
          ...(planned ? [] : [{ value: "here", label: words.here }]),
        ]}
      />
      <Field
        label="Number or name of the train, line or ship"
        hint="Optional, such as Frecciarossa 9512"
        {...field("Name")}
        autoComplete="off"
      />
      <div className="fields">
        <Field label={words.date} {...field("Date")} type="date" />
        <Field label={words.time} {...field("Time")} type="time" />
      </div>
      {planned && (
        <div className="fields">
          <Field label={words.far(planned.place)} hint="By the clock there" {...field("FarTime")} type="time" />
          <Field
            label={words.farStop(planned.place)}
            hint="Optional; not for a car"
            {...field("FarPlace")}
            autoComplete="off"
          />
        </div>
      )}
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
  );
}

/** Whether one of the fields whose names begin like this holds something. */
function hasAny(values: FormTexts | FieldsProps["errors"], starts: readonly string[]): boolean {
  return Object.entries(values).some(([name, value]) => value && starts.some((start) => name.startsWith(start)));
}

/** The flight of a direction, and more for who changes planes. */
function Flights({ direction, texts, errors, planned }: DirectionProps) {
  const [first, ...others] = SLOTS[direction];
  return (
    <>
      <FlightSlot slot={first} texts={texts} errors={errors} />
      <details className="more" open={hasAny(texts, others) || hasAny(errors, others)}>
        <summary>{wordsOf(direction, planned?.place).change}</summary>
        <div className="stack">
          {others.map((slot, index) => (
            <fieldset key={slot} className="fieldset">
              <legend>{index === 0 ? "Second flight" : "Third flight"}</legend>
              <FlightSlot slot={slot} texts={texts} errors={errors} />
            </fieldset>
          ))}
        </div>
      </details>
    </>
  );
}

/** One direction: by plane, or in another way; between two places of a longer trip what is planned comes first. */
function DirectionFields(props: DirectionProps) {
  const { direction, texts, errors, planned } = props;
  const words = wordsOf(direction, planned?.place);
  const slot = WAY_SLOTS[direction];
  const isFlown = SLOTS[direction].some((one) => texts[`${one}Number`] || texts[`${one}Departs`]);
  return (
    <fieldset className="fieldset" id={direction}>
      <legend className="step-1">{words.legend}</legend>
      {planned && <p>Planned: {planned.line}. Leave it like this unless you have booked something else.</p>}
      {planned && !planned.isFlown ? (
        <>
          <WayFields {...props} />
          <details className="more" open={isFlown || hasAny(errors, SLOTS[direction])}>
            <summary>{direction === "out" ? `I fly from ${planned.place}` : `I fly on to ${planned.place}`}</summary>
            <div className="stack">
              <Flights {...props} />
            </div>
          </details>
        </>
      ) : (
        <>
          <Flights {...props} />
          <details className="more" open={Boolean(texts[`${slot}By`]) || hasAny(errors, [slot])}>
            <summary>{words.summary}</summary>
            <WayFields {...props} />
          </details>
        </>
      )}
    </fieldset>
  );
}

/**
 * The flights of a trip as they stand on a ticket, one a direction, and more for travellers who change planes; and
 * other ways for those who don't fly there or home, or who go from one place of a longer trip to the next.
 */
export function FlightFields({
  texts,
  errors,
  currencies,
  neighbourhoods,
  planned,
}: FieldsProps & {
  currencies: Currencies;
  /** Names of the parts of town. */
  neighbourhoods: readonly string[];
  /** The ways to and from the places beside it. */
  planned?: PlannedWays;
}) {
  return (
    <>
      <datalist id="own-airports" />
      {(Object.keys(SLOTS) as Direction[]).map((direction) => (
        <DirectionFields
          key={direction}
          {...{ direction, texts, errors, neighbourhoods }}
          planned={planned?.[direction]}
        />
      ))}
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
