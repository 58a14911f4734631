import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { isOvertakenError } from "#app/modules/trips/store/change-trip.server";
import { declineTrip, joinTrip } from "#app/modules/trips/party/companions.server";
import { joinSchema } from "#app/modules/trips/trip/companion.schema";
import { isAppError } from "#app/shared/app-error";
import { joinPage } from "#app/modules/planner/pages/join-page.server";
import { JoinView } from "./join-view";

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
    const page = await joinPage(ctx, await findUser(args), args.params.token ?? "", args.request.url);
    return { ...page, basis: basisForPage(page) };
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
  return <JoinView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export { JoinError as ErrorBoundary } from "#app/modules/trips/ui/join-error";
