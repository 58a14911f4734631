interface SignInProgressProps {
  /** The reason why the sign-in failed; null while it is under way. */
  problem: string | null;
  /** The page that follows by itself; also a link for visitors who do not want to wait. */
  onward: string;
}

/**
 * A sign-in under way, or the reason why it failed; the page moves on by itself, and the link leads to the same page
 * (CHECKLIST AUTH-37, AUTH-38).
 */
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
