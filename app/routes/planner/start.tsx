import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisOfForm } from "#app/http/route/basis.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { readOrMakeVisitor } from "#app/http/answer/cookies.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { seeOther } from "#app/http/answer/responses.server";
import { real } from "#app/config/env.server";
import { TRIP_LIMITS } from "#app/config/product";
import { productPromise } from "#app/config/product-promise";
import { asksTravellers } from "#app/config/what-is-real";
import { newId } from "#app/db/ids.server";
import { suggestedNames, resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { needsUpgrade, nextStepHere, saveStart, stepOf, unclearPlaces } from "#app/modules/planner/planner.server";
import { prefillStart } from "#app/modules/planner/prefill";
import { seasonFor, sentStart, startFromAddress, startValues } from "#app/modules/planner/start-form";
import type { StartProblem } from "#app/modules/planner/start-form";
import { placeInSeason, showStartPlace } from "#app/modules/planner/start-place.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import type { Preferences } from "#app/modules/profile/preferences";
import { findTold } from "#app/modules/profile/told.server";
import type { Told } from "#app/modules/profile/told.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { StartFormFields } from "#app/modules/planner/ui/start-form";
import { isAppError } from "#app/shared/app-error";
import { addDays, monthOf } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";

export const handle: PageHandle = { tab: "plan" };
export const meta: MetaFunction = (args) => [
  { title: "Plan a trip · Voyance" },
  { name: "description", content: "Tell us where, when and who's going. We'll do the rest." },
  ...canonical(args),
];

/** The departure that is proposed to a traveller who has named no place, in days from today. */
const DAYS_AHEAD = 45;

/** A form for a new trip: filled from the query first, then from the traveller's profile, then from defaults. */
function freshForm(told: Told | undefined, { home }: Preferences, query: URLSearchParams) {
  const asked = startFromAddress(query);
  const fresh = { ...asked, destination: resolveDestination(asked.destination).found?.name ?? asked.destination };
  if (!told) return { values: fresh, source: null };
  const said = (["pace", "budgetTier"] as const).filter((name) => query.has(name));
  return prefillStart(fresh, { home, dna: told.profile()?.dna }, said);
}

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "start");
  const query = queryOf(args.request);
  const isNew = query.has("new") || query.has("destination") || query.has("city") || !trip;
  const today = todayOf(ctx);
  const { beforeStart, leaveStart } = productPromise(real());
  const told = user && (await findTold(user.id));
  const preferences = told?.preferences() ?? DEFAULT_PREFERENCES;
  const form = isNew ? freshForm(told, preferences, query) : { values: startValues(trip), source: null };
  const place = resolveDestination(form.values.destination).found;
  return {
    ...form,
    place: place ? showStartPlace(place, form.values, preferences.units) : null,
    inSeason: (!place && placeInSeason(monthOf(addDays(today, DAYS_AHEAD)))) || null,
    season: place && seasonFor(form.values, place),
    tripId: isNew ? null : trip.id,
    revision: isNew ? 0 : trip.revision,
    openTrip: isNew && trip ? { name: trip.name, path: STEP_PATHS[stepOf(trip)] } : null,
    formKey: newId(),
    places: suggestedNames(),
    earliest: addDays(today, 1),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    mayPlan: !needsUpgrade(user, trip),
    promise: { beforeStart, leaveStart },
  };
}

/** Radio buttons that settle a place, and the field whose text they settle. */
const NEAR_MATCHES = [
  ["destinationChoice", "destination"],
  ["departureChoice", "departureCity"],
] as const;

export async function action(args: ActionFunctionArgs) {
  const { ctx, user, trip } = await requirePlannerStep(args, "start");
  const form = await readForm(args.request);
  // A choice made among near matches comes beside the typed text, and replaces it.
  for (const [choice, field] of NEAR_MATCHES) if (form.get(choice)) form.set(field, String(form.get(choice)));
  // The page of a sentence sends the place's slug; a traveller who is asked again reads its name.
  const place = resolveDestination(textOf(form, "destination")).found;
  if (place) form.set("destination", place.name);
  const sent = readSubmission(form, startSchema(todayOf(ctx), asksTravellers(real())));
  const refuse = (problem: Partial<StartProblem>, status: number) =>
    data({ ...sent.problem, departures: [], destinations: [], ...problem }, { status });
  if (sent.status === "error") {
    const unclear = unclearPlaces({
      destination: textOf(form, "destination"),
      departureCity: textOf(form, "departureCity"),
    });
    return refuse({ ...unclear, fields: { ...unclear.fields, ...sent.problem.fields } }, 422);
  }
  if (needsUpgrade(user, trip))
    return refuse({ message: "You've used your free itinerary. Plan the next one with a trip pass or premium." }, 402);
  const { visitorId, setCookie } = await readOrMakeVisitor(args.request);
  const editing = textOf(form, "tripId", 64);
  const basis = basisOfForm(form);
  let next = "";
  try {
    const saved = await saveStart(
      ctx,
      { userId: user?.id, visitorId },
      sent.value,
      // The same form sent twice makes one trip; the same page filled in differently after going back makes another.
      basis.key ?? newId(),
      editing ? { tripId: editing, ...basis } : undefined,
    );
    if ("problem" in saved) return refuse(saved.problem, 422);
    next = STEP_PATHS[nextStepHere("start", saved.trip)];
  } catch (error) {
    // The typed text stays in the form; sent again, it applies to the trip as it stands now, or to none when it is
    // gone.
    if (isAppError(error)) return refuse({ message: error.message }, error.status);
    throw error;
  }
  return seeOther(next, setCookie ? [setCookie] : []);
}

export default function PlanStartRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // A new trip in place of the open one has fields of its own.
  return (
    <StartFormFields
      key={page.tripId}
      page={page}
      values={refused ? sentStart(refused) : page.values}
      problem={refused}
    />
  );
}
