import { FormErrors } from "#app/components/forms/form-errors";
import { formatCount, formatDate } from "#app/shared/format";
import type { Answer } from "../measuring";

interface MeasuringChoiceProps {
  answer: Answer | null;
  /** The browser asks every site not to track. */
  isAskedNotTo: boolean;
  /** The notes about this browser; null where none are allowed. */
  noted: { pages: number; pressed: number; since?: string } | null;
  problem?: string;
}

function standsNow({ answer, isAskedNotTo, noted }: MeasuringChoiceProps): string {
  if (isAskedNotTo)
    return "Your browser asks sites not to track you. We take that as a no: nothing is noted, and you don't have to do anything.";
  if (answer === "no") return "Your answer is no. Nothing is noted.";
  if (answer === null) return "You haven't answered, so nothing is noted.";
  const since = noted?.since ? ` since ${formatDate(noted.since.slice(0, 10))}` : "";
  const pressed = noted?.pressed ? ` and ${formatCount(noted.pressed, "button press", "button presses")}` : "";
  const isOne = noted?.pages === 1 && pressed === "";
  return `Your answer is yes. ${formatCount(noted?.pages ?? 0, "page")}${pressed} ${isOne ? "is" : "are"} noted under this browser's number${since}.`;
}

/** Asks whether pages may be noted: two buttons of equal weight, and the present answer (CHECKLIST LEGAL-08). */
export function MeasuringChoice(props: MeasuringChoiceProps) {
  const { isAskedNotTo, answer, problem } = props;
  const isMute = isAskedNotTo && answer !== "yes";
  return (
    <section className="panel stack no-print" id="measuring" aria-labelledby="measuring-heading">
      <h2 id="measuring-heading">May we note which pages you read?</h2>
      <p>It helps us see which pages help. Everything works the same either way.</p>
      <p role="status">
        <b>{standsNow(props)}</b>
      </p>
      <FormErrors message={problem} />
      {!isMute && (
        <form method="post" action="/legal/cookies" className="even-choices">
          <button type="submit" className="button" name="measuring" value="yes" disabled={isAskedNotTo}>
            Yes, note the pages I read
          </button>
          <button type="submit" className="button" name="measuring" value="no">
            No, don't note anything
          </button>
        </form>
      )}
    </section>
  );
}
