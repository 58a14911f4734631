import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { LeftEmptyField } from "#app/components/forms/left-empty-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { useReality } from "#app/components/layout/use-reality";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT, REPLY_HOURS } from "#app/config/product";
import { deviceKeyOf } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { MESSAGE_SENT, serverError } from "#app/modules/contact/contact-answers";
import { contactSchema } from "#app/modules/contact/contact.schema";
import { sendMessage } from "#app/modules/contact/contact.server";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { sentText } from "#app/shared/form-problem";
import { LEFT_EMPTY, WAS_FILLED } from "#app/shared/left-empty";

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

function ContactFacts() {
  return (
    <aside className="stack contact-facts">
      <h2 className="step-2">Contact information</h2>
      <dl className="fact-lines">
        <div>
          <dt>Email</dt>
          <dd>
            <a className="target" href={`mailto:${PRODUCT.supportEmail}`}>
              {PRODUCT.supportEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt>Response time</dt>
          <dd>
            {REPLY_HOURS.soonest}-{REPLY_HOURS.latest} h on weekdays. Messages that arrive at the weekend are answered
            from Monday.
          </dd>
        </div>
        <div>
          <dt>About a booking</dt>
          <dd>
            Quote the six letters from your confirmation so that we find it right away. You'll see them on{" "}
            <a href="/trip/dashboard">your trip</a>.
          </dd>
        </div>
      </dl>
    </aside>
  );
}

function SentView() {
  const real = useReality();
  return (
    <section className="stack">
      <h1>Thank you</h1>
      <p className="alert-box info lede" role="status" tabIndex={-1}>
        {MESSAGE_SENT}
      </p>
      {real?.mail !== "outbox" && (
        <p>We've sent you a short confirmation. If it doesn't arrive, check your spam folder.</p>
      )}
      <p className="row">
        <a className="button" href="/contact">
          Send Another Message
        </a>
        <a className="button" href="/">
          Go home
        </a>
      </p>
    </section>
  );
}

export default function ContactRoute() {
  const { isSent, known } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page split">
      {isSent && !refused ? (
        <SentView />
      ) : (
        <section className="stack">
          <h1>Write to us</h1>
          <p className="lede">A question, a problem, an idea: tell us, and a person will answer.</p>
          <FormErrors message={refused?.message} />
          <form method="post" action="/contact" className="stack contact-form" noValidate>
            <div className="fields wide">
              <Field
                label="Name"
                name="name"
                autoComplete="name"
                defaultValue={sentText(refused, "name") ?? known?.name}
                errors={refused?.fields.name}
                required
              />
              <Field
                label="Email"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                hint="We'll reply to this address."
                defaultValue={sentText(refused, "email") ?? known?.email}
                errors={refused?.fields.email}
                required
              />
            </div>
            <TextAreaField
              label="Message"
              name="message"
              rows={8}
              defaultValue={sentText(refused, "message")}
              errors={refused?.fields.message}
              required
            />
            <LeftEmptyField />
            <p className="row">
              <SubmitButton busy="Sending…" name="intent" value="send-message">
                Send Message
              </SubmitButton>
            </p>
          </form>
        </section>
      )}
      <ContactFacts />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
