import { Field } from "#app/components/forms/field";
import { TRIP_LIMITS } from "#app/config/product";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { TasteGroup } from "#app/modules/catalogue/ui/taste-group";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import type { StartValues } from "../start-form";
import type { UnderstoodWish, WishChip } from "../wish/wish-chips";
import { landWayOf } from "../wish/unsold";
import {
  AgeFields,
  AppointmentsField,
  BudgetField,
  FromField,
  HoursField,
  PaceFields,
  WhenFields,
  WhoFields,
} from "./start-fields";
import { TripNeeds } from "./trip-needs";
import { WishSentence } from "./wish-sentence";

export interface WishPage {
  said: string;
  readBy?: string;
  wish: UnderstoodWish;
  /** Routes through several places that the sentence leads to. */
  routes: { label: string; href: string }[];
  /** Names for the field where no place was understood. */
  placeNames: string[];
  earliest: string;
  latest: string;
  /** Sent at once, the form counts once by this key. */
  formKey: string;
  /** The button that leaves the first step. */
  leave: string;
}

const list = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });
const quoted = (words: readonly string[]): string => list.format(words.map((word) => `“${word}”`));

/** The places to choose from, the first one chosen. */
function Places({ page }: { page: WishPage }) {
  const { places, isNamed, areas } = page.wish;
  const beside = page.routes.length > 0 ? `Or one place in ${list.format(areas)}` : `Where in ${list.format(areas)}?`;
  const legend = isNamed
    ? places.length > 1
      ? "Or only one of them"
      : "Where"
    : areas.length > 0
      ? beside
      : "Places that fit";
  return (
    <fieldset className="fieldset">
      <legend>{legend}</legend>
      <div className="stack">
        {places.map((place, index) => (
          <label key={place.slug} className="wish-place">
            <input type="radio" name="destination" value={place.slug} defaultChecked={index === 0} />
            <Poster {...place.picture} alt="" isFirst />
            <span className="name">{place.name}</span>
            <span className="meta">
              <Pieces of={[place.country, `$${place.perDay} a day`, ...place.reasons]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChipFieldsProps {
  id: WishChip["id"];
  values: StartValues;
  page: WishPage;
  /** Whether the sentence left the value open, so that the form asks for it. */
  required?: boolean;
}

function ChipFields({ id, values, page, required }: ChipFieldsProps) {
  switch (id) {
    case "when":
      return (
        <div className="fields">
          <WhenFields values={values} required={required} earliest={page.earliest} latest={page.latest} />
        </div>
      );
    case "who":
      return (
        <div className="fields">
          <WhoFields values={values} oldestChild={TRIP_LIMITS.maxChildAge} />
          <AgeFields values={values} />
        </div>
      );
    case "budget":
      return <BudgetField values={values} required={required} />;
    case "from":
      return <FromField values={values} required={required} />;
    case "likes":
      return <TasteGroup name="interests" chosen={values.interests} />;
    case "pace":
      return (
        <div className="fields">
          <PaceFields values={values} />
        </div>
      );
    case "needs":
      return <TripNeeds values={values} />;
  }
}

/** A sentence as it was understood, each part open to change, and one button that goes on with it. */
export function WishView({ page }: { page: WishPage }) {
  const { wish, said } = page;
  const { places, chips, givenUp, isNewNeed } = wish;
  const asked = chips.filter(({ id }) => isAsked(id, wish.values));
  const told = chips.filter((chip) => !asked.includes(chip));
  return (
    <div className="wrap section stack narrow wish-page">
      <h1>Did we get this right?</h1>
      <WishSentence said={said} isMain={false} button="Update" readBy={page.readBy} />
      <Heard heard={wish.heard} />
      <Misread wish={wish} whenNote={asked.find(({ id }) => id === "when")?.note} isLonger={page.routes.length > 0} />
      {page.routes.length > 0 && (
        <p className="row">
          {page.routes.map(({ label, href }, index) => (
            <a key={href} className={index === 0 ? "button primary" : "button"} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {givenUp.length > 0 && <p className="meta">No place has everything. We left out: {list.format(givenUp)}.</p>}
      {/* All fields of the first step are here, so it is sent at once; a mistake leads to that step. */}
      <form method="post" action="/planner/start" className="stack">
        <TripBasis revision={0} formKey={page.formKey} />
        {wish.ways.length > 0 && <input type="hidden" name="comesBy" value={landWayOf(wish.ways) ?? "other"} />}
        {wish.appointments && (
          <>
            <AppointmentsField value={wish.appointments.text} />
            {wish.appointments.notes.map((note) => (
              <p key={note} className="meta">
                {note}
              </p>
            ))}
          </>
        )}
        {wish.hours && (
          <>
            <HoursField value={wish.hours.text} />
            {wish.hours.guess && <p className="meta">{wish.hours.guess}</p>}
          </>
        )}
        {wish.values.beenBefore !== "" && <input type="hidden" name="beenBefore" value={wish.values.beenBefore} />}
        {places.length > 0 ? (
          <Places page={page} />
        ) : (
          <>
            <Field
              label="Destination"
              name="destination"
              required
              list="places"
              autoComplete="off"
              placeholder="Lisbon"
              hint="Name a place, or tell us what you like, such as “warm beach in February”."
            />
            <datalist id="places">
              {page.placeNames.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        {asked.map(({ id }) => (
          <ChipFields key={id} id={id} values={wish.values} page={page} required />
        ))}
        <div className="disclosures">
          {told.map((chip) => (
            <details key={chip.id} className="disclosure">
              <summary>
                <span className="eyebrow">{chip.label}</span>
                {chip.value !== undefined && <span className="num">{chip.value}</span>}
                <span className="quiet-action">{chip.value === undefined ? "Add" : "Change"}</span>
              </summary>
              <div className="stack">
                <ChipFields id={chip.id} values={wish.values} page={page} />
              </div>
            </details>
          ))}
        </div>
        <datalist id="airports" />
        <Notes chips={chips.filter((chip) => chip.id !== "when" || told.includes(chip))} />
        {isNewNeed && (
          <p className="meta">
            If that goes for every trip, set it once in <a href="/profile/preferences">your preferences</a>.
          </p>
        )}
        <p className="row actions">
          <button type="submit" className={page.routes.length > 0 ? "button" : "button primary"} data-busy="Looking...">
            {page.leave}
          </button>
        </p>
      </form>
    </div>
  );
}

/** Whether the trip cannot begin without a value that the sentence left open. */
function isAsked(id: WishChip["id"], { startDate, endDate, budgetTotal, departureCity }: StartValues): boolean {
  return (
    (id === "when" && (startDate === "" || endDate === "")) ||
    (id === "budget" && budgetTotal === "") ||
    (id === "from" && departureCity === "")
  );
}

/** The traveller's own words behind each part of the reading, in one line, to compare with the sentence. */
function Heard({ heard }: { heard: UnderstoodWish["heard"] }) {
  if (heard.length === 0) return null;
  return (
    <p className="meta">
      <Pieces of={heard.map(({ label, words }) => `${label}: ${words.map((word) => `“${word}”`).join(", ")}`)} />
    </p>
  );
}

const WAY_NEXT = "The next step asks when you get there and when you leave; your days are planned around it.";
const WAYS_BETWEEN =
  "The next page shows how you get from place to place. From home and back we find flights; if you travel another way, say so at that step.";

/**
 * All that we read otherwise than it was written, or not at all, in the traveller's words; and why no days are proposed
 * for a time that was named.
 */
function Misread({ wish, whenNote, isLonger }: { wish: UnderstoodWish; whenNote?: string; isLonger: boolean }) {
  const { unknown, told, within, slips, unused, ways, car, bed } = wish;
  const lines = [
    ...(whenNote ? [whenNote] : []),
    ...(unknown.length > 0 ? [`We didn't use ${quoted(unknown)}.`] : []),
    ...(within.length > 0 ? [`We don't cover ${quoted(within)} on its own; you can see it from here.`] : []),
    ...(car.length > 0
      ? [
          isLonger
            ? `You said ${quoted(car)}. The next page takes one from place to place, wherever one can drive.`
            : `We can't plan around ${quoted(car)} yet.`,
        ]
      : []),
    ...(unused.length > 0 ? [`We can't plan around ${quoted(unused)} yet.`] : []),
    ...(ways.length > 0 ? [`You said ${quoted(ways)}. ${isLonger ? WAYS_BETWEEN : WAY_NEXT}`] : []),
    ...(bed.length > 0
      ? [
          `You said ${quoted(bed)}. At the hotel step, choose “I've already booked a place to stay” and say that it's with friends or your own.`,
        ]
      : []),
    ...slips.map(({ said, name }) => `We read “${said}” as ${name}.`),
  ];
  if (lines.length + told.length === 0) return null;
  return (
    <div className="alert-box">
      {told.map(({ message, instead }) => (
        <div key={message}>
          <p>{message}</p>
          {instead.length > 0 && (
            <p className="row">
              {instead.map(({ label, say }) => (
                <a key={label} className="button" href={`/planner/wish?${new URLSearchParams({ say }).toString()}`}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The values that we chose ourselves, so that the traveller sees them without opening anything. */
function Notes({ chips }: { chips: WishChip[] }) {
  const noted = chips.filter(({ note }) => note);
  if (noted.length === 0) return null;
  return (
    <ul className="meta plain-list">
      {noted.map(({ id, label, note }) => (
        <li key={id}>
          <b>{label}:</b> {note}
        </li>
      ))}
    </ul>
  );
}
