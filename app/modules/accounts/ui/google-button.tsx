import { KEPT_SESSION_DAYS } from "#app/config/product";
import { KEEP_SIGNED_IN } from "../account/session-life";

/**
 * Signs in through Google: a plain link that leaves the site (CHECKLIST AUTH-05, AUTH-33). Either way may open an
 * account, so both name the terms. The box of the form above counts for this way too (page-script/remember.client.ts);
 * without scripts a second link says it.
 */
export function GoogleButton({
  mode,
  to,
  isConfigured,
}: {
  mode: "signin" | "signup";
  to: string;
  isConfigured: boolean;
}) {
  const address = `/auth/google?mode=${mode}&redirect=${encodeURIComponent(to)}`;
  return (
    <div className="stack google">
      <p className="or">
        <span>or</span>
      </p>
      <p>
        <a className="button wide" href={address}>
          Continue with Google
        </a>
      </p>
      {isConfigured && (
        <noscript>
          <p>
            <a className="target" href={`${address}&${KEEP_SIGNED_IN.field}=on`}>
              Continue with Google, and stay signed in on this device for {KEPT_SESSION_DAYS} days
            </a>
          </p>
        </noscript>
      )}
      <p className="hint">
        {isConfigured
          ? "If you're new here, this creates an account: you confirm that you're at least 18 and accept the terms and conditions."
          : "Google sign-in isn't available here. Please use your email and password."}
      </p>
    </div>
  );
}
