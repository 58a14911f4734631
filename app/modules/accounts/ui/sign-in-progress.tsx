/** A sign-in under way, or why it failed; the page moves on by itself, the link does the same (CHECKLIST AUTH-37, AUTH-38). */
export function SignInProgress({ problem, back }: { problem: string | null; back: string }) {
  if (problem === null) {
    return (
      <div className="wrap page stack form-page" role="status">
        <h1 className="step-3">One moment</h1>
        <p>Completing sign in...</p>
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
        <a className="button primary" href={back}>
          {back === "/signin" ? "Back to sign in" : "Back to your account"}
        </a>
      </p>
    </div>
  );
}
