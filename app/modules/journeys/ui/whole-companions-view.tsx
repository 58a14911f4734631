import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { CopyLink } from "#app/components/ui/copy-link";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { PersonView, WholeCompanions } from "../together/whole-companions";
import { PlaceBoxes } from "./place-boxes";

/** A form of the page that was refused. */
export interface WholeCompanionsProblem extends FormProblem {
  intent: string;
}

type Page = WholeCompanions & { formKey: string };

/** Where a person is asked to, to be changed, and taking them off the trip. */
function ChangePlaces({ person, open, formKey }: { person: PersonView } & Pick<Page, "open" | "formKey">) {
  const { personId, name, at, canGrow } = person;
  const remove = (
    <button type="submit" className="button" name="intent" value="remove">
      Remove<span className="visually-hidden">{`: ${name}`}</span>
    </button>
  );
  return (
    <form method="post">
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="person" value={personId} />
      {canGrow ? (
        <details>
          <summary className="target">
            Change places<span className="visually-hidden">{`: ${name}`}</span>
          </summary>
          <div className="stack">
            <PlaceBoxes
              id={`places-${personId}`}
              legend={`Where ${name} is invited`}
              places={open}
              chosen={at.map(({ tripId }) => tripId)}
            />
            <p className="row">
              <button type="submit" className="button" name="intent" value="choose">
                Save places<span className="visually-hidden">{`: ${name}`}</span>
              </button>
              {remove}
            </p>
          </div>
        </details>
      ) : (
        <p>{remove}</p>
      )}
    </form>
  );
}

function Person({ person, open, formKey }: { person: PersonView } & Pick<Page, "open" | "formKey">) {
  const { name, lines, link, isOwner } = person;
  return (
    <li className="stack person">
      <span>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line} className="meta">
            <br />
            {line}
          </span>
        ))}
      </span>
      {link !== null && (
        <CopyLink link={link} copied={`${name}’s link is copied`}>
          Copy link<span className="visually-hidden">{` for ${name}`}</span>
        </CopyLink>
      )}
      {!isOwner && open.length > 0 && <ChangePlaces person={person} open={open} formKey={formKey} />}
    </li>
  );
}

function Invite({ page, problem }: { page: Page; problem: FormProblem | undefined }) {
  const { open, formKey } = page;
  return (
    <form method="post" className="panel stack" data-keep="invite-whole" aria-labelledby="invite-heading" id="invite">
      <input type="hidden" name="formKey" value={formKey} />
      <h2 className="step-1" id="invite-heading">
        Invite someone
      </h2>
      <FormErrors message={problem?.message} fields={listProblems(problem?.fields ?? {})} />
      <Field
        label="Name"
        name="personName"
        defaultValue={sentText(problem, "personName")}
        errors={problem?.fields.personName}
        required
        maxLength={60}
        autoComplete="off"
      />
      <Field
        label="Email, if we should send the link"
        name="email"
        type="email"
        defaultValue={sentText(problem, "email")}
        errors={problem?.fields.email}
        autoComplete="off"
      />
      <PlaceBoxes
        id="places"
        legend="Where they're invited"
        hint="They choose among these when they answer."
        places={open}
        chosen={problem ? sentList(problem, "places") : open.map(({ tripId }) => tripId)}
        errors={problem?.fields.places}
      />
      <p>
        <button type="submit" className="button primary" name="intent" value="invite" data-busy="Inviting…">
          Make a link
        </button>
      </p>
    </form>
  );
}

/** The company of a longer trip: its people with the places they come to, and the form for inviting one more. */
export function WholeCompanionsView({ page, problem }: { page: Page; problem: WholeCompanionsProblem | undefined }) {
  const { journeyId, name, people, open, formKey } = page;
  const inviteProblem = problem?.intent === "invite" ? problem : undefined;
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p>
          <a className="target" href={`/journeys/${journeyId}`}>{`Back to ${name}`}</a>
        </p>
        <h1 className="step-3">Travelling together</h1>
        <p>
          Invite people for the whole trip or for some of its places. Each gets one link, answers five questions, and
          says where they'll join.
        </p>
      </header>
      {problem && !inviteProblem && <FormErrors message={problem.message} />}
      <section className="stack" aria-labelledby="people-heading" id="people">
        <h2 className="step-2" id="people-heading">
          Who is coming
        </h2>
        {people.length === 0 ? (
          <p>Just you so far.</p>
        ) : (
          <ul className="plain ruled">
            {people.map((person) => (
              <Person key={person.personId} person={person} open={open} formKey={formKey} />
            ))}
          </ul>
        )}
      </section>
      {open.length > 0 && <Invite page={page} problem={inviteProblem} />}
    </div>
  );
}
