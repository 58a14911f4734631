import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { CACHE } from "#app/http/answer/responses.server";
import { QuizInvitation } from "#app/modules/profile/ui/quiz-invitation";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: `The Dream Quiz · ${PRODUCT.name}` },
  {
    name: "description",
    content:
      "Ten short questions, most with pictures. Your answers become your Travel DNA, and we use it to find places that suit you.",
  },
  ...canonical(args),
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

/** The way into the quiz, for everybody (CHECKLIST QUIZ-01, QUIZ-02, ROUTE-36). */
export default function QuizStartRoute() {
  return <QuizInvitation />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
