import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { env } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE } from "#app/http/answer/responses.server";
import { ProfileView } from "#app/modules/profile/ui/profile-view";
import { logAuthDiagnosis } from "#app/http/route/auth-diagnosis.server";
import { profilePage } from "#app/modules/surprise/pages/profile-page.server";
import { ProfileSurprises } from "./profile-surprises";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Your profile · ${PRODUCT.name}` },
  { name: "description", content: "Your new Travel DNA." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  if (env().DEBUG_PAGES) await logAuthDiagnosis(args);
  const user = await requireUser(args);
  return profilePage(ctxOf(args), user);
}

/** Milliseconds the wrapper waits before it shows the profile (CHECKLIST PROF-05). */
const WAIT_MS = 200;

/**
 * The profile as the traveller reaches it from the reveal: flags of the tab are set, and a short wait is shown where
 * scripts run (CHECKLIST PROF-04, PROF-05).
 */
export default function ProfileAfterRevealRoute() {
  const { profile, surprises } = useLoaderData<typeof loader>();
  return (
    <div data-session-flags='{"quizCompleted":"true","justCompletedQuiz":"true"}' data-wait={WAIT_MS}>
      <div className="wrap page waiting" role="status">
        <p className="step-2">Loading your profile...</p>
      </div>
      <div className="waited">
        <ProfileView {...profile} afterTrips={<ProfileSurprises {...surprises} />} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
