import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { formatDate } from "#app/shared/format";
import type { FormProblem } from "#app/shared/form-problem";
import type { PasskeyView } from "../sign-in/passkeys";
import { ProofField } from "./proof-field";

/** A form of this page that was refused. */
export interface PasskeyProblem extends FormProblem {
  intent: string;
}

/** One passkey, with the forms that rename and remove it. */
function Passkey({
  passkey: { id, name, addedAt, usedAt },
  hasPassword,
  problem,
}: {
  passkey: PasskeyView;
  hasPassword: boolean;
  problem?: PasskeyProblem;
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
        <form method="post" className="stack" noValidate>
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
          <p>
            <button type="submit" className="button" name="intent" value="passkey-rename" data-busy="Saving…">
              Save the name
            </button>
          </p>
        </form>
      </details>
      <details className="more" open={remove !== undefined}>
        <summary aria-label={`Remove ${name}`}>Remove</summary>
        <form method="post" className="stack" noValidate>
          <FormErrors message={remove?.message} />
          <input type="hidden" name="passkey" value={id} />
          <ProofField id={`${id}-remove`} hasPassword={hasPassword} problem={remove} />
          <p>
            <button type="submit" className="button" name="intent" value="passkey-remove" data-busy="Removing…">
              Remove this passkey
            </button>
          </p>
        </form>
      </details>
    </li>
  );
}

/** The passkeys of an account, and the form that adds one where the browser can. */
export function PasskeySettings({
  passkeys,
  hasPassword,
  problem,
}: {
  passkeys: readonly PasskeyView[];
  hasPassword: boolean;
  problem?: PasskeyProblem;
}) {
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="plain panel stack">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} hasPassword={hasPassword} problem={problem} />
          ))}
        </ul>
      )}
      <form
        method="post"
        action="/auth/passkey/add"
        className="panel stack"
        data-passkey="add"
        data-offline="own"
        hidden
        noValidate
      >
        <input type="hidden" name="answer" />
        <ProofField id="add-passkey" hasPassword={hasPassword} />
        <p>
          <button type="submit" className="button primary" data-busy="Waiting for your device…">
            Add a passkey
          </button>
        </p>
      </form>
      <p className="meta" data-passkey="instead">
        This browser can&apos;t add a passkey. Your other ways to sign in work here as always.
      </p>
    </>
  );
}
