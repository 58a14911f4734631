import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { useReality } from "#app/components/layout/use-reality";
import { Pieces } from "#app/components/ui/pieces";
import { PRODUCT } from "#app/config/product";
import { SIMULATED_FARES } from "#app/config/reality-words";
import { sellsTrips } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { TIER_WORDS } from "#app/modules/surprise/surprise";
import { addressOf, valuesOfRequest } from "#app/modules/surprise/surprise-form";
import { sharedPath } from "#app/modules/surprise/share-run.server";
import { getRun } from "#app/modules/surprise/surprise.server";
import { CandidateCard } from "#app/modules/surprise/ui/candidate-card";
import { RunSharing } from "#app/modules/surprise/ui/run-sharing";
import { isAppError } from "#app/shared/app-error";
import { formatCount, formatDateRange } from "#app/shared/format";
import { selectAction } from "./select-action.server";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? page.candidates.map(({ city }) => city).join(", ") : "Three places"} · ${PRODUCT.name}` },
  { name: "description", content: "Three places that suit you, your dates and your budget." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const id = query.get("run_id");
  // Without a draw there is nothing to choose from: leads back to the form (CHECKLIST SURP-16).
  if (!id) throw seeOther("/surprise");
  if (query.has("purchase_success")) throw seeOther(`/surprise/select?${new URLSearchParams({ run_id: id })}`);
  try {
    const { request, candidates, ...run } = await getRun(user, id);
    return {
      runId: run.id,
      generation: run.generation,
      isAgain: run.isAgain,
      chosenId: run.tripId ? run.chosenId : null,
      shared: toAddress(ctx, sharedPath(run)),
      seed: ctx.now.getTime(),
      request,
      back: addressOf({ ...valuesOfRequest(request), seed: String(ctx.now.getTime()) }),
      candidates: candidates.map(({ price, ...candidate }) => ({
        ...candidate,
        band: price?.band ?? null,
        picture: pictureOf(candidate.id, "card"),
      })),
    };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") throw seeOther("/surprise");
    throw toRouteError(error, ctx);
  }
}

/** How often: "once", "twice", "3 times". */
function timesInWords(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : formatCount(times, "time");
}

/** A whole address, to be copied. */
function toAddress({ origin }: { origin: string }, path: string | undefined): string | null {
  return path === undefined ? null : origin + path;
}

export const action = (args: ActionFunctionArgs) => selectAction(args);

export default function SurpriseSelectRoute() {
  const { runId, generation, isAgain, chosenId, seed, request, back, candidates, shared } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const departure = request.origin.label.replace(" (all airports)", "");
  const real = useReality();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack narrow">
        <p className="eyebrow num">
          <Pieces
            of={[
              formatDateRange(request.startDate, request.endDate),
              formatCount(request.adults + request.children, "traveller"),
              `from ${departure}`,
              TIER_WORDS[request.tier].name,
            ]}
          />
        </p>
        <h1 className="step-3">{generation === 0 ? "Three places for you" : "Three other places for you"}</h1>
        <p>
          {`Choose one, and we'll plan its days${real && sellsTrips(real) ? " around a flight and a stay within your budget" : ""}. You can change everything afterwards.`}
        </p>
        {generation > 0 && <p className="meta num">{`Drawn again ${timesInWords(generation)}.`}</p>}
        {isAgain && (
          <p className="alert-box info">
            You have seen every place that fits these dates and this budget, so some of them come again. Other dates or
            a higher budget bring new ones.
          </p>
        )}
        <FormErrors message={problem} />
      </header>
      <div className="grid three surprise-cards">
        {candidates.map((candidate, index) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            runId={runId}
            isFirst={index === 0}
            isChosen={candidate.id === chosenId}
          />
        ))}
      </div>
      <div className="row">
        <form method="post" action={`/surprise/select?run_id=${runId}`}>
          <input type="hidden" name="runId" value={runId} />
          <input type="hidden" name="seed" value={seed} />
          <button
            type="submit"
            className="button"
            name="intent"
            value="surprise-regenerate"
            data-busy="Finding perfect matches..."
          >
            Show me different options
          </button>
        </form>
        <a className="button" href={back}>
          Back
        </a>
      </div>
      <RunSharing runId={runId} address={shared} />
      {real?.inventory === "sandbox" && <p className="meta">{SIMULATED_FARES}</p>}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
