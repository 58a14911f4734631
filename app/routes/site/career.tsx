import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { structuredData } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { readApplication } from "#app/http/route/application-form.server";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { APPLIED, NOT_APPLIED } from "#app/modules/careers/apply";
import { applyForPosition, findPosition, limitApplications } from "#app/modules/careers/careers.server";
import { PositionPage } from "#app/modules/careers/ui/position-page";
import { isAppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import { jobPosting } from "./job-posting";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) =>
  view
    ? [
        { title: `${view.position.title} · Careers · Voyance` },
        {
          name: "description",
          content: `${view.position.title}, ${view.position.type}, ${view.position.location}. Apply at Voyance.`,
        },
        ...canonical(args),
        ...structuredData(args, (origin) => [jobPosting(view.position, origin)]),
      ]
    : [{ title: "Position not open · Voyance" }];

function gone() {
  return data({ message: "This position is no longer open." }, { status: 404 });
}

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const position = await findPosition(ctx, args.params.job ?? "");
  if (!position) throw gone();
  return data({ position, today: todayOf(ctx) }, { headers: { "Cache-Control": CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ? { "Cache-Control": CACHE.private } : loaderHeaders;

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const [position, user] = await Promise.all([findPosition(ctx, args.params.job ?? ""), findUser(args)]);
  if (!position) throw gone();
  try {
    await limitApplications(ctx);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
  const sent = await readApplication(ctx, args.request);
  const refuse = (message: string | null, status: number, fields = sent.problem.fields) =>
    data({ ...sent.problem, message, fields, resume: sent.resume }, { status });
  if (sent.status === "error") return refuse(sent.problem.message, 422);
  try {
    await applyForPosition(ctx, position, sent.value, { resume: sent.resume, userId: user?.id });
  } catch (error) {
    if (isAppError(error)) return refuse(null, error.status, { resume: [error.message] });
    ctx.log.error({ err: error }, "an application could not be taken");
    return refuse(NOT_APPLIED, 500);
  }
  return redirectWithToast("/careers", { kind: "success", text: APPLIED });
}

export default function CareerRoute() {
  return <PositionPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <StandIn>
      <h1 className="step-3">This position is no longer open</h1>
      <p>Thank you for your interest. Other positions may be open.</p>
      <p>
        <a className="button primary" href="/careers">
          See open positions
        </a>
      </p>
    </StandIn>
  );
}
