import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { basisOfForm } from "#app/http/route/basis.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { answerWhole } from "#app/modules/trips/party/whole-invitations.server";
import { joinPlacesSchema } from "#app/modules/trips/trip/companion.schema";
import { isAppError } from "#app/shared/app-error";
import { joinPlacesPage } from "#app/modules/journeys/together/join-places-page.server";
import { JoinPlacesView } from "#app/modules/journeys/ui/join-places-view";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.names} with ${page.ownerName} · ${PRODUCT.name}` : `Invitation · ${PRODUCT.name}` },
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
    return await joinPlacesPage(ctx, await findUser(args), args.params.token ?? "");
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const token = args.params.token ?? "";
  const form = await readForm(args.request);
  const here = `/join/${encodeURIComponent(token)}/places`;
  const sent = readSubmission(form, joinPlacesSchema);
  const user = await findUser(args);
  try {
    if (form.get("intent") === "decline") {
      await answerWhole(ctx, token, [], undefined, user, basisOfForm(form));
      return await redirectWithToast(here, {
        kind: "info",
        text: "Thanks for letting us know. You can change your mind here at any time.",
      });
    }
    if (sent.status === "error") return data(sent.problem, { status: 422 });
    const { places, ...answer } = sent.value;
    await answerWhole(ctx, token, places, answer, user, basisOfForm(form));
    return await redirectWithToast(here, {
      kind: "success",
      text: "Your answers are saved. The next plan will take you into account.",
    });
  } catch (error) {
    if (isAppError(error) && error.code === "CONFLICT")
      return data({ ...sent.problem, message: error.message }, { status: error.status });
    throw toRouteError(error, ctx);
  }
}

export default function JoinPlacesRoute() {
  return <JoinPlacesView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export { JoinError as ErrorBoundary } from "#app/modules/trips/ui/join-error";
