import { useState } from "react";
import type { ChangeEvent } from "react";
import { Field } from "#app/components/forms/field";
import { useLive } from "#app/components/forms/use-live";
import { passwordProblems, passwordStrength } from "../account/password-rules";

type Errors = Record<string, string[] | undefined>;

const NONE: Errors = {};

/**
 * Two password fields with live rules and a strength meter (CHECKLIST AUTH-29, AUTH-67 to AUTH-76); the server checks
 * again, and its messages stand until the text is changed. The button that shows the typed text needs a script, so it
 * appears only when one runs.
 */
export function NewPasswordFields({
  errors = NONE,
  label = "New password",
  mismatch = "Passwords don't match",
}: {
  errors?: Errors;
  label?: string;
  mismatch?: string;
}) {
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const isLive = useLive();
  const [isShown, setShown] = useState(false);
  const [overtaken, setOvertaken] = useState<Errors>(NONE);
  const said = errors === overtaken ? NONE : errors;
  const strength = passwordStrength(password);
  const live = password ? passwordProblems(password) : [];
  // The meter counts kinds of signs; beside a password that is refused as too common its praise would be wrong.
  const isRefusedThoughStrong = strength.score > 3 && (live.length > 0 || Boolean(said.password?.length));
  const differs = confirm !== "" && confirm !== password ? [mismatch] : [];
  const type = isShown ? "text" : "password";
  const typing = (keep: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    keep(event.target.value);
    setOvertaken(errors);
  };
  return (
    <>
      <Field
        label={label}
        name="password"
        type={type}
        autoComplete="new-password"
        hint="At least 8 characters, with upper and lower case and a number, and not a common one"
        errors={live.length > 0 ? live : said.password}
        onChange={typing(setPassword)}
        data-judged=""
        required
      />
      {password && !isRefusedThoughStrong && (
        <div className="stack strength" aria-live="polite">
          <meter min={0} max={5} low={2} high={4} optimum={5} value={strength.score} aria-label="Password strength" />
          <p className="meta">{strength.label}</p>
        </div>
      )}
      <Field
        label="Confirm password"
        name="confirmPassword"
        type={type}
        autoComplete="new-password"
        errors={differs.length > 0 ? differs : said.confirmPassword}
        onChange={typing(setConfirm)}
        data-judged=""
        required
      />
      <p className="live-only">
        {isLive && (
          <button type="button" className="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? "Hide passwords" : "Show passwords"}
          </button>
        )}
      </p>
    </>
  );
}
