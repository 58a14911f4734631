import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { broughtBooking, readForm, readSubmission } from "#app/http/route/form.server";
import { goOnAfterOwn } from "#app/http/route/offer-step.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { seeOther } from "#app/http/answer/responses.server";
import { limitReadings } from "#app/modules/accounts/account/rate-limits.server";
import { bookingTextsSchema } from "#app/modules/elsewhere/own-booking.schema";
import { notesOf } from "#app/modules/planner/brought/brought-notes";
import type { BringAnswer } from "#app/modules/planner/brought/brought-notes";
import { bringParts, formFacts, readFile } from "#app/modules/planner/own-booking.server";
import { enterStep } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { BringView } from "#app/modules/planner/ui/bring-view";
import type { FormProblem } from "#app/shared/form-problem";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { tab: "plan", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Bring your booking · Voyance" },
  { name: "description", content: "Upload or paste a flight, a ticket or a stay you booked elsewhere." },
];

const START_FIRST = "Tell us where and when first. Your booking goes in at the next step.";

export async function loader(args: LoaderFunctionArgs) {
  const { trip } = await requirePlannerStep(args, "flights", START_FIRST);
  return {
    ...formFacts(trip),
    basis: basisForPage(trip),
    backTo: `${STEP_PATHS.flights}?own=1`,
  };
}

const answer = (content: BringAnswer, status = 200) => data(content, { status });

export async function action(args: ActionFunctionArgs) {
  const { ctx, trip, holder } = await requirePlannerStep(args, "flights", START_FIRST);
  const form = await readForm(args.request);
  const sent = readSubmission(form, bookingTextsSchema);
  const [hasFlights, hasStay] = [form.get("hasFlights") === "yes", form.get("hasStay") === "yes"];
  const shown = { ...(hasFlights && { flights: {} }), ...(hasStay && { stay: {} }), notes: notesOf(form) };
  try {
    if (form.get("intent") !== "keep-read") {
      await limitReadings(ctx);
      const { bytes, pasted } = await broughtBooking(form);
      const read = await readFile(ctx, trip, bytes);
      return "problem" in read ? answer({ problem: read.problem, pasted, notes: [] }, 422) : answer(read);
    }
    if (sent.status === "error") return answer({ ...shown, form: sent.problem }, 422);
    const told = { ...(hasFlights && { flights: sent.value }), ...(hasStay && { stay: sent.value }) };
    const brought = await bringParts(ctx, trip, holder, told, basisOfForm(form));
    if ("problem" in brought) return answer({ ...shown, form: { ...sent.problem, ...brought.problem } }, 422);
    const { flights, stay } = partsOf(brought.trip);
    if (flights === "open") return seeOther(STEP_PATHS.flights);
    if (stay === "open") return await goOnAfterOwn(trip, brought.trip, "flights");
    await enterStep(ctx, holder, "hotels");
    return await goOnAfterOwn(trip, brought.trip, "hotels");
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (!hasFlights && !hasStay) return answer({ problem: error.message, notes: [] }, error.status);
    return answer({ ...shown, form: { ...sent.problem, message: error.message } }, error.status);
  }
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function PlanBringRoute() {
  return (
    <BringView
      page={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>() as BringAnswer | FormProblem | undefined}
    />
  );
}
