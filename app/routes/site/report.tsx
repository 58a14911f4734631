import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { reportPath } from "#app/modules/reports/report-path";
import { reportSchema } from "#app/modules/reports/report.schema";
import { findReportedPlace, isPhotographed, reportPlace } from "#app/modules/reports/reports.server";
import { ReportForm } from "#app/modules/reports/ui/report-form";
import { isAppError } from "#app/shared/app-error";
import { LEFT_EMPTY, WAS_FILLED } from "#app/shared/left-empty";

export const handle: PageHandle = { scripts: "none", sharedBy: ["place", "problem", "sent"], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) => [
  { title: `${view ? `${view.place.name}: report a mistake` : "Place not found"} · Voyance` },
  { name: "description", content: "Tell us what is wrong with a place, and we'll look into it." },
  { name: "robots", content: "noindex" },
  ...(view ? canonical(args, reportPath(view.place.id).replace("/report", "")) : []),
];

function unknownPlace() {
  return data({ message: "We don't cover this place." }, { status: 404 });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(request);
  const place = findReportedPlace(query.get("place") ?? "");
  if (!place) throw unknownPlace();
  const hasPhotograph = await isPhotographed(place);
  const problem = hasPhotograph && query.get("problem") === "picture" ? ("picture" as const) : undefined;
  return data(
    { place, hasPhotograph, problem, isSent: query.has("sent") },
    { headers: { "Cache-Control": CACHE.public } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ? { "Cache-Control": CACHE.private } : loaderHeaders;

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const [user, form] = await Promise.all([findUser(args), readForm(args.request)]);
  const sent = readSubmission(form, reportSchema);
  const place = findReportedPlace(textOf(form, "place", 160));
  if (!place) throw unknownPlace();
  const refuse = (message: string | null, status: number) => data({ ...sent.problem, message }, { status });
  if (textOf(form, LEFT_EMPTY, 1) !== "") return refuse(WAS_FILLED, 422);
  if (sent.status === "error") return refuse(sent.problem.message, 422);
  try {
    await reportPlace(ctx, place, sent.value, user?.id);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse(error.message, error.status);
  }
  return seeOther(`${reportPath(place.id)}&sent=1`);
}

export default function ReportRoute() {
  return <ReportForm {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <StandIn>
      <h1 className="step-3">We don't cover this place</h1>
      <p>It may have been removed from our list.</p>
      <p>
        <a className="button primary" href="/contact">
          Write to us about it
        </a>
      </p>
    </StandIn>
  );
}
