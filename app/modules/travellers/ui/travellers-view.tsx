import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { TravellersPage } from "../party-view";
import { fieldOf, textsTyped } from "../traveller-fields";
import { PersonFields } from "./person-fields";
import { WrongName } from "./wrong-name";

/** Seats whose travellers entered their own details by their own link. */
function ToldSeats({ told }: Pick<TravellersPage, "told">) {
  return told.map((one) => (
    <form key={one.id} method="post" className="panel stack">
      <p>
        <b>{one.name}</b>
        <br />
        {`${one.who} ${one.filledBy} filled this in.`}
      </p>
      {one.problem && <p className="alert-box">{`${one.problem}. Ask ${one.filledBy} to put it right.`}</p>}
      <p>
        <button type="submit" className="button" name="empty" value={one.id}>
          {`Fill in ${one.name} yourself`}
        </button>
      </p>
    </form>
  ));
}

function Links({ links }: Pick<TravellersPage, "links">) {
  return (
    <div className="alert-box info stack">
      <p>People who come along can fill in their own details. You'll see that they've done it, and little else.</p>
      <ul>
        {links.map(({ name, link }) => (
          <li key={link}>
            <a className="target" href={link} data-copy={link} data-copied={`${name}’s link is copied`}>
              {`Link for ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The names under which an airline holds seats, the reason why they stay, and the way to change them all the same. */
function KeptNames({ kept, hold }: { kept: NonNullable<TravellersPage["kept"]>; hold: KeptBy }) {
  return (
    <>
      <div className="alert-box info stack">
        <p>
          {hold.until
            ? `The airline is holding your seats under these names until ${hold.until}, so they can't be changed now.`
            : "We're asking the airline to keep your seats under these names, so they can't be changed now."}
        </p>
        <p>
          <WrongName />
          {hold.until && (
            <>
              {" To travel with other people, "}
              <a href={hold.path}>let the hold go</a>
              {" first; its fee isn't refunded."}
            </>
          )}
        </p>
      </div>
      <ul>
        {kept.map(({ id, who, details }) => (
          <li key={id}>
            <b>{who}</b>
            {details && `, ${details}`}
          </li>
        ))}
      </ul>
      <p className="row actions">
        <a className="button primary" href="/planner/booking">
          Back to the checkout
        </a>
      </p>
    </>
  );
}

/** The hold under which names are fixed. @property until in words; null while the airline is being asked */
export interface KeptBy {
  until: string | null;
  path: string;
}

/** The outcomes that can be tried in the sandbox, like test cards. */
function Plays({ plays }: { plays: NonNullable<TravellersPage["plays"]> }) {
  return (
    <details className="more">
      <summary>Sandbox: see what can go wrong</summary>
      <p>
        The family name of the first traveller decides what the sandbox does. With any other name the booking works.
      </p>
      <ul>
        {plays.map(({ name, what }) => (
          <li key={name}>
            <b>{name}</b>
            {`: ${what}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The travellers: a fieldset each, in one form. */
export function TravellersView({ page, hold, problem }: { page: TravellersPage; hold: KeptBy; problem?: FormProblem }) {
  const { seats, contact } = page;
  const choices = [{ value: "", label: "Nobody" }, ...page.saved.map(({ id, name }) => ({ value: id, label: name }))];
  const stored: FormProblem["fields"] = Object.fromEntries(seats.flatMap(({ errors }) => Object.entries(errors)));
  const errors = problem?.fields ?? stored;
  const listed = listProblems(errors);
  if (page.kept)
    return (
      <div className="stack narrow">
        <h1 className="step-3">Who&apos;s travelling?</h1>
        <FormErrors message={problem?.message} />
        <KeptNames kept={page.kept} hold={hold} />
      </div>
    );
  return (
    <div className="stack narrow">
      <h1 className="step-3">Who&apos;s travelling?</h1>
      <p>
        {`The airline and the hotel in ${page.place} need these details for the booking. We keep them encrypted, pass them on when you book, and delete them a few days after the trip. `}
        <a href="/legal/privacy">How we keep them</a>
      </p>
      <FormErrors message={problem?.message} fields={listed} />
      <ToldSeats told={page.told} />
      {page.plays && <Plays plays={page.plays} />}
      {page.links.length > 0 && seats.length > 1 && <Links links={page.links} />}
      <form method="post" className="stack" noValidate>
        {seats.map((seat) => (
          <PersonFields
            key={seat.id}
            person={seat.id}
            legend={seat.name}
            texts={problem ? textsTyped(problem, seat.id) : seat.texts}
            errors={errors}
            asked={page.asked}
            passportEnds={seat.passportEnds}
            onTicket={seat.onTicket}
            countries={page.countries}
            isSelf={seat.id === "adult-1"}
          >
            {page.saved.length > 0 && (
              <SelectField
                label="Saved traveller"
                hint="Fills in what you leave empty below"
                name={fieldOf(seat.id, "saved")}
                options={choices}
                defaultValue={sentText(problem, fieldOf(seat.id, "saved"))}
              />
            )}
            {page.maySave && (
              <label className="choice">
                <input
                  type="checkbox"
                  name={fieldOf(seat.id, "remember")}
                  value="yes"
                  defaultChecked={sentText(problem, fieldOf(seat.id, "remember")) === "yes"}
                />
                Save for later trips
              </label>
            )}
          </PersonFields>
        ))}
        <fieldset className="fieldset stack">
          <legend className="step-1">How to reach you</legend>
          <p className="hint">The airline writes or calls here if a flight changes.</p>
          <div className="fields wide">
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={problem ? sentText(problem, "email") : contact.email}
              errors={errors.email}
            />
            <Field
              label="Mobile number"
              hint="With the country code, such as +44 7700 900123"
              name="phone"
              type="tel"
              autoComplete="tel"
              defaultValue={problem ? sentText(problem, "phone") : contact.phone}
              errors={errors.phone}
            />
          </div>
        </fieldset>
        <p className="row actions">
          <button type="submit" className="button primary" name="intent" value="keep" data-busy="Saving…">
            Save and continue
          </button>
          <a className="button" href="/planner/booking">
            Back to the checkout
          </a>
        </p>
      </form>
    </div>
  );
}
