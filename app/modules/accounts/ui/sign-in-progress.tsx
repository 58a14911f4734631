interface SignInProgressProps {
  /** Why the sign-in failed; null while it is under way. */
  problem: string | null;
  /** Where the page goes by itself, for those who do not want to wait. */
  onward: string;
}

/** A sign-in under way, or why it failed; the page moves on by itself, the link does the same (CHECKLIST AUTH-37, AUTH-38). */
export function SignInProgress({ problem, onward }: SignInProgressProps) {
  if (problem === null) {
    return (
      <div className="wrap page stack form-page">
        <h1 className="step-3">One moment</h1>
        <p role="status">Completing sign in...</p>
        <p>
          <a href={onward}>Continue</a>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Authentication Failed</h1>
      <p className="alert-box critical" role="alert">
        {problem}
      </p>
      <p>
        <a className="button primary" href={onward}>
          {onward === "/signin" ? "Back to sign in" : "Back to your account"}
        </a>
      </p>
    </div>
  );
}
