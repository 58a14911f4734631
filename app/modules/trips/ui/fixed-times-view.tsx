import { Chips } from "#app/components/forms/chips";
import { CheckboxField } from "#app/components/forms/checkbox-field";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { MOST_BUSY_NAME } from "#app/modules/itinerary/day/busy-hours";
import { MOST_OWN_NAME } from "#app/modules/itinerary/day/own-place-limits";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { WEEKDAY_CHOICES } from "../days/busy-words";
import type { AppointmentSent } from "../days/fixed-times-form";
import type { FixedTimes } from "../shown/fixed-times";
import { TripBasis } from "./trip-basis";

/** A form of the page that was refused. */
export interface TimesProblem extends FormProblem {
  intent: string;
}

interface FixedTimesProps {
  tripId: string;
  times: FixedTimes;
  basis: { revision: number; formKey: string };
  /** The appointment whose form is open. */
  changing: { id: string; values: AppointmentSent } | null;
  problem?: TimesProblem;
}

const WEEKDAYS = ["1", "2", "3", "4", "5"];

/** The entries of the list, each with the buttons that change it. */
function Appointments({ times, basis, tripId }: Pick<FixedTimesProps, "times" | "basis" | "tripId">) {
  if (times.appointments.length === 0) return null;
  return (
    <ul className="stack">
      {times.appointments.map(({ id, name, when, where, goes, isRough, isOutside }) => (
        <li key={id} className="stack">
          <p>
            <b>{name}</b>, <span className="num">{when}</span>
            {goes && `. Only for ${goes}`}
            {isOutside && <strong>. Not on the dates of this trip</strong>}
          </p>
          <p className="meta">
            {isRough ? `${where}. We don't know the exact spot, so ways there are a guess.` : where}
          </p>
          <form method="post" className="row">
            <TripBasis {...basis} />
            <input type="hidden" name="appointmentId" value={id} />
            <a className="target" href={`/trips/${tripId}/times?change=${id}#appointment`}>
              Change<span className="visually-hidden">{` ${name}`}</span>
            </a>
            <button type="submit" className="button" name="intent" value="remove-appointment">
              Remove<span className="visually-hidden">{` ${name}`}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

type Values = Partial<Record<keyof AppointmentSent, string | string[]>>;

/** Those who go to an appointment: by name where the trip knows names, and so many beside them. */
function GoingFields({ times, problem, values }: Pick<FixedTimesProps, "times" | "problem"> & { values?: Values }) {
  const { people, adults, children } = times.travellers;
  // A traveller on their own is everybody.
  if (adults + children < 2) return null;
  const errors = problem?.fields ?? {};
  const chosen = problem ? sentList(problem, "goingPeople") : [values?.goingPeople ?? []].flat();
  const typed = (name: "goingAdults" | "goingChildren"): string =>
    sentText(problem, name) ?? [values?.[name] ?? ""].flat().join("");
  return (
    <fieldset className="fieldset stack">
      <legend>Who goes?</legend>
      <p className="hint">Leave this empty if all of you go. We&rsquo;ll say when the others are free.</p>
      {people.length > 0 && (
        <ChoiceGroup id="goingPeople" legend="By name" errors={errors.goingPeople}>
          <Chips
            name="goingPeople"
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen}
          />
        </ChoiceGroup>
      )}
      <div className="fields">
        {adults > people.length && (
          <Field
            label={people.length > 0 ? "Other adults" : "Adults"}
            name="goingAdults"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed("goingAdults")}
            errors={errors.goingAdults}
          />
        )}
        {children > 0 && (
          <Field
            label="Children"
            name="goingChildren"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed("goingChildren")}
            errors={errors.goingChildren}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The form of an appointment, new or changed. */
function AppointmentForm({ times, basis, changing, problem }: Omit<FixedTimesProps, "tripId">) {
  const values = changing?.values;
  const errors = problem?.fields ?? {};
  const typed = (name: Exclude<keyof AppointmentSent, "goingPeople">): string | undefined =>
    sentText(problem, name) ?? values?.[name];
  return (
    <form method="post" className="panel stack" id="appointment" aria-labelledby="appointment-heading">
      <TripBasis {...basis} />
      {changing && <input type="hidden" name="appointmentId" value={changing.id} />}
      <h2 className="step-1" id="appointment-heading">
        {changing ? `Change ${changing.values.name}` : "Add an appointment"}
      </h2>
      <FormErrors message={problem?.message} fields={listProblems(errors)} />
      <Field
        label="What is it?"
        name="name"
        hint="A wedding, a table you booked, a match, a visit to your aunt."
        maxLength={MOST_OWN_NAME}
        autoComplete="off"
        defaultValue={typed("name")}
        errors={errors.name}
      />
      <SelectField
        label="Day"
        name="on"
        defaultValue={typed("on") ?? ""}
        errors={errors.on}
        options={[{ value: "", label: "Choose a day" }, ...times.days]}
      />
      <div className="fields">
        <Field label="From" name="from" type="time" defaultValue={typed("from")} errors={errors.from} />
        <Field label="Until" name="until" type="time" defaultValue={typed("until")} errors={errors.until} />
      </div>
      <Field
        label="Map link or address"
        name="where"
        hint="A link copied from Google Maps, Apple Maps or OpenStreetMap, two numbers such as 38.7139, -9.1335, or the address."
        autoComplete="off"
        defaultValue={typed("where")}
        errors={errors.where}
      />
      <SelectField
        label="Part of town"
        name="district"
        hint="Helps where you have no map link."
        defaultValue={typed("district") ?? ""}
        errors={errors.district}
        options={[
          { value: "", label: `As the map link says, or the middle of ${times.destination}` },
          ...times.districts.map((name) => ({ value: name, label: name })),
        ]}
      />
      <GoingFields times={times} problem={problem} values={values} />
      <CheckboxField label="We eat there" name="table" defaultChecked={Boolean(typed("table"))} />
      <p className="row">
        <button type="submit" className="button" name="intent" value="keep-appointment">
          {changing ? "Save the appointment" : "Add the appointment"}
        </button>
      </p>
    </form>
  );
}

/** Hours that are on the list, each with its button. */
function BusyList({ times, basis }: Pick<FixedTimesProps, "times" | "basis">) {
  if (times.busy.length === 0) return null;
  return (
    <ul className="stack">
      {times.busy.map((text) => (
        <li key={text}>
          <form method="post" className="row">
            <TripBasis {...basis} />
            <input type="hidden" name="hours" value={text} />
            <span className="num">{text}</span>
            <button type="submit" className="button" name="intent" value="remove-hours">
              Remove<span className="visually-hidden">{` ${text}`}</span>
            </button>
            {times.isOfLonger && (
              <button type="submit" className="button" name="intent" value="remove-hours-everywhere">
                Remove at all places<span className="visually-hidden">{` ${text}`}</span>
              </button>
            )}
          </form>
        </li>
      ))}
    </ul>
  );
}

/** The form of hours that are not free. */
function BusyForm({ times, basis, problem }: Pick<FixedTimesProps, "times" | "basis" | "problem">) {
  const errors = problem?.fields ?? {};
  const chosen = problem ? sentList(problem, "weekdays") : WEEKDAYS;
  return (
    <form method="post" className="panel stack" id="hours" aria-labelledby="hours-heading">
      <TripBasis {...basis} />
      <h2 className="step-1" id="hours-heading">
        Add hours that aren&rsquo;t free
      </h2>
      <FormErrors message={problem?.message} fields={listProblems(errors)} />
      <SelectField
        label="What for?"
        name="kind"
        defaultValue={sentText(problem, "kind") ?? "work"}
        errors={errors.kind}
        options={[
          { value: "work", label: "Work" },
          { value: "nap", label: "A nap" },
          { value: "other", label: "Something else where you stay" },
        ]}
      />
      <Field
        label="Name, if you like"
        name="busyName"
        hint="As your days call it."
        maxLength={MOST_BUSY_NAME}
        autoComplete="off"
        defaultValue={sentText(problem, "busyName")}
        errors={errors.busyName}
      />
      <div className="fields">
        <Field
          label="From"
          name="busyFrom"
          type="time"
          defaultValue={sentText(problem, "busyFrom")}
          errors={errors.busyFrom}
        />
        <Field
          label="Until"
          name="busyUntil"
          type="time"
          defaultValue={sentText(problem, "busyUntil")}
          errors={errors.busyUntil}
        />
      </div>
      <ChoiceGroup id="weekdays" legend="On these days" errors={errors.weekdays}>
        <Chips name="weekdays" options={WEEKDAY_CHOICES} chosen={chosen} />
      </ChoiceGroup>
      {times.isOfLonger && (
        <CheckboxField
          label="At all places of this trip"
          name="everywhere"
          defaultChecked={problem ? Boolean(sentText(problem, "everywhere")) : true}
        />
      )}
      <p className="row">
        <button type="submit" className="button" name="intent" value="add-hours">
          Add these hours
        </button>
      </p>
    </form>
  );
}

/** The appointments of a trip and its hours that are not free: what its days are planned around. */
export function FixedTimesView({ tripId, times, basis, changing, problem }: FixedTimesProps) {
  const of = (intent: string): TimesProblem | undefined => (problem?.intent === intent ? problem : undefined);
  const removal = of("remove-appointment") ?? of("remove-hours") ?? of("remove-hours-everywhere");
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p>
          <a className="target" href={`/trips/${tripId}`}>
            Back to the trip
          </a>
        </p>
        <h1 className="step-3">Fixed times</h1>
        <p>
          {times.hasDays
            ? "Your days are planned around what you add here. New hours of work or rest plan all days again; locked stops stay put."
            : "Your days will be planned around what you add here."}
        </p>
      </header>
      <FormErrors message={removal?.message} />
      <section className="stack" aria-label="On your list">
        {times.appointments.length + times.busy.length === 0 && <p className="meta">Nothing is fixed yet.</p>}
        <Appointments times={times} basis={basis} tripId={tripId} />
        <BusyList times={times} basis={basis} />
      </section>
      <AppointmentForm times={times} basis={basis} changing={changing} problem={of("keep-appointment")} />
      <BusyForm times={times} basis={basis} problem={of("add-hours")} />
    </div>
  );
}
