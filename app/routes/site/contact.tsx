import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { deviceKeyOf } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { serverError } from "#app/modules/contact/contact-answers";
import { contactSchema } from "#app/modules/contact/contact.schema";
import { sendMessage } from "#app/modules/contact/contact.server";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { LEFT_EMPTY, WAS_FILLED } from "#app/shared/left-empty";
import { ContactView } from "./contact-view";

export const handle: PageHandle = { scripts: "none", sharedBy: ["sent"] };
export const meta: MetaFunction = (args) => [
  { title: "Contact us · Voyance" },
  { name: "description", content: "Write to the people behind Voyance. We reply within 24-48 hours on weekdays." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await findUser(args);
  const isSent = queryOf(args.request).has("sent");
  const headers = { "Cache-Control": user ? CACHE.private : CACHE.public };
  return data({ isSent, known: user ? { name: user.name, email: user.email } : null }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  // Also tells a waiting form of this traveller from one of another account.
  const user = await findUser(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, contactSchema);
  const refuse = (message: string | null, status: number) => data({ ...sent.problem, message }, { status });
  if (textOf(form, LEFT_EMPTY, 1) !== "") return refuse(WAS_FILLED, 422);
  if (sent.status === "error") return refuse(sent.problem.message, 422);
  try {
    await sendMessage(ctx, sent.value, { userId: user?.id, deviceKey: deviceKeyOf(form) });
  } catch (error) {
    if (isAppError(error)) return refuse(error.message, error.status);
    ctx.log.error({ err: error }, "a message could not be taken");
    const status = error instanceof PortFailure ? error.status : 500;
    return refuse(serverError(status), status);
  }
  return seeOther("/contact?sent=1");
}

export default function ContactRoute() {
  return <ContactView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
