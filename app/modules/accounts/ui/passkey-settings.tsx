import { Form } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { formatDate } from "#app/shared/format";
import type { SettingsProblem } from "../settings/settings-form";
import type { PasskeyView } from "../sign-in/passkeys";

/** The field that proves the owner: the password, or the typed address of an account without one. */
function ProofField({ id, hasPassword, problem }: { id: string; hasPassword: boolean; problem?: SettingsProblem }) {
  return hasPassword ? (
    <Field
      label="Your password"
      name="currentPassword"
      id={`${id}-password`}
      type="password"
      autoComplete="current-password"
      errors={problem?.fields.currentPassword}
      required
    />
  ) : (
    <Field
      label="Type your email address to confirm"
      name="email"
      id={`${id}-email`}
      type="email"
      autoComplete="off"
      errors={problem?.fields.email}
      required
    />
  );
}

/** One passkey, with the forms that rename and remove it. */
function Passkey({
  passkey: { id, name, addedAt, usedAt },
  hasPassword,
  problem,
}: {
  passkey: PasskeyView;
  hasPassword: boolean;
  problem?: SettingsProblem;
}) {
  const of = (intent: string) => (problem?.intent === intent && problem.values.passkey === id ? problem : undefined);
  const [rename, remove] = [of("passkey-rename"), of("passkey-remove")];
  return (
    <li className="stack">
      <span>
        <b>{name}</b>
        <br />
        <span className="meta num">
          Added {formatDate(addedAt.slice(0, 10))}
          {usedAt ? `, last used ${formatDate(usedAt.slice(0, 10))}` : ", not used yet"}
        </span>
      </span>
      <details className="more" open={rename !== undefined}>
        <summary aria-label={`Rename ${name}`}>Rename</summary>
        <Form method="post" className="stack" noValidate>
          <FormErrors message={rename?.message} />
          <input type="hidden" name="passkey" value={id} />
          <Field
            label="Name"
            name="passkeyName"
            id={`${id}-name`}
            defaultValue={name}
            errors={rename?.fields.passkeyName}
            required
          />
          <SubmitButton busy="Saving…" isPrimary={false} name="intent" value="passkey-rename">
            Save the name
          </SubmitButton>
        </Form>
      </details>
      <details className="more" open={remove !== undefined}>
        <summary aria-label={`Remove ${name}`}>Remove</summary>
        <Form method="post" className="stack" noValidate>
          <FormErrors message={remove?.message} />
          <input type="hidden" name="passkey" value={id} />
          <ProofField id={`${id}-remove`} hasPassword={hasPassword} problem={remove} />
          <SubmitButton busy="Removing…" isPrimary={false} name="intent" value="passkey-remove">
            Remove this passkey
          </SubmitButton>
        </Form>
      </details>
    </li>
  );
}

/**
 * Passkeys, a second way to sign in. Where a browser cannot make one, the part shows those that are there, and nothing
 * where there are none.
 */
export function PasskeySettings({
  passkeys,
  hasPassword,
  problem,
}: {
  passkeys: readonly PasskeyView[];
  hasPassword: boolean;
  problem?: SettingsProblem;
}) {
  return (
    <section
      className="panel stack"
      aria-labelledby="passkeys-heading"
      id="passkeys"
      data-passkey="part"
      hidden={passkeys.length === 0}
      suppressHydrationWarning
    >
      <h2 className="step-1" id="passkeys-heading">
        Passkeys
      </h2>
      <p>Sign in with your face, your fingerprint or your device&apos;s PIN. Your password keeps working.</p>
      {passkeys.length > 0 && (
        <ul className="plain">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} hasPassword={hasPassword} problem={problem} />
          ))}
        </ul>
      )}
      <form
        method="post"
        action="/auth/passkey/add"
        className="stack"
        data-passkey="add"
        data-offline="own"
        hidden
        noValidate
        suppressHydrationWarning
      >
        <input type="hidden" name="answer" />
        <ProofField id="add-passkey" hasPassword={hasPassword} />
        <p>
          <button type="submit" className="button" data-busy="Waiting for your device…">
            Add a passkey
          </button>
        </p>
      </form>
    </section>
  );
}
