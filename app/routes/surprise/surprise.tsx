import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { useReality } from "#app/components/layout/use-reality";
import { PRODUCT } from "#app/config/product";
import { sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { noteEvent } from "#app/http/route/events.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Membership } from "#app/modules/accounts/account/plans";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { addressOf, sentValues } from "#app/modules/surprise/surprise-form";
import { drawSurprise, surprisePage, surpriseValues } from "#app/modules/surprise/surprise-page.server";
import { surpriseFormSchema } from "#app/modules/surprise/surprise.schema";
import { RunList } from "#app/modules/surprise/ui/run-list";
import { SurpriseForm } from "#app/modules/surprise/ui/surprise-form";
import { SurprisePaywall } from "#app/modules/surprise/ui/surprise-paywall";
import { Somewhere } from "#app/modules/surprise/ui/somewhere";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `Surprise Me · ${PRODUCT.name}` },
  { name: "description", content: "Tell us your dates and budget, and we'll choose three places that suit you." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Reads the form and draws three places for it. */
async function draw(ctx: Ctx, user: CurrentUser, form: FormData) {
  const sent = readSubmission(form, surpriseFormSchema(todayOf(ctx)));
  const { problem } = sent;
  return sent.status === "error" ? { problem } : { problem, ...(await drawSurprise(ctx, user, sent.value)) };
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const values = await surpriseValues(ctx, user, query);
  if (query.get("purchase_success") === "true") {
    // The word itself opens nothing: the account is asked anew, and the draw tried again (CHECKLIST SURP-06, PAY-03).
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const outcome = user.capabilities.canUseSurprise ? await draw(ctx, user, form) : {};
    return seeOther("runId" in outcome ? `/surprise/select?run_id=${outcome.runId}` : addressOf(values));
  }
  return { values, ...(await surprisePage(ctx, user)) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  noteEvent(args, "surprise_me_clicked");
  const outcome = await draw(ctx, user, form);
  if ("runId" in outcome) {
    noteEvent(args, "surprise_preview_viewed", { run_id: outcome.runId });
    return seeOther(`/surprise/select?run_id=${outcome.runId}`);
  }
  if (!("refusal" in outcome)) return data({ problem: outcome.problem, paywall: null }, { status: 422 });
  const { problem, refusal } = outcome;
  const values = sentValues(problem);
  switch (refusal.kind) {
    case "profile":
      return redirectWithToast("/quiz", { kind: "info", text: refusal.message }, [
        await quizReturnCookie(addressOf(values)),
      ]);
    case "paywall":
      noteEvent(args, "surprise_paywall_shown");
      return data({ problem, paywall: refusal.options ?? purchaseOptions("surprise_me") }, { status: 402 });
    case "fields":
      return data({ problem: { ...problem, fields: refusal.fields }, paywall: null }, { status: 422 });
    case "gone":
    case "said":
      return data({ problem: { ...problem, message: refusal.message }, paywall: null }, { status: refusal.status });
    case "silent":
      // Nothing is said of it: the page stays as it is, ready to be sent again (CHECKLIST SURP-07, SURP-09).
      if (refusal.status !== 429)
        ctx.log.error({ err: refusal.error, userId: user.id }, "a surprise could not be drawn");
      return data({ problem, paywall: null }, { status: refusal.status });
  }
}

function Terms({ membership, isOpen }: { membership: Membership; isOpen: boolean }) {
  if (membership === "premium")
    return <p className="meta">With premium you can look and choose as often as you like.</p>;
  return (
    <p className="meta">
      {isOpen
        ? "Looking is free: your trip pass is used when you choose one of the places."
        : "It comes with a trip pass, which is used when you choose a place, or with premium."}
    </p>
  );
}

export default function SurpriseRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const values = refused ? sentValues(refused.problem) : page.values;
  const real = useReality();
  const sells = real !== undefined && sellsTrips(real);
  return (
    <Somewhere>
      <header className="stack narrow">
        <p className="eyebrow">Feeling adventurous?</p>
        <h1 className="step-3">Surprise Me</h1>
        <p>
          {`Tell us your dates and budget. We'll choose three places that suit you${sells ? ", with a flight and a stay for those dates" : ""}. Take one, or ask for three more.`}
        </p>
        {!page.hasQuiz && (
          <p className="alert-box info">
            We need to know how you travel. <a href="/quiz">Take the quiz first</a>: ten short questions.
          </p>
        )}
        <Terms membership={page.membership} isOpen={page.isOpen} />
      </header>
      <SurpriseForm {...page} values={values} problem={refused?.problem} />
      {real && sellsSealedTrips(real) && (
        <section className="stack narrow" aria-labelledby="sealed">
          <h2 id="sealed" className="step-2">
            Or don't look at all
          </h2>
          <p>Pay without knowing where you're going; the envelope opens a week before you leave.</p>
          <p>
            <a className="button" href="/surprise/sealed">
              Seal a trip
            </a>
          </p>
        </section>
      )}
      {page.runs.length > 0 && (
        <section className="stack narrow" aria-labelledby="before">
          <h2 id="before" className="step-2">
            What we chose before
          </h2>
          <RunList runs={page.runs} />
          {page.total > page.runs.length && (
            <p>
              <a className="target" href="/surprise/history">{`All ${page.total}`}</a>
            </p>
          )}
        </section>
      )}
      {refused?.paywall && <SurprisePaywall options={refused.paywall} returnTo={addressOf(values)} />}
    </Somewhere>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
