/**
 * Signs in through Google: a plain link that leaves the site (CHECKLIST AUTH-05, AUTH-33). Either way may open an
 * account, so both name the terms.
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
  return (
    <div className="stack google">
      <p className="or">
        <span>or</span>
      </p>
      <p>
        <a className="button wide" href={`/auth/google?mode=${mode}&redirect=${encodeURIComponent(to)}`}>
          Continue with Google
        </a>
      </p>
      <p className="hint">
        {isConfigured
          ? "If you're new here, this creates an account: you confirm that you're at least 18 and accept the terms and conditions."
          : "Google sign-in isn't available here. Please use your email and password."}
      </p>
    </div>
  );
}
