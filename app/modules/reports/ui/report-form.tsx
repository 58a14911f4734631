import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { FormErrors } from "#app/components/forms/form-errors";
import { LeftEmptyField } from "#app/components/forms/left-empty-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { PROBLEMS } from "../report";
import type { Problem } from "../report";
import { reportPath } from "../report-path";

interface ReportFormProps {
  place: { id: string; name: string; destinations: readonly { slug: string; name: string }[] };
  /** Whether a photograph is shown of it, which may be of something else. */
  hasPhotograph: boolean;
  /** The fault that is chosen at first. */
  problem?: Problem;
  /** Whether the report has just arrived. */
  isSent: boolean;
  refused: FormProblem | undefined;
}

/** The form that reports a fault of a place, and the thanks for it. */
export function ReportForm({ place, hasPhotograph, problem, isSent, refused }: ReportFormProps) {
  const back = place.destinations.map(({ slug, name }) => (
    <a key={slug} className="button" href={`/destination/${slug}`}>
      Back to {name}
    </a>
  ));
  if (isSent && !refused)
    return (
      <div className="wrap page stack form-page">
        <h1 className="step-3">Thank you</h1>
        <p className="alert-box info" role="status">
          Your report about {place.name} has arrived. We'll check it and correct what's wrong.
        </p>
        <p className="row">{back}</p>
      </div>
    );
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Report a mistake</h1>
      <p className="lede">
        {place.name}, {place.destinations.map(({ name }) => name).join(" and ")}
      </p>
      <FormErrors message={refused?.message} />
      <form method="post" action={reportPath(place.id)} className="stack" noValidate>
        <input type="hidden" name="place" value={place.id} />
        <ChoiceGroup id="problem" legend="What's wrong?" errors={refused?.fields.problem}>
          <Chips
            name="problem"
            options={Object.entries(PROBLEMS)
              .filter(([value]) => hasPhotograph || value !== "picture")
              .map(([value, label]) => ({ value, label }))}
            chosen={[sentText(refused, "problem") ?? problem ?? ""]}
            most="one"
          />
        </ChoiceGroup>
        <TextAreaField
          label="What should we know?"
          name="words"
          rows={5}
          hint="The right hours, the new address, a link: anything that helps us check."
          defaultValue={sentText(refused, "words")}
          errors={refused?.fields.words}
        />
        <LeftEmptyField />
        <p className="row">
          <SubmitButton busy="Sending…">Send report</SubmitButton>
          {back}
        </p>
      </form>
    </div>
  );
}
