import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { cancelWhole } from "#app/modules/booking/whole/cancel-whole.server";
import { WholeSettingsView } from "#app/modules/journeys/ui/whole-settings";
import { nameJourney, wholeSettings } from "#app/modules/journeys/whole-settings.server";
import { journeyPath, namesInWords } from "#app/modules/trips/shown/longer-trip";
import { renameSchema } from "#app/modules/trips/trip/manage.schema";
import type { ManageProblem } from "#app/modules/trips/ui/manage-view";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Trip settings · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Rename a longer trip, plan its places again or cancel it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return await wholeSettings(ctx, user.id, args.params.journeyId ?? "");
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(["rename-trip", "cancel-whole"]));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<ManageProblem>, status: number) =>
    data<ManageProblem>({ ...pressed.problem, ...problem, intent }, { status });
  const journeyId = args.params.journeyId ?? "";
  try {
    switch (intent) {
      case "rename-trip": {
        const read = readSubmission(form, renameSchema);
        if (read.status === "error") return refuse(read.problem, 422);
        await nameJourney(ctx, user.id, journeyId, read.value.tripName);
        return await redirectWithToast(journeyPath(journeyId), { kind: "success", text: "Trip renamed." });
      }
      case "cancel-whole": {
        if (textOf(form, "sure", 8) !== "yes") return refuse({ message: "Tick the box to cancel" }, 422);
        const names = await cancelWhole(ctx, user, journeyId);
        const text = `Cancelled: ${namesInWords(names.map((name) => ({ name })))}.`;
        return await redirectWithToast("/trip/dashboard", { kind: "info", text });
      }
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JourneyManageRoute() {
  return <WholeSettingsView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
