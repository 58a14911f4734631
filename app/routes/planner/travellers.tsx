import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { findRunningHold } from "#app/modules/booking/checkout/holds.server";
import { STEP_PATHS, TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { seatsOf } from "#app/modules/travellers/traveller";
import { travellersFormSchema } from "#app/modules/travellers/travellers-form";
import { getTravellersPage, keepTravellers } from "#app/modules/travellers/travellers-page.server";
import { emptySeat } from "#app/modules/travellers/travellers.server";
import { TravellersView } from "#app/modules/travellers/ui/travellers-view";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "plan", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Who's travelling · Voyance" },
  { name: "description", content: "The names, birth dates and passports that airlines and hotels ask for." },
  { name: "robots", content: "noindex" },
];

const HERE = TRAVELLERS_PATH;

/** The trip, and the account that may enter its travellers. */
async function entryOf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "checkout");
  if (!user) throw seeOther(`/signup?redirect=${encodeURIComponent(HERE)}`);
  return { ctx, trip, user };
}

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, user } = await entryOf(args);
  const page = await getTravellersPage(ctx, trip, user);
  if (!page) throw seeOther(STEP_PATHS.checkout);
  const running = page.kept ? await findRunningHold(ctx, user, trip) : null;
  return { page, hold: { until: running?.until ?? null, path: `/trips/${trip.id}/hold` } };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, trip, user } = await entryOf(args);
  const form = await readForm(args.request);
  const seats = seatsOf(trip).map(({ id }) => id);
  const sent = readSubmission(form, travellersFormSchema(seats, ["email", "phone"]));
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  if (sent.status === "error") return refuse({ message: "Please fix these:" }, 422);
  try {
    const empty = textOf(form, "empty", 40);
    if (empty !== "") {
      await emptySeat(ctx, trip, user.id, empty);
      return seeOther(`${HERE}#${seats.includes(empty) ? empty : ""}`);
    }
    const kept = await keepTravellers(ctx, trip, user, sent.value);
    if (Object.keys(kept.problems).length > 0)
      return refuse(
        {
          fields: kept.problems,
          message: kept.keptAny ? "We saved the travellers who are complete. Please fix these:" : "Please fix these:",
        },
        422,
      );
    if (kept.isComplete)
      return await redirectWithToast(STEP_PATHS.checkout, {
        kind: "success",
        text: "Everyone's details are complete. You can pay now.",
      });
    return await redirectWithToast(HERE, {
      kind: "info",
      text: "Saved. Some travellers' details are still missing. You can add them later.",
    });
  } catch (error) {
    if (isAppError(error)) return refuse({ message: error.message }, error.status);
    throw error;
  }
}

export default function PlanTravellersRoute() {
  return <TravellersView {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}
