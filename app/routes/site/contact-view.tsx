import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { LeftEmptyField } from "#app/components/forms/left-empty-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { useReality } from "#app/components/layout/use-reality";
import { PRODUCT, REPLY_HOURS } from "#app/config/product";
import { MESSAGE_SENT } from "#app/modules/contact/contact-answers";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

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

/** The form of a message, and what to know before writing. */
export function ContactView({
  page: { isSent, known },
  refused,
}: {
  page: { isSent: boolean; known: { name: string; email: string } | null };
  refused: FormProblem | undefined;
}) {
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
