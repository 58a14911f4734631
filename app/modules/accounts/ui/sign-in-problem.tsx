import { Link } from "@remix-run/react";
import type { SignInErrorData } from "../sign-in/sign-in-error";

/**
 * A refused sign-in: its message in the colour of its severity, a hint, and the next step (CHECKLIST AUTH-14, AUTH-15).
 * @param form id of the form that a retry sends again
 */
export function SignInProblem({ problem, form }: { problem: SignInErrorData & { message: string }; form: string }) {
  return (
    <div className={`alert-box ${problem.severity}`} role="alert" tabIndex={-1}>
      <p>
        <b>{problem.message}</b>
      </p>
      {problem.suggestion && <p>{problem.suggestion}</p>}
      {problem.action?.type === "redirect" && problem.action.url && (
        <p>
          <Link to={problem.action.url}>{problem.action.buttonText}</Link>
        </p>
      )}
      {problem.action?.type === "retry" && (
        <p>
          <button type="submit" className="button" form={form}>
            {problem.action.buttonText}
          </button>
        </p>
      )}
    </div>
  );
}
