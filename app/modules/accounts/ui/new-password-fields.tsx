import { useState } from "react";
import { Field } from "#app/components/forms/field";
import { useLive } from "#app/components/forms/use-live";
import { passwordProblems, passwordStrength } from "../password-rules";

/**
 * Two password fields with live rules and a strength meter (CHECKLIST AUTH-67 to AUTH-76); the server checks again.
 * The button that shows what is typed needs a script, so it is there only when one runs.
 */
export function NewPasswordFields({ errors = {} }: { errors?: Record<string, string[] | undefined> }) {
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const isLive = useLive();
  const [isShown, setShown] = useState(false);
  const strength = passwordStrength(password);
  const live = password ? passwordProblems(password, []) : [];
  const differs = confirm !== "" && confirm !== password ? ["Passwords don't match"] : [];
  const type = isShown ? "text" : "password";
  return (
    <>
      <Field label="New password" name="password" type={type} autoComplete="new-password" hint="At least 8 characters, with upper and lower case and a number" errors={password ? live : errors.password} onChange={(event) => setPassword(event.target.value)} required />
      {password && (
        <div className="stack strength" aria-live="polite">
          <meter min={0} max={5} low={2} high={4} optimum={5} value={strength.score} aria-label="Password strength" />
          <p className="meta">{strength.label}</p>
        </div>
      )}
      <Field label="Confirm password" name="confirmPassword" type={type} autoComplete="new-password" errors={confirm ? differs : errors.confirmPassword} onChange={(event) => setConfirm(event.target.value)} required />
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
