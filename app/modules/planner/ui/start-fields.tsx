import { Field } from "#app/components/forms/field";
import { StepperField } from "#app/components/forms/stepper-field";
import { SelectField } from "#app/components/forms/select-field";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { TRIP_LIMITS } from "#app/config/product";
import { AGE_FIELDS } from "../child-ages";
import { LONGEST_APPOINTMENTS, LONGEST_HOURS } from "../start-form";
import type { StartValues } from "../start-form";

interface StartFieldsProps<Name extends keyof StartValues = keyof StartValues> {
  values: Pick<StartValues, Name>;
  errors?: Partial<Record<string, string[]>>;
  /** Whether the form is sent for good: open fields must then be filled in. */
  required?: boolean;
}

const PACES = [
  { value: "relaxed", label: "Relaxed: two or three things a day" },
  { value: "moderate", label: "Moderate: full days with breaks" },
  { value: "packed", label: "Packed: see as much as fits" },
];
const TIERS = [
  { value: "budget-friendly", label: "Keep it cheap" },
  { value: "moderate", label: "Comfortable" },
  { value: "luxury", label: "The best there is" },
];

/** The departure; suggestions come into the list while the traveller types. */
export function FromField({ values, errors = {}, required }: StartFieldsProps<"departureCity">) {
  return (
    <Field
      label="Departure city or airport"
      name="departureCity"
      defaultValue={values.departureCity}
      errors={errors.departureCity}
      list="airports"
      data-suggest="/api/airports"
      autoComplete="off"
      required={required}
      placeholder="London"
      enterKeyHint="next"
    />
  );
}

/** The days of leaving and coming back, within the limits of a trip. */
export function WhenFields({
  values,
  errors = {},
  required,
  earliest,
  latest,
}: StartFieldsProps<"startDate" | "endDate"> & { earliest: string; latest: string }) {
  return (
    <>
      <Field
        label="Leave on"
        name="startDate"
        type="date"
        min={earliest}
        max={latest}
        defaultValue={values.startDate}
        errors={errors.startDate}
        required={required}
      />
      <Field
        label="Return"
        name="endDate"
        type="date"
        min={earliest}
        defaultValue={values.endDate}
        errors={errors.endDate}
        required={required}
      />
    </>
  );
}

/** The party. */
export function WhoFields({
  values,
  errors = {},
  required,
  oldestChild = 11,
  onChildren,
}: StartFieldsProps<"adults" | "children"> & {
  /** The greatest age of a child, in years. */
  oldestChild?: number;
  onChildren?: (children: string) => void;
}) {
  return (
    <>
      <StepperField
        label="Adults"
        one="adult"
        name="adults"
        min={1}
        max={9}
        defaultValue={values.adults}
        errors={errors.adults}
        required={required}
      />
      <StepperField
        label="Children"
        one="child"
        hint={`Up to ${oldestChild} years`}
        name="childCount"
        min={0}
        max={8}
        defaultValue={values.children}
        onChange={onChildren && ((event) => onChildren(event.target.value))}
        errors={errors.childCount}
        required={required}
      />
    </>
  );
}

const AGES = [
  { value: "", label: "Choose" },
  ...Array.from({ length: TRIP_LIMITS.maxChildAge + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? "Under 1" : String(age),
  })),
];

/** The age of each of so many children. */
function AgeSelects({ many, ages, errors = {}, required }: AgeSelectsProps) {
  return (
    <div className="fields three">
      {AGE_FIELDS.slice(0, many).map((name, index) => (
        <SelectField
          key={name}
          label={many > 1 ? `Child ${index + 1}, years` : "Years"}
          name={name}
          options={AGES}
          defaultValue={ages[index] ?? ""}
          errors={errors[name]}
          required={required}
        />
      ))}
    </div>
  );
}

interface AgeSelectsProps {
  many: number;
  ages: readonly string[];
  errors?: StartFieldsProps["errors"];
  required?: boolean;
}

/**
 * The ages of the children, one list each: days are planned, and seats are sold, by them. A page without scripts has
 * lists for as many children as there may be, until it has been sent with some.
 */
export function AgeFields({ values, errors, required }: StartFieldsProps<"children" | "ages">) {
  const many = Math.min(AGE_FIELDS.length, Math.max(0, Number(values.children) || 0));
  const hint = `${many === 1 ? "The age" : "Their ages"} on the day you come back. We plan the days to suit them${required ? ", and airlines price their seats by age" : ""}.`;
  if (many === 0)
    return (
      <noscript>
        <details className="more">
          <summary>Ages of children, if any come along</summary>
          <div className="stack">
            <p className="hint">{hint} Leave the rest as they are.</p>
            <AgeSelects many={AGE_FIELDS.length} ages={values.ages} />
          </div>
        </details>
      </noscript>
    );
  return (
    <fieldset className="fieldset">
      <legend>{many > 1 ? "Ages of the children" : "Age of the child"}</legend>
      <p className="hint">{hint}</p>
      <AgeSelects many={many} ages={values.ages} errors={errors} required={required} />
    </fieldset>
  );
}

/** The budget of each traveller. */
export function BudgetField({ values, errors = {}, required }: StartFieldsProps) {
  return (
    <Field
      label="Budget per traveller"
      hint="In US dollars, for the whole trip"
      name="budgetTotal"
      inputMode="decimal"
      defaultValue={values.budgetTotal}
      errors={errors.budgetTotal}
      required={required}
      placeholder="2,000"
    />
  );
}

/** What stands at a fixed time, one a line. */
export function AppointmentsField({ value, errors }: { value: string; errors?: string[] }) {
  return (
    <TextAreaField
      label="Anything at a fixed time"
      name="appointments"
      hint="One a line, with its day and hour: “wedding at Villa Aurelia, Saturday 15:00 to 23:00”. Add “for 1 adult” if only some of you go. Your days go around it."
      rows={Math.max(2, value.split("\n").length)}
      maxLength={LONGEST_APPOINTMENTS}
      defaultValue={value}
      errors={errors}
    />
  );
}

/** Hours in which one works or rests, in words. */
export function HoursField({ value, errors }: { value: string; errors?: string[] }) {
  return (
    <Field
      label="Hours you work, or a child naps"
      name="hours"
      hint="Such as “work 9:00 to 17:00 on weekdays; nap 13:00 to 15:00”. Your days leave them out."
      maxLength={LONGEST_HOURS}
      autoComplete="off"
      defaultValue={value}
      errors={errors}
    />
  );
}

/** The pace and the budget tier. */
export function PaceFields({ values, errors = {} }: StartFieldsProps) {
  return (
    <>
      <SelectField
        label="Pace"
        name="pace"
        options={PACES}
        defaultValue={values.pace || "moderate"}
        errors={errors.pace}
      />
      <SelectField
        label="Comfort"
        name="budgetTier"
        options={TIERS}
        defaultValue={values.budgetTier || "moderate"}
        errors={errors.budgetTier}
      />
    </>
  );
}
