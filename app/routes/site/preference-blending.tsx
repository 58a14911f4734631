import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { MISERY_FLOOR } from "#app/modules/matching/group";
import { SHORT_FORM } from "#app/modules/profile/quiz";
import { MOST_COMPANIONS } from "#app/modules/trips/trip/companion";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "Preference blending for groups · Voyance" },
  {
    name: "description",
    content: "One trip for people who like different things: everybody answers for themselves, and nobody is left out.",
  },
  ...canonical(args),
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

const SOLVED = [
  {
    name: "The loudest wins",
    text: "In a chat, whoever writes most decides. Here everybody fills in the same short form, and each answer weighs the same.",
  },
  {
    name: "The compromise that pleases nobody",
    text: "The average of a hiker and a museum-goer is a walk past a museum. We look for days with something great for each, instead of something lukewarm for all.",
  },
  {
    name: "“I should have said so earlier”",
    text: "Bad knees, no boats, nothing with meat: we ask before anything is planned, not over dinner on the second day.",
  },
] as const;

const FLOOR = `${Math.round(MISERY_FLOOR * 100)}%`;

/** How the tastes of a group are blended (CHECKLIST BLEND-01 to BLEND-06); docs/decisions/007 has the arithmetic. */
export default function PreferenceBlendingRoute() {
  return (
    <div className="wrap page story">
      <header className="stack">
        <p className="eyebrow">Travelling together</p>
        <h1>One trip, made for all of you</h1>
        <p className="lede">
          You like different things. That is no reason to travel apart, and no reason to spend a week doing what one of
          you wanted.
        </p>
        <p>
          <a className="button primary" href="/planner/start">
            Start Planning Together
          </a>
        </p>
      </header>
      <section className="stack narrow">
        <h2>Individual profiling</h2>
        <p>
          {`Invite up to ${MOST_COMPANIONS} people by link. Everyone answers for themselves: with their Travel DNA if they have an account, or ${SHORT_FORM.length} short questions if they don't. Everybody sees the result: the days, and how much of them is for whom.`}
        </p>
      </section>
      <section className="stack narrow">
        <h2>
          Smart weighting: <span className="nowrap">nice-to-have</span> and <span className="nowrap">deal-breaker</span>
        </h2>
        <p>
          A nice-to-have is weighed: it pulls places up, and it counts for more if you have got the least so far. A
          deal-breaker is a rule. If one of you does not go on boats, no boat is planned, however much the others would
          love it.
        </p>
        <p>
          {`Then we compare. What would each of you get from a plan made for you alone, and how much of that is in this one? We look for days in which nobody falls below ${FLOOR}. If there are none, we choose the days that are best for whoever gets least, and say so.`}
        </p>
      </section>
      <section className="stack narrow">
        <h2>Adaptive scheduling</h2>
        <p>
          Meals are ones everybody can eat, and walks are ones everybody can manage. If your tastes are far apart, the
          group may split up for an afternoon and meet again for dinner. When somebody joins or changes their mind, the
          trip&rsquo;s page says so, and one button plans the days again.
        </p>
      </section>
      <section className="stack">
        <h2>Three problems solved</h2>
        <ol className="grid three plain">
          {SOLVED.map(({ name, text }) => (
            <li key={name} className="panel stack">
              <h3 className="step-1">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p>
        Read on:{" "}
        <a href="/guides/planning-a-trip-the-whole-group-enjoys">a guide to planning a trip the whole group enjoys</a>{" "}
        and <a href="/how-it-works">how Voyance works</a>.
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
