import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { readQuizReturn } from "#app/http/answer/cookies.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { describeTraveller, identityOf, posterOfTraveller } from "#app/modules/profile/identity";
import { finalizeQuiz, findOpenQuiz, hasResult } from "#app/modules/profile/quiz.server";
import type { TravelProfile } from "#app/modules/profile/quiz.server";
import { Reveal } from "#app/modules/profile/ui/reveal";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Your Travel DNA · ${PRODUCT.name}` },
  { name: "description", content: "Who you are as a traveller, and why." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const open = await findOpenQuiz(user.id);
  if (open ? !open.isComplete : !(await hasResult(user))) throw seeOther("/quiz");
  // Made once, however often the page is opened; a failure is logged and the default identity stands in (CHECKLIST
  // DNA-01, DNA-09).
  const profile = await finalizeQuiz(ctx, user.id).catch((error: unknown): TravelProfile | null => {
    ctx.log.error({ err: error, userId: user.id }, "the quiz could not be finalized");
    return null;
  });
  const poster = posterOfTraveller(profile?.dna);
  return {
    identity: identityOf(profile?.dna),
    picture: poster ? pictureOf(poster) : null,
    description: describeTraveller(profile?.dna),
    dna: profile?.dna ?? null,
    askedFor: (await readQuizReturn(args.request)) ?? null,
    answered: profile ? Object.values(profile.answers).filter((chosen) => chosen.length > 0).length : null,
  };
}

export default function RevealingRoute() {
  return <Reveal {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
