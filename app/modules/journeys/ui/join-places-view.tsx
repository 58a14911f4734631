import { Poster } from "#app/components/ui/poster";
import { sentAnswers } from "#app/modules/trips/party/join-answers";
import { JoinForm } from "#app/modules/trips/ui/join-form";
import { sentList } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { JoinPlacesPage } from "../together/join-places";
import { PlaceBoxes } from "./place-boxes";

const STATUS: Readonly<Record<JoinPlacesPage["places"][number]["status"], string | null>> = {
  invited: null,
  joined: "You're coming",
  declined: "You can't come",
};

function Places({ places }: Pick<JoinPlacesPage, "places">) {
  return (
    <ul className="plain ruled">
      {places.map(({ tripId, name, dates, status, href }) => (
        <li key={tripId} className="row spread">
          <span>
            <b>{name}</b>
            <br />
            <span className="meta num">
              {dates}
              {STATUS[status] !== null && ` · ${STATUS[status]}`}
            </span>
          </span>
          {href !== null && (
            <a className="button" href={href}>
              {`Days in ${name}`}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Lede({ page }: { page: JoinPlacesPage }) {
  const { ownerName, joinedNames, isAnswered } = page;
  if (joinedNames !== null) return <p className="lede">{`You're in for ${joinedNames}.`}</p>;
  return (
    <p className="lede">
      {isAnswered
        ? "You said you can't come. If that has changed, answer below."
        : `${ownerName} would like you to come. Choose where you'll join and tell us what you like, and the days will suit you too. No account needed.`}
    </p>
  );
}

/** An invitation to several places: where one joins, and the questions that make the days suit its guest. */
export function JoinPlacesView({ page, refused }: { page: JoinPlacesPage; refused: FormProblem | undefined }) {
  const { names, ownerName, dates, places, isOver, isAnswered, picture, formKey } = page;
  const open = places.filter(({ isOpen }) => isOpen);
  // A fresh invitation is for all of them; later ones show what was said.
  const joining = open.filter(({ status }) => (isAnswered ? status !== "declined" : true));
  return (
    <div className="wrap page stack wide-gap">
      {picture && (
        <div className="banner">
          <Poster {...picture} isFirst />
        </div>
      )}
      <header className="stack">
        <p className="eyebrow num">{dates}</p>
        <h1>{`${names} with ${ownerName}`}</h1>
        <Lede page={page} />
      </header>
      <Places places={places} />
      {isOver ? (
        <p>This trip is over, so you can't answer any more.</p>
      ) : (
        <section className="stack narrow" aria-labelledby="answers-heading">
          <h2 className="step-2" id="answers-heading">
            {isAnswered ? "Your answers" : "Five short questions"}
          </h2>
          {page.signIn ? (
            <p>
              This invitation was answered with an account. <a href={page.signIn}>Sign in with it</a> to change the
              answers.
            </p>
          ) : (
            <JoinForm
              values={refused ? sentAnswers(refused) : page.values}
              message={refused?.message}
              problems={refused?.fields ?? {}}
              hasDna={page.hasDna}
              hasPreferences={page.hasPreferences}
              isAnswered={page.joinedNames !== null}
            >
              <input type="hidden" name="formKey" value={formKey} />
              <PlaceBoxes
                id="places"
                legend="Where you'll join"
                places={open}
                chosen={refused ? sentList(refused, "places") : joining.map(({ tripId }) => tripId)}
                errors={refused?.fields.places}
              />
            </JoinForm>
          )}
        </section>
      )}
    </div>
  );
}
