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
    return "Your browser asks sites not to track you. We take that as a no: nothing is counted, and there's nothing for you to do.";
  if (answer === "no") return "Your answer is no. Nothing is counted.";
  if (answer === null) return "Off until you say yes.";
  const since = noted?.since ? ` since ${formatDate(noted.since.slice(0, 10))}` : "";
  const pressed = noted?.pressed ? ` and ${formatCount(noted.pressed, "button press", "button presses")}` : "";
  return `Your answer is yes. We've counted ${formatCount(noted?.pages ?? 0, "page visit")}${pressed} from this browser${since}.`;
}

/** Asks whether pages may be noted: two buttons of equal weight, and the present answer (CHECKLIST LEGAL-08). */
export function MeasuringChoice(props: MeasuringChoiceProps) {
  const { isAskedNotTo, answer, problem } = props;
  const isMute = isAskedNotTo && answer !== "yes";
  return (
    <section className="panel stack no-print" id="measuring" aria-labelledby="measuring-heading">
      <h2 id="measuring-heading">May we count page visits?</h2>
      <p>It shows us which pages help. Everything works the same either way.</p>
      <p role="status">
        <b>{standsNow(props)}</b>
      </p>
      <FormErrors message={problem} />
      {!isMute && (
        <form method="post" action="/legal/cookies" className="even-choices">
          <button type="submit" className="button" name="measuring" value="yes" disabled={isAskedNotTo}>
            Yes, count my visits
          </button>
          <button type="submit" className="button" name="measuring" value="no">
            No, don't count them
          </button>
        </form>
      )}
    </section>
  );
}
