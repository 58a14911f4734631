import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { Poster } from "#app/components/ui/poster";
import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { readerOf } from "#app/modules/planner/price-display.server";
import { servesNow } from "#app/modules/trips/trip/companion";
import { isOvertakenError } from "#app/modules/trips/store/change-trip.server";
import { declineTrip, findInvitation, joinTrip } from "#app/modules/trips/party/companions.server";
import { joinSchema } from "#app/modules/trips/trip/companion.schema";
import { JoinForm } from "#app/modules/trips/ui/join-form";
import { sentAnswers } from "#app/modules/trips/party/join-answers";
import type { JoinValues } from "#app/modules/trips/party/join-answers";
import { JoinHeader } from "./join-header";
import { isAppError } from "#app/shared/app-error";
import { formatDateRange } from "#app/shared/format";
import { askedBy } from "#app/modules/travellers/traveller";
import { isClosed } from "#app/modules/trips/trip/trip";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.destination} with ${page.ownerName} · ${PRODUCT.name}` : `Invitation · ${PRODUCT.name}` },
  {
    name: "description",
    content: "An invitation to travel together: tell us what you like, and the days will suit you too.",
  },
  { name: "robots", content: "noindex" },
];
/**
 * The address is the key: it must not travel to other sites or stay in a cache. The form itself needs its origin sent.
 */
export const headers: HeadersFunction = () => ({
  "Cache-Control": CACHE.private,
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const user = await findUser(args);
    const { companion, trip, ownerName, accountId, hasDna } = await findInvitation(ctx, args.params.token ?? "");
    // An answer given with an account is shown to that account alone; the link may have been passed on.
    const isAnothers = accountId !== null && accountId !== user?.id;
    const values: JoinValues = isAnothers
      ? { name: "", likes: [], never: [], accessNeeds: [], diets: [], answers: {} }
      : {
          name: companion.name,
          likes: companion.wishes.likes,
          never: companion.wishes.never,
          accessNeeds: companion.needs.accessNeeds,
          diets: companion.needs.diets,
          answers: companion.answers ?? {},
        };
    const isTheirs = companion.status === "joined" && accountId !== null && accountId === user?.id;
    return {
      basis: basisForPage(trip),
      // Only an account opens the pages of the party.
      tripId: isTheirs ? trip.id : null,
      details:
        askedBy(trip, real()) && companion.status === "joined" && !isAnothers && !isClosed(trip)
          ? `/join/${encodeURIComponent(args.params.token ?? "")}/details`
          : null,
      status: companion.status,
      ownerName,
      destination: trip.destination.name,
      dates: formatDateRange(trip.startDate, trip.endDate),
      isOver: isClosed(trip),
      signIn: isAnothers ? `/signin?redirect=${encodeURIComponent(`/join/${args.params.token ?? ""}`)}` : null,
      hasDna: hasDna || Boolean(user?.quizCompleted && user.id !== trip.ownerId),
      hasPreferences: user !== undefined && user.id !== trip.ownerId,
      values,
      days: companion.status === "joined" ? (trip.itinerary?.days ?? null) : null,
      openDate: askedDate(args.request.url, trip.itinerary?.days),
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      group: companion.status === "joined" ? (trip.itinerary?.group ?? null) : null,
      isInPlan: trip.itinerary !== undefined && servesNow(trip.itinerary, companion),
      units: (await readerOf(user?.id)).units,
      picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const token = args.params.token ?? "";
  const form = await readForm(args.request);
  const here = `/join/${encodeURIComponent(token)}`;
  const sent = readSubmission(form, joinSchema);
  const user = await findUser(args);
  try {
    if (form.get("intent") === "decline") {
      await declineTrip(ctx, token, user, basisOfForm(form));
      return await redirectWithToast(here, {
        kind: "info",
        text: "Thanks for letting us know. You can change your mind here at any time.",
      });
    }
    if (sent.status === "error") return data(sent.problem, { status: 422 });
    await joinTrip(ctx, token, sent.value.said, sent.value.answers, user, basisOfForm(form));
    return await redirectWithToast(here, {
      kind: "success",
      text: "Your answers are saved. The next plan will take you into account.",
    });
  } catch (error) {
    // The typed text stays in the form when another change came first; sent again, it applies to the trip as it stands
    // now.
    if (isOvertakenError(error)) return data({ ...sent.problem, message: error.message }, { status: error.status });
    if (isAppError(error) && error.code === "CONFLICT")
      return await redirectWithToast(here, { kind: "error", text: error.message });
    throw toRouteError(error, ctx);
  }
}

export default function JoinRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { status, isOver, days, group } = page;
  return (
    <div className="wrap page stack wide-gap">
      {page.picture && (
        <div className="banner">
          <Poster {...page.picture} isFirst />
        </div>
      )}
      <JoinHeader {...page} />
      {group && <GroupShares group={group} />}
      {days && (
        <section className="stack" aria-labelledby="days-heading">
          <h2 className="step-2" id="days-heading">
            Daily Itinerary
          </h2>
          <DayList days={days} openDate={page.openDate} units={page.units} holidays={page.holidays} />
        </section>
      )}
      {isOver ? (
        <p>This trip is over, so you can't answer any more.</p>
      ) : (
        <section className="stack narrow" aria-labelledby="answers-heading">
          <h2 className="step-2" id="answers-heading">
            {status === "joined" ? "Your answers" : "Five short questions"}
          </h2>
          {page.signIn ? (
            <p>
              This invitation was answered with an account. <a href={page.signIn}>Sign in with it</a> to change the
              answers.
            </p>
          ) : (
            <JoinForm
              values={refused ? sentAnswers(refused) : page.values}
              basis={page.basis}
              message={refused?.message}
              problems={refused?.fields ?? {}}
              hasDna={page.hasDna}
              hasPreferences={page.hasPreferences}
              isAnswered={status === "joined"}
            />
          )}
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <StandIn>
        <h1 className="step-3">No invitation here</h1>
        <p>{(error.data as { message?: string }).message}</p>
        <p>
          <a className="button primary" href="/explore">
            Look around
          </a>
        </p>
      </StandIn>
    );
  }
  return <ErrorPage error={error} />;
}
