import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { refusalOf } from "#app/modules/surprise/refusal";
import { sealedFormSchema } from "#app/modules/surprise/sealed.schema";
import { sealTrip } from "#app/modules/surprise/sealed.server";
import { readWish } from "#app/modules/surprise/sealed-wish.server";
import { todayOf } from "#app/shared/context";
import { SealedView } from "./sealed-view";
import { sealedPage } from "#app/modules/surprise/pages/sealed-page.server";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `A sealed trip · ${PRODUCT.name}` },
  { name: "description", content: "A trip to a place you only find out a week before you leave." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  return sealedPage(ctxOf(args), await requireUser(args));
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = readSubmission(await readForm(args.request), sealedFormSchema(todayOf(ctx)));
  if (sent.status === "error") return data({ ...sent.problem, paywall: null }, { status: 422 });
  const { problem } = sent;
  try {
    const trip = await sealTrip(ctx, user, readWish(sent.value), String(sent.value.seed));
    return seeOther(`/trips/${trip.id}/sealed`);
  } catch (error) {
    const refusal = refusalOf(error);
    switch (refusal.kind) {
      case "profile":
        return redirectWithToast("/quiz", { kind: "info", text: refusal.message }, [
          await quizReturnCookie("/surprise/sealed"),
        ]);
      case "paywall":
        return data({ ...problem, paywall: refusal.options ?? purchaseOptions("surprise_me") }, { status: 402 });
      case "fields":
        return data({ ...problem, fields: refusal.fields, paywall: null }, { status: 422 });
      case "gone":
      case "said":
        return data({ ...problem, message: refusal.message, paywall: null }, { status: refusal.status });
      case "silent": {
        const isOften = refusal.status === 429;
        if (!isOften) ctx.log.error({ err: refusal.error, userId: user.id }, "a trip could not be sealed");
        const message = isOften
          ? "You've asked for a lot of surprises. Please wait a few minutes, then carry on."
          : "That didn't work just now. Nothing was charged. Please try again in a moment.";
        return data({ ...problem, message, paywall: null }, { status: refusal.status });
      }
    }
  }
}

export default function SealedRoute() {
  return <SealedView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
