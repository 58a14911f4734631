import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real } from "#app/config/env.server";
import { PRODUCT, TRIP_LIMITS } from "#app/config/product";
import { sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { refusalOf } from "#app/modules/surprise/refusal";
import { OPENS_DAYS_BEFORE, SEALED_DAYS_AHEAD } from "#app/modules/surprise/sealed-terms";
import { freshSealedValues, sentSealedValues } from "#app/modules/surprise/sealed-form";
import { sealedFormSchema } from "#app/modules/surprise/sealed.schema";
import { sealTrip } from "#app/modules/surprise/sealed.server";
import { readWish } from "#app/modules/surprise/sealed-wish.server";
import { usualRequest } from "#app/modules/surprise/surprise";
import { freshValues } from "#app/modules/surprise/surprise-form";
import { NotSealed } from "#app/modules/surprise/ui/not-sealed";
import { SealedForm } from "#app/modules/surprise/ui/sealed-form";
import { SurprisePaywall } from "#app/modules/surprise/ui/surprise-paywall";
import { Somewhere } from "#app/modules/surprise/ui/somewhere";
import { usualOrigin } from "#app/modules/surprise/where-from.server";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `A sealed trip · ${PRODUCT.name}` },
  { name: "description", content: "A trip to a place you only find out a week before you leave." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** A sealed trip is nicer with time to wonder about it: the form proposes six weeks ahead. */
const USUAL_DAYS_LATER = 28;

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const today = todayOf(ctx);
  const usual = usualRequest(today, ctx.now);
  const later = {
    startDate: addDays(usual.startDate, USUAL_DAYS_LATER),
    endDate: addDays(usual.endDate, USUAL_DAYS_LATER),
  };
  return {
    values: freshSealedValues(freshValues({ ...usual, ...later }, (await usualOrigin(ctx, user))?.label ?? "")),
    earliest: addDays(today, SEALED_DAYS_AHEAD),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    hasQuiz: user.quizCompleted,
    isSold: sellsSealedTrips(real()),
    sellsTrips: sellsTrips(real()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = readSubmission(await readForm(args.request), sealedFormSchema(todayOf(ctx)));
  if (sent.status === "error") return data({ problem: sent.problem, paywall: null }, { status: 422 });
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
        return data({ problem, paywall: refusal.options ?? purchaseOptions("surprise_me") }, { status: 402 });
      case "fields":
        return data({ problem: { ...problem, fields: refusal.fields }, paywall: null }, { status: 422 });
      case "gone":
      case "said":
        return data({ problem: { ...problem, message: refusal.message }, paywall: null }, { status: refusal.status });
      case "silent": {
        const isOften = refusal.status === 429;
        if (!isOften) ctx.log.error({ err: refusal.error, userId: user.id }, "a trip could not be sealed");
        const message = isOften
          ? "You've asked for a lot of surprises. Please wait a few minutes, then carry on."
          : "That didn't work just now. Nothing was charged. Please try again in a moment.";
        return data({ problem: { ...problem, message }, paywall: null }, { status: refusal.status });
      }
    }
  }
}

export default function SealedRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const values = refused ? sentSealedValues(refused.problem, page.values) : page.values;
  if (!page.isSold) return <NotSealed sellsTrips={page.sellsTrips} />;
  return (
    <Somewhere>
      <header className="stack narrow">
        <p className="eyebrow">Surprise Me, sealed</p>
        <h1 className="step-3">A trip in an envelope</h1>
        <p>
          {`You pay without knowing where you're going. The envelope opens ${OPENS_DAYS_BEFORE} days before you leave, or earlier if you can't wait. Until then we tell you what to pack, roughly how long the flight is, and nothing that gives the place away.`}
        </p>
        {!page.hasQuiz && (
          <p className="alert-box info">
            We need to know how you travel. <a href="/quiz">Take the quiz first</a>: ten short questions.
          </p>
        )}
      </header>
      <SealedForm {...page} values={values} problem={refused?.problem} />
      {refused?.paywall && <SurprisePaywall options={refused.paywall} returnTo="/surprise/sealed" />}
    </Somewhere>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
