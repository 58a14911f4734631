import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import {
  choosePlaces,
  inviteToWhole,
  removeFromWhole,
  wholeCompanionsPage,
} from "#app/modules/journeys/together/whole-companions-page.server";
import { WholeCompanionsView } from "#app/modules/journeys/ui/whole-companions-view";
import type { WholeCompanionsProblem } from "#app/modules/journeys/ui/whole-companions-view";
import { inviteToPlacesSchema } from "#app/modules/trips/trip/companion.schema";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Travelling together · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Who comes along on this trip, and to which of its places." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const INTENTS = ["invite", "choose", "remove"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return await wholeCompanionsPage(ctx, user, args.params.journeyId ?? "");
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<FormProblem>, status: number) =>
    data<WholeCompanionsProblem>({ ...pressed.problem, ...problem, intent }, { status });
  const journeyId = args.params.journeyId ?? "";
  const people = `/journeys/${journeyId}/companions#people`;
  const person = textOf(form, "person", 64);
  try {
    switch (intent) {
      case "invite": {
        const sent = readSubmission(form, inviteToPlacesSchema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        await inviteToWhole(ctx, user, journeyId, sent.value, basisOfForm(form));
        const { name, email } = sent.value.person;
        const text = email
          ? `${name} will get an email from us. The link is here too.`
          : `${name}’s link is ready to share.`;
        return await redirectWithToast(people, { kind: "success", text });
      }
      case "choose": {
        const chosen = form.getAll("places").filter((place) => typeof place === "string");
        if (chosen.length === 0) return refuse({ message: "Choose at least one place, or remove them" }, 422);
        await choosePlaces(ctx, user, journeyId, person, chosen);
        return await redirectWithToast(people, { kind: "success", text: "Places saved." });
      }
      case "remove":
        await removeFromWhole(ctx, user, journeyId, person);
        return await redirectWithToast(people, {
          kind: "info",
          text: "Removed from the trip. Their link no longer works.",
        });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JourneyCompanionsRoute() {
  return <WholeCompanionsView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
