import { Field } from "#app/components/forms/field";
import { CopyLink } from "#app/components/ui/copy-link";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { FormErrors } from "#app/components/forms/form-errors";
import type { GroupShare } from "#app/modules/itinerary/day/itinerary";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import type { Wishes } from "#app/modules/matching/group";
import type { ComponentProps } from "react";
import { TripBasis } from "./trip-basis";
import { WishesFields } from "./wishes-fields";
import { placeInSentence } from "#app/modules/trips/trip/seal";

/** A form of the page that was refused. */
export interface CompanionsProblem extends FormProblem {
  intent: string;
}

export interface CompanionsProps {
  tripId: string;
  basis: ComponentProps<typeof TripBasis>;
  tripName: string;
  destination: string;
  /** Where people are invited to several places of a longer trip at once; null for a trip of one place. */
  whole: string | null;
  isOver: boolean;
  people: {
    id: string;
    role: "owner" | "companion";
    name: string;
    status: "invited" | "joined" | "declined";
    hasAccount: boolean;
    /** Whether they have filled in the airline's questions; null where it asks none of them. */
    hasDetails: boolean | null;
    link: string | null;
  }[];
  wishes: Wishes;
  /** How the destination suits each, 0 to 1, and what would suit all of them better. */
  fit: {
    together: number;
    each: { name: string; score: number }[];
    better: { slug: string; name: string; country: string; together: number }[];
  } | null;
  hasDays: boolean;
  group: GroupShare[] | null;
  /** Why the days have to be planned again, if they have to. */
  behind: "joined" | "needs" | "wishes" | null;
  problem?: CompanionsProblem;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function Fit({ fit, destination }: { fit: NonNullable<CompanionsProps["fit"]>; destination: string }) {
  return (
    <section className="stack" aria-labelledby="fit-heading">
      <h2 className="step-2" id="fit-heading">{`How ${destination} suits you all`}</h2>
      <p className="num">
        <span className="match-score">{`${percent(fit.together)} together`}</span>
        {`: ${fit.each.map(({ name, score }) => `${name} ${percent(score)}`).join(", ")}.`}
      </p>
      {fit.better.length > 0 && (
        <p className="meta num">
          {"In the same month, you'd all be happier in "}
          {fit.better.map((place, index) => (
            <span key={place.slug}>
              {index > 0 && (index === fit.better.length - 1 ? " or " : ", ")}
              <a href={`/destination/${place.slug}`}>{place.name}</a>
              {` (${percent(place.together)})`}
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

const STATUS: Readonly<Record<CompanionsProps["people"][number]["status"], string>> = {
  invited: "Hasn't answered yet",
  joined: "Coming",
  declined: "Can't come",
};

function Person({
  person,
  basis,
  isOver,
}: {
  person: CompanionsProps["people"][number];
  basis: CompanionsProps["basis"];
  isOver: boolean;
}) {
  return (
    <li className="stack person">
      <div className="row spread">
        <span>
          <b>{person.name}</b>
          <br />
          <span className="meta">
            {person.role === "owner" ? "You" : STATUS[person.status]}
            {person.hasAccount &&
              person.role === "companion" &&
              ", with a Travel DNA of their own if they took the quiz"}
            {person.hasDetails !== null && (
              <>
                <br />
                {person.hasDetails
                  ? "Details for the booking: filled in"
                  : "Details for the booking: not filled in with their own link yet"}
              </>
            )}
          </span>
        </span>
        {person.link && !isOver && (
          <form method="post">
            <TripBasis {...basis} />
            <input type="hidden" name="companion" value={person.id} />
            <button type="submit" className="button" name="intent" value="remove">
              Remove<span className="visually-hidden">{`: ${person.name}`}</span>
            </button>
          </form>
        )}
      </div>
      {person.link && person.status !== "joined" && (
        <CopyLink link={person.link} copied={`${person.name}’s link is copied`}>
          Copy link<span className="visually-hidden">{` for ${person.name}`}</span>
        </CopyLink>
      )}
    </li>
  );
}

const BEHIND: Readonly<Record<NonNullable<CompanionsProps["behind"]>, string>> = {
  joined: "Someone has joined since the days were planned.",
  needs:
    "What someone eats or needs has changed since the days were planned. Until you plan them again, some stops may not suit them.",
  wishes:
    "Wishes have changed since the days were planned. Until you plan them again, they may still include a new deal-breaker.",
};
const BEHIND_ALONE =
  "Your needs have changed since the days were planned. Until you plan them again, some stops may not suit you.";

/**
 * The company of a trip: the people, what each gets of the days, the form for inviting a companion, and the reader's
 * own wishes.
 */
export function CompanionsView({
  tripId,
  basis,
  tripName,
  destination,
  whole,
  isOver,
  people,
  wishes,
  fit,
  hasDays,
  group,
  behind,
  problem,
}: CompanionsProps) {
  const inviteProblem = problem?.intent === "invite" ? problem : undefined;
  const wishesProblem = problem?.intent === "wishes" ? problem : undefined;
  const isShared = people.filter(({ status }) => status === "joined").length > 1;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <p>
          <a className="target" href={`/trips/${tripId}`}>{`Back to ${tripName}`}</a>
        </p>
        <h1 className="step-3">Travelling together</h1>
        {whole !== null && (
          <p>
            <a className="target" href={whole}>
              Invite someone to several places at once
            </a>
          </p>
        )}
        <p>{`Invite the people you're going to ${placeInSentence(destination)} with. Each of them answers five questions, and we plan the days so that nobody is left out. We never plan anyone's deal-breaker, and where tastes differ a lot, the group splits up for half a day.`}</p>
      </header>
      {problem && !inviteProblem && !wishesProblem && <FormErrors message={problem.message} />}
      {behind && !isOver && (
        <form method="post" className="alert-box info stack">
          <TripBasis {...basis} />
          <p>{behind === "needs" && !isShared ? BEHIND_ALONE : BEHIND[behind]}</p>
          <p>
            <button type="submit" className="button primary" name="intent" value="replan" data-busy="Planning again…">
              {behind === "joined" ? "Plan the days for everyone" : "Plan again"}
            </button>
          </p>
        </form>
      )}
      {group && <GroupShares group={group} />}
      {fit && <Fit fit={fit} destination={destination} />}
      <section className="stack" aria-labelledby="people-heading" id="people">
        <h2 className="step-2" id="people-heading">
          Who is coming
        </h2>
        {people.length === 0 ? (
          <p>Just you so far.</p>
        ) : (
          <ul className="plain ruled">
            {people.map((person) => (
              <Person key={person.id} person={person} basis={basis} isOver={isOver} />
            ))}
          </ul>
        )}
        {!hasDays && people.length > 1 && (
          <p className="meta">
            This trip's days aren't planned yet. When they are, they'll suit everyone who has joined.
          </p>
        )}
      </section>
      {!isOver && (
        <div className="grid two">
          <form method="post" className="panel stack" data-keep="invite" aria-labelledby="invite-heading">
            <TripBasis {...basis} />
            <h2 className="step-1" id="invite-heading">
              Invite someone
            </h2>
            <FormErrors message={inviteProblem?.message} fields={listProblems(inviteProblem?.fields ?? {})} />
            <Field
              label="Name"
              name="personName"
              defaultValue={sentText(inviteProblem, "personName")}
              errors={inviteProblem?.fields.personName}
              required
              maxLength={60}
              autoComplete="off"
            />
            <Field
              label="Email, if we should send the link"
              name="email"
              type="email"
              defaultValue={sentText(inviteProblem, "email")}
              errors={inviteProblem?.fields.email}
              autoComplete="off"
            />
            <p>
              <button
                type="submit"
                className={behind && !isOver ? "button" : "button primary"}
                name="intent"
                value="invite"
                data-busy="Inviting…"
              >
                Make a link
              </button>
            </p>
          </form>
          <form method="post" className="panel stack" id="wishes" aria-labelledby="wishes-heading">
            <TripBasis {...basis} />
            <h2 className="step-1" id="wishes-heading">
              Your own wishes
            </h2>
            <FormErrors message={wishesProblem?.message} fields={listProblems(wishesProblem?.fields ?? {})} />
            <WishesFields
              wishes={
                wishesProblem
                  ? { likes: sentList(wishesProblem, "likes"), never: sentList(wishesProblem, "never") }
                  : wishes
              }
              errors={wishesProblem?.fields}
            />
            <p>
              <button type="submit" className="button" name="intent" value="wishes" data-busy="Saving">
                Save my wishes
              </button>
            </p>
          </form>
        </div>
      )}
    </div>
  );
}
