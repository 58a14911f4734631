import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Chips } from "#app/components/forms/chips";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { Icon } from "#app/components/ui/icon";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { TRIP_LIMITS } from "#app/config/product";
import type { WayWish } from "#app/modules/catalogue/ways/way";
import { TasteGroup } from "#app/modules/catalogue/ui/taste-group";
import { RouteMap } from "#app/modules/maps/ui/route-map";
import type { StartValues } from "#app/modules/planner/start-form";
import {
  AgeFields,
  BudgetField,
  FromField,
  AppointmentsField,
  HoursField,
  PaceFields,
  WhoFields,
} from "#app/modules/planner/ui/start-fields";
import { TripNeedsFold } from "#app/modules/planner/ui/trip-needs";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatShortDate } from "#app/shared/format";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { FEWEST_PLACES, MOST_NIGHTS, MOST_PLACES, ROUTE_PATH } from "../route-form";
import type { RoutePage } from "../route-page";
import { press } from "./press";
import { EntryList } from "./entry-list";
import { KnownRoutes, OtherPlaces, SuggestPlaces } from "./route-area";

type Stay = RoutePage["stays"][number];
type Errors = FormProblem["fields"];

const NIGHTS = Array.from({ length: MOST_NIGHTS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "1 night" : `${index + 1} nights`,
}));

/** Stands for the way on from the last place, so that the fields of all places count alike. */
function NoOnward() {
  return (
    <>
      <input type="hidden" name="by" value="" />
      <input type="hidden" name="stop" value="" />
    </>
  );
}

/** The way on to the next place, the others to choose from, and the stop of a drive. */
function Onward({ onward, from }: { onward: NonNullable<Stay["onward"]>; from: string }) {
  const { line, note, dollars, isEstimate, to, choices, chosen, stops, stop, long } = onward;
  return (
    <div className="place-way stack">
      <p className="num">
        {line}. About ${dollars} each{isEstimate ? ", by our estimate" : ""}. {note}
      </p>
      {long && (
        <p>
          {long.line}{" "}
          {long.add && (
            <a className="target" href={long.add.href}>
              {long.add.label}
            </a>
          )}
        </p>
      )}
      <div className="fields">
        {choices.length > 1 ? (
          <SelectField label={`On to ${to} by`} id={`by-${from}`} name="by" options={choices} defaultValue={chosen} />
        ) : (
          <input type="hidden" name="by" value="" />
        )}
        {stops.length > 0 ? (
          <SelectField label="Stop on the way" id={`stop-${from}`} name="stop" options={stops} defaultValue={stop} />
        ) : (
          <input type="hidden" name="stop" value="" />
        )}
      </div>
    </div>
  );
}

/** One place: its nights, why so many, and where it stands among the others. */
function StayEntry({ stay, at, count }: { stay: Stay; at: number; count: number }) {
  const { slug, name, country, nights, why, dates, picture, onward } = stay;
  return (
    <li>
      <div className="place-row">
        <Poster {...picture} alt="" isFirst={at === 0} />
        <div>
          <h2 className="step-1">{name}</h2>
          <p className="meta num">
            <Pieces of={[country, dates ?? undefined]} />
          </p>
        </div>
        <input type="hidden" name="place" value={slug} />
        <SelectField
          label={<span className="visually-hidden">Nights in {name}</span>}
          id={`nights-${slug}`}
          name="nights"
          options={NIGHTS}
          defaultValue={String(nights)}
        />
        <p className="why">{why}</p>
        <p className="row moves">
          {at > 0 && (
            <button {...press} className="button" value={`up-${at}`}>
              Earlier<span className="visually-hidden">: {name}</span>
            </button>
          )}
          {at < count - 1 && (
            <button {...press} className="button" value={`down-${at}`}>
              Later<span className="visually-hidden">: {name}</span>
            </button>
          )}
          <button {...press} className="button" value={`drop-${at}`}>
            Leave out<span className="visually-hidden">: {name}</span>
          </button>
        </p>
      </div>
      {onward ? <Onward onward={onward} from={slug} /> : <NoOnward />}
    </li>
  );
}

const WAY_WISHES: Readonly<Record<WayWish | "", string>> = {
  "": "Whatever is usual",
  train: "Train where there is one",
  car: "Hired car where one can drive",
  ground: "Anything but a plane",
};

/** How the traveller likes to go on from place to place; each way may still be chosen by itself. */
function GoByField({ goBy }: Pick<RoutePage, "goBy">) {
  const options = Object.entries(WAY_WISHES).map(([value, label]) => ({ value, label }));
  return <SelectField label="From place to place by" name="goBy" options={options} defaultValue={goBy} />;
}

/** Other ways to take the trip, each with what it saves and what it costs. */
function OtherWays({ choices }: Pick<RoutePage, "choices">) {
  if (choices.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="other-ways">
      <h2 className="step-1" id="other-ways">
        Other ways to do it
      </h2>
      <ul className="stack" role="list">
        {choices.map(({ label, why, href }) => (
          <li key={href}>
            <a className="target" href={href}>
              {label}
            </a>
            <p className="meta">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddPlace({ refused, isFull }: { refused: RoutePage["refused"]; isFull: boolean }) {
  if (isFull) return <p className="meta">That&apos;s {MOST_PLACES} places, as many as fit in one trip.</p>;
  return (
    <div className="stack add-place">
      <div className="row">
        <Field
          label="Add a place"
          name="add"
          list="places"
          autoComplete="off"
          defaultValue={refused?.value}
          errors={refused ? [refused.message] : undefined}
        />
        <button {...press} className="button" value="add">
          <Icon name="plus" />
          Add
        </button>
      </div>
      {refused && refused.choices.length > 0 && (
        <fieldset className="fieldset">
          <legend>Add one of these instead?</legend>
          <div className="choices">
            <Chips name="addChoice" options={refused.choices} most="one" />
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** What a form carries that is not to be seen: the whole that it changes, and the part of the world that was asked for. */
function Carried({ page: { of, stamp, area, draw, formKey } }: { page: RoutePage }) {
  return (
    <>
      <TripBasis revision={0} formKey={formKey} />
      {of && <input type="hidden" name="of" value={of} />}
      {stamp && <input type="hidden" name="stamp" value={stamp} />}
      {area && <input type="hidden" name="area" value={area.name} />}
      {draw !== null && <input type="hidden" name="draw" value={draw} />}
    </>
  );
}

/** The places in order with the ways between them, and what was chosen for whom. */
function Stays({ page }: { page: RoutePage }) {
  const { stays, area } = page;
  return (
    <>
      <ol className="place-rows" role="list">
        {stays.map((stay, at) => (
          <StayEntry key={stay.slug} stay={stay} at={at} count={stays.length} />
        ))}
      </ol>
      {area && <OtherPlaces area={area} count={stays.length} />}
    </>
  );
}

/** The button that goes on: with all places, or with the one that there is. */
function GoOn({ page: { of, stays, canPlan, mayPlan } }: { page: RoutePage }) {
  const [only] = stays;
  const isOne = stays.length === 1 && !of && only !== undefined;
  return (
    <p className="row actions">
      {isOne ? (
        <button
          type="submit"
          className="button primary"
          formMethod="get"
          formAction="/planner/start"
          formNoValidate
          name="destination"
          value={only.slug}
        >
          Plan {only.name}
        </button>
      ) : (
        <button type="submit" className="button primary" data-busy="Planning…" disabled={!canPlan || (!mayPlan && !of)}>
          {of ? "Save these places" : "Plan these places"}
        </button>
      )}
    </p>
  );
}

/** From where, when, with whom and for how much: what the first step asks of any trip. */
function TripFields({ page, values, errors }: { page: RoutePage; values: StartValues; errors: Errors }) {
  return (
    <section className="stack" aria-labelledby="trip-facts">
      <h2 className="step-1" id="trip-facts">
        When and who
      </h2>
      <div className="fields">
        <FromField values={values} errors={errors} required />
        <Field
          label="Leave on"
          name="startDate"
          type="date"
          min={page.earliest}
          max={page.latest}
          defaultValue={values.startDate}
          errors={errors.startDate}
          hint={page.endDate ? `Back on ${formatShortDate(page.endDate)}` : undefined}
          required
        />
      </div>
      <datalist id="airports" />
      <div className="fields three">
        <WhoFields values={values} errors={errors} required oldestChild={TRIP_LIMITS.maxChildAge} />
        <BudgetField values={values} errors={errors} required />
      </div>
      <AgeFields values={values} errors={errors} />
      {/* Those of places that are planned have a page of their own. */}
      <details className="more" open={values.appointments !== "" || Boolean(errors.appointments || errors.hours)}>
        <summary>{page.of ? "Working hours (optional)" : "A wedding, a table, working hours (optional)"}</summary>
        <div className="stack">
          {!page.of && <AppointmentsField value={values.appointments} errors={errors.appointments} />}
          <HoursField value={values.hours} errors={errors.hours} />
        </div>
      </details>
      <TripNeedsFold values={values} errors={errors} />
      <details
        className="more"
        open={Boolean(errors.tripName || errors.pace || errors.budgetTier || errors.interests || errors.beenBefore)}
      >
        <summary>{page.of ? "Pace and taste (optional)" : "Pace, taste and a name (optional)"}</summary>
        <div className="stack">
          <div className="fields wide">
            <PaceFields values={values} errors={errors} />
          </div>
          <TasteGroup name="interests" chosen={values.interests} errors={errors.interests} />
          <CheckboxField
            label="We've been to these places before"
            name="beenBefore"
            value="yes"
            defaultChecked={values.beenBefore === "yes"}
            hint="We leave out what everybody sees first."
            errors={errors.beenBefore}
          />
          {!page.of && (
            <Field
              label="Name of the trip"
              name="tripName"
              defaultValue={values.name}
              errors={errors.tripName}
              maxLength={80}
              placeholder="Italy in May"
            />
          )}
        </div>
      </details>
    </section>
  );
}

/** A trip of several places before it is planned: in which order, how long in each, and how one gets from one to the next. */
export function RouteView({ page, problem, values }: { page: RoutePage; problem?: FormProblem; values: StartValues }) {
  const { stays, heading, line, of, placeNames, area, notes } = page;
  const errors = problem?.fields ?? {};
  return (
    <div className="wrap section stack narrow route-page">
      <h1 className="step-3">{heading}</h1>
      {stays.length > 0 && <p className="num">{line}.</p>}
      {area && <p>{area.note}</p>}
      {notes.map((note) => (
        <p key={note} className="alert-box info">
          {note}
        </p>
      ))}
      <FormErrors message={problem?.message} fields={listProblems(errors)} />
      {/* With its key in the address a refused form is shown as it was sent, and not sent on to an address of its own. */}
      <form
        method="post"
        action={`${ROUTE_PATH}?${new URLSearchParams({ formKey: page.formKey }).toString()}`}
        className="stack"
        noValidate={problem !== undefined}
      >
        <Carried page={page} />
        {/* Enter in a field works the dates out again, and leaves nothing out. */}
        <button {...press} className="visually-hidden" value="dates" tabIndex={-1} aria-hidden="true">
          Work out the dates
        </button>
        {of && (
          <p className="alert-box info">
            Places whose dates change lose their flights, stay and days, and you choose them again. A place you leave
            out goes with all you chose for it.
          </p>
        )}
        <Stays page={page} />
        <AddPlace refused={page.refused} isFull={stays.length >= MOST_PLACES} />
        <datalist id="places">
          {placeNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {page.map && <RouteMap map={page.map} title="Map of these places" />}
        {stays.length > 1 && <GoByField goBy={page.goBy} />}
        <p className="row">
          <button {...press} className="button" value="dates">
            Work out the dates
          </button>
          {stays.length > 2 && (
            <button {...press} className="button" value="best">
              Find the best order
            </button>
          )}
        </p>
        {(area || stays.length < FEWEST_PLACES) && !of && <SuggestPlaces page={page} />}
        {area && <KnownRoutes known={area.known} area={area.name} />}
        {page.hires.map((hire) => (
          <p key={hire} className="num">
            {hire}
          </p>
        ))}
        <EntryList entries={page.entries} />
        <OtherWays choices={page.choices} />
        <TripFields page={page} values={values} errors={errors} />
        {!page.mayPlan && !of && (
          <p className="alert-box">
            You&apos;ve used your free itinerary. <a href="/pricing">Plan the next one</a> with a trip pass or premium.
          </p>
        )}
        <GoOn page={page} />
      </form>
    </div>
  );
}
