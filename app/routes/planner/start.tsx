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
import { newId } from "#app/db/ids.server";
import { changesPlacesOf, severalInStart } from "#app/modules/journeys/start-step.server";
import { pathAfterStart } from "#app/modules/planner/own-page.server";
import { needsUpgrade, saveStart, unclearPlaces } from "#app/modules/planner/planner.server";
import { sentStart } from "#app/modules/planner/start-form";
import type { StartProblem } from "#app/modules/planner/start-form";
import { placeNamed, startFormFor, startPage } from "#app/modules/planner/pages/start-page.server";
import { StartFormFields } from "#app/modules/planner/ui/start-form";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { tab: "plan", frame: "slim" };
export const meta: MetaFunction = (args) => [
  { title: "Plan a trip · Voyance" },
  { name: "description", content: "Tell us where, when and who's going. We'll do the rest." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "start");
  const query = queryOf(args.request);
  const change = changesPlacesOf(trip, query);
  if (change) throw seeOther(change);
  return startPage(ctx, user, trip, query);
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
  // The page of a sentence sends the place's address; a visitor who is asked again reads its name.
  const place = placeNamed(textOf(form, "destination"));
  if (place) form.set("destination", place);
  const sent = readSubmission(form, startFormFor(ctx));
  const refuse = (problem: Partial<StartProblem>, status: number) =>
    data({ ...sent.problem, departures: [], destinations: [], ...problem }, { status });
  const several = severalInStart(form);
  if (several && "goTo" in several) return seeOther(several.goTo);
  if (several)
    return refuse({ ...several.problem, fields: { ...sent.problem.fields, ...several.problem.fields } }, 422);
  if (sent.status === "error") {
    const unclear = unclearPlaces({
      destination: textOf(form, "destination"),
      departureCity: textOf(form, "departureCity"),
    });
    return refuse({ ...unclear, fields: { ...unclear.fields, ...sent.problem.fields } }, 422);
  }
  if (await needsUpgrade(user, trip))
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
    next = pathAfterStart(saved.trip, textOf(form, "comesBy"));
  } catch (error) {
    // The typed text stays in the form; sent again, it applies to the trip as it stands now, or to none when it is
    // gone.
    if (isAppError(error)) return refuse({ message: error.message }, error.status);
    throw error;
  }
  return seeOther(next, setCookie ? [setCookie] : []);
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

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
