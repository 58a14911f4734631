import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { CheckboxField } from "#app/components/forms/checkbox-field";
import { ProofField } from "#app/modules/accounts/ui/proof-field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { clearedSessionCookie, readSessionToken } from "#app/http/answer/cookies.server";
import { parseForm } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { deleteAccountSchema } from "#app/modules/accounts/account/accounts.schema";
import { getAccountSettings, proveOwner } from "#app/modules/accounts/settings/settings.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Delete your account · ${PRODUCT.name}` },
  { name: "description", content: "What gets deleted with your account, and how to download your data first." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  try {
    const { hasPassword, email } = await getAccountSettings(ctxOf(args), user.id, readSessionToken(args.request));
    return { hasPassword, email };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const sent = await parseForm(args.request, deleteAccountSchema);
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  if (sent.status === "error") return refuse({}, 422);
  try {
    await proveOwner(ctx, user.id, { password: sent.value.currentPassword, email: sent.value.email });
    await deleteAccountAndPayments(ctx, user);
  } catch (error) {
    if (isAppError(error))
      return refuse(error.details.fields ? { fields: error.details.fields } : { message: error.message }, error.status);
    ctx.log.error({ err: error }, "deleting an account failed");
    return refuse({ message: "An unexpected error occurred. Please try again." }, 500);
  }
  const response = await redirectWithToast("/", { kind: "info", text: "Your account is deleted. Safe travels." }, [
    clearedSessionCookie(),
  ]);
  response.headers.set("Clear-Site-Data", '"cache", "storage"');
  return response;
}

export default function DeleteAccountRoute() {
  const { hasPassword, email } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Delete your account</h1>
      <p>
        Your trips, plans and settings are deleted right away and can&apos;t be restored. Premium won&apos;t be charged
        again, and any open payment pages are closed.
      </p>
      <p>
        Flights and hotels you've booked stay booked. <a href="/profile/account/export">Download your data</a> first if
        you'll need their details.
      </p>
      <FormErrors message={refused?.message} />
      <Form method="post" className="stack" noValidate>
        <ProofField hasPassword={hasPassword} email={email} problem={refused} />
        <CheckboxField
          name="understood"
          label="Delete my account and everything in it"
          errors={refused?.fields.understood}
          required
        />
        <p className="row">
          <SubmitButton busy="Deleting…">Delete my account</SubmitButton>
          <Link className="button" to="/profile/account">
            Keep my account
          </Link>
        </p>
      </Form>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
