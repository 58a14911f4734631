import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { parseForm } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, refused } from "#app/http/answer/responses.server";
import { confirmEmail } from "#app/modules/accounts/settings/email-change.server";
import { isAppError } from "#app/shared/app-error";

/**
 * The header keeps the link from being passed on. The document itself may name its origin to our own server, because a
 * browser without scripts would otherwise post the form with the origin "null", which is refused.
 */
export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Confirm your address · ${PRODUCT.name}` },
  { name: "description", content: "Confirm the new address of your account." },
  { name: "referrer", content: "same-origin" },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private, "Referrer-Policy": "no-referrer" });

const linkSchema = z.object({ userId: z.string().min(1).max(64), token: z.string().min(1).max(64) });
const INCOMPLETE = "This link is incomplete. Open it from the email again.";

/** Opening the link uses nothing up: mail scanners open links too. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = queryOf(request);
  const link = linkSchema.safeParse({ userId: params.get("userId"), token: params.get("token") });
  return link.success ? { link: link.data } : data({ link: null }, { status: 400 });
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, linkSchema);
  if (sent.status === "error") return refused(INCOMPLETE, 422);
  try {
    await confirmEmail(ctx, sent.value);
  } catch (error) {
    if (isAppError(error)) return refused(error.message, error.status);
    ctx.log.error({ err: error }, "confirming an address failed");
    return refused("An unexpected error occurred. Please try again.", 500);
  }
  const isSignedIn = (await findUser(args).catch(() => undefined)) !== undefined;
  return redirectWithToast(isSignedIn ? "/profile/account" : "/signin?redirect=%2Fprofile%2Faccount", {
    kind: "success",
    text: "Your email address is confirmed.",
  });
}

export default function ConfirmEmailRoute() {
  const { link } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const message = refused?.message ?? (link ? null : INCOMPLETE);
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Confirm your address</h1>
      <FormErrors message={message} />
      {link && !message && (
        <Form method="post" className="stack">
          <p>One tap, and this address is confirmed.</p>
          <input type="hidden" name="userId" value={link.userId} />
          <input type="hidden" name="token" value={link.token} />
          <SubmitButton busy="Confirming…">Confirm this address</SubmitButton>
        </Form>
      )}
      {message && (
        <p>
          <Link className="button" to="/profile/account">
            Account settings
          </Link>
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
