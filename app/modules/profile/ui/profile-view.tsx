import type { ReactNode } from "react";
import { Poster } from "#app/components/ui/poster";
import { formatDate } from "#app/shared/format";
import { AVOID_LABELS } from "../traits";
import type { ProfilePage } from "../profile-page";
import { DnaFigure, DnaTraits } from "./dna-figure";

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** The additions of other modules to the profile, under its trips. */
interface ProfileSections {
  afterTrips?: ReactNode;
}

/** The page on which each missing part of a profile is filled in. */
const MISSING: Readonly<Record<string, { label: string; to: string }>> = {
  name: { label: "your name", to: "/profile/complete" },
  handle: { label: "a handle", to: "/profile/complete" },
  avatar: { label: "a picture", to: "/profile/complete" },
  bio: { label: "a line about you", to: "/profile/complete" },
  social_links: { label: "a link", to: "/profile/complete" },
  quiz: { label: "the quiz", to: "/quiz" },
};

/** "2,500 points to become a Wayfarer", "1,200 points, 1,300 more to become a Wayfarer". */
function loyaltyInWords({ points, next }: ProfilePage["loyalty"]): string {
  const have = `${points.toLocaleString("en-US")} points`;
  if (!next) return have;
  const missing = next.missing.toLocaleString("en-US");
  return points === 0
    ? `${missing} points to become a ${next.name}`
    : `${have}, ${missing} more to become a ${next.name}`;
}

function Identification({ user, loyalty, completion }: Pick<ProfilePage, "user" | "loyalty" | "completion">) {
  return (
    <header className="profile-head">
      {user.avatar ? (
        <img className="avatar" {...user.avatar} alt="" />
      ) : (
        <span className="avatar initials" aria-hidden="true">
          {[...user.name][0]}
        </span>
      )}
      <div className="stack">
        <h1 className="step-3">{user.name}</h1>
        <p className="meta">
          {user.handle && `@${user.handle} · `}
          {`Member since ${formatDate(user.memberSince.slice(0, 10))}`}
        </p>
        {user.bio && <p>{user.bio}</p>}
        {user.links.length > 0 && (
          <p className="row">
            {user.links.map(({ label, url }) => (
              <a key={label} className="target" href={url} rel="nofollow noopener noreferrer me">
                {label}
              </a>
            ))}
          </p>
        )}
        <p className="num">
          <span className="badge booked">{loyalty.name}</span> {loyaltyInWords(loyalty)}
        </p>
      </div>
      <div className="stack completion">
        {completion.missing.length > 0 && (
          <p className="meta">
            Still to add:{" "}
            {completion.missing.map((part, index) => (
              <span key={part}>
                {index > 0 && ", "}
                <a href={MISSING[part]?.to ?? "/profile/complete"}>{MISSING[part]?.label ?? part}</a>
              </span>
            ))}
          </p>
        )}
        <p>
          <a className="button" href="/profile/complete">
            Edit profile
          </a>
        </p>
      </div>
    </header>
  );
}

function Dna({
  dna,
  isDnaMissing,
  quiz,
  seesMatches,
}: Pick<ProfilePage, "dna" | "isDnaMissing" | "quiz" | "seesMatches">) {
  if (isDnaMissing) {
    return (
      <section className="stack" aria-labelledby="dna-heading">
        <h2 id="dna-heading">Your Travel DNA</h2>
        <p role="alert">Unable to load your Travel DNA. Please try again.</p>
        <p>
          <a className="button" href="/profile">
            Try again
          </a>
        </p>
      </section>
    );
  }
  if (!dna) {
    return (
      <section className="stack" aria-labelledby="dna-heading">
        <h2 id="dna-heading">Your Travel DNA</h2>
        <p>Ten short questions show what kind of traveller you are, and which places suit you.</p>
        <p>
          <a className="button primary" href={quiz.isReady ? "/profile/revealing" : "/quiz"}>
            {quiz.isReady ? "See my Travel DNA" : quiz.isOpen ? "Continue the quiz" : "Start quiz"}
          </a>
        </p>
      </section>
    );
  }
  return (
    <section className="stack wide-gap" aria-labelledby="dna-heading">
      <div className="dna-head">
        <DnaFigure dna={dna} />
        <div className="stack">
          <h2 className="eyebrow" id="dna-heading">
            Your Travel DNA
          </h2>
          <p className="step-3">{dna.identity.primary}</p>
          <p className="step-1">{dna.identity.tagline}</p>
          <ul className="tags">
            {dna.identity.traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
          {dna.description && <p>{dna.description}</p>}
          {dna.avoids.length > 0 && (
            <p className="meta">{`We'll steer clear of ${listed.format(dna.avoids.map((avoid) => AVOID_LABELS[avoid]))}.`}</p>
          )}
          <p className="meta num">
            {dna.confidence === 1
              ? "Your matches are ready."
              : `${Math.round(dna.confidence * 100)}% of the quiz is answered. Every answer makes your matches better.`}
          </p>
          {!seesMatches && (
            <p className="meta">
              {dna.confidence === 1 ? "See them" : "Matches come"} with a trip pass or premium.{" "}
              <a href="/pricing">See prices</a>
            </p>
          )}
          <div className="row">
            <a className="button primary" href="/explore/matches">
              See your matches
            </a>
            {quiz.isOpen || quiz.isReady ? (
              <a className="button" href={quiz.isReady ? "/profile/revealing" : "/quiz"}>
                {quiz.isReady ? "See my new Travel DNA" : "Continue the quiz"}
              </a>
            ) : (
              <form method="post" action="/quiz">
                <button type="submit" className="button" name="intent" value="retake">
                  Take the quiz again
                </button>
              </form>
            )}
          </div>
        </div>
      </div>
      <DnaTraits dna={dna} />
    </section>
  );
}

function Trips({ trips }: Pick<ProfilePage, "trips">) {
  return (
    <section className="stack" aria-labelledby="trips-heading" id="trips">
      <div className="row spread">
        <h2 id="trips-heading">My Trips</h2>
        <a className="target" href="/trip/dashboard">
          All trips
        </a>
      </div>
      {trips === null && <p role="alert">Unable to load your trips. Please try again.</p>}
      {trips?.length === 0 && (
        <p>
          None yet. <a href="/planner">Plan the first one.</a>
        </p>
      )}
      {trips && trips.length > 0 && (
        <ul className="plain ruled profile-trips" role="list">
          {trips.map((trip) => (
            <li key={trip.id}>
              <a className="target" href={`/trip/${trip.id}`}>
                {trip.name}
              </a>
              <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
              <span className="meta num">{`${trip.destination} · ${trip.dates}`}</span>
            </li>
          ))}
        </ul>
      )}
      {trips && trips.length > 0 && (
        <p>
          <a className="target" href="/research-itinerary">
            The research behind your days
          </a>
        </p>
      )}
    </section>
  );
}

function TakeBack({ slug, name, kind }: { slug: string; name: string; kind: string }) {
  return (
    <form method="post" action="/profile/marks">
      <input type="hidden" name="destination" value={slug} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="returnTo" value="/profile" />
      <button type="submit" className="button" name="intent" value="unmark">
        Remove<span className="visually-hidden">{`: ${name}`}</span>
      </button>
    </form>
  );
}

function Places({ saved, visited, dismissed }: Pick<ProfilePage, "saved" | "visited" | "dismissed">) {
  return (
    <section className="stack" aria-labelledby="places-heading">
      <h2 id="places-heading">Saved places</h2>
      {saved.length === 0 ? (
        <p>
          Nothing saved yet. Save any place in <a href="/explore">Explore</a> to help us learn what you like.
        </p>
      ) : (
        <ul className="grid" role="list">
          {saved.map((place) => (
            <li key={place.slug} className="stack">
              <a className="place" href={`/destination/${place.slug}`}>
                <Poster {...place.picture} />
                <span className="name">{place.name}</span>
                <span className="meta">{place.country}</span>
              </a>
              <TakeBack slug={place.slug} name={place.name} kind="saved" />
            </li>
          ))}
        </ul>
      )}
      {[
        { kind: "visited", title: "Places you've been", places: visited },
        { kind: "dismissed", title: "Not for you", places: dismissed },
      ].map(({ kind, title, places }) =>
        places.length === 0 ? null : (
          <details key={kind} className="more">
            <summary>{`${title} (${places.length})`}</summary>
            <ul className="plain ruled">
              {places.map((place) => (
                <li key={place.slug} className="row spread">
                  <a className="target" href={`/destination/${place.slug}`}>
                    {place.name}
                  </a>
                  <TakeBack slug={place.slug} name={place.name} kind={kind} />
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </section>
  );
}

/**
 * The profile: the traveller's identity, Travel DNA, trips, places and settings for every trip (CHECKLIST PROF-01,
 * PROF-07).
 */
export function ProfileView({
  user,
  loyalty,
  completion,
  quiz,
  seesMatches,
  dna,
  isDnaMissing,
  trips,
  saved,
  visited,
  dismissed,
  preferences,
  afterTrips,
}: ProfilePage & ProfileSections) {
  return (
    <div className="wrap page profile">
      <Identification user={user} loyalty={loyalty} completion={completion} />
      <Dna dna={dna} isDnaMissing={isDnaMissing} quiz={quiz} seesMatches={seesMatches} />
      <Trips trips={trips} />
      {afterTrips}
      <Places saved={saved} visited={visited} dismissed={dismissed} />
      <section className="stack" aria-labelledby="preferences-heading">
        <h2 id="preferences-heading">For every trip</h2>
        <ul className="ticked">
          {preferences
            .filter(({ isSet }) => isSet)
            .map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
        {preferences
          .filter(({ isSet }) => !isSet)
          .map(({ text }) => (
            <p key={text} className="meta">
              {text}
            </p>
          ))}
        <p className="row">
          <a className="button" href="/profile/preferences">
            Change preferences
          </a>
          <a className="target" href="/profile/account">
            Account settings
          </a>
        </p>
      </section>
    </div>
  );
}
