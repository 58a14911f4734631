import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { PROBLEMS, REPORT_STATUSES, REPORT_STATUS_WORDS } from "#app/modules/reports/report";
import type { Problem, ReportStatus } from "#app/modules/reports/report";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { instantInWords } from "../reply-due";
import { DeskFrame } from "./desk-frame";

interface ReportPageProps {
  report: {
    place_id: string;
    place_name: string;
    problem: string;
    words: string;
    status: ReportStatus;
    change: string;
    created_at: string;
  };
  /** The destinations whose days may use the place. */
  destinations: readonly { slug: string; name: string }[];
  /** The pages of its photographs that are shown. */
  photographs: readonly string[];
  refused: FormProblem | undefined;
}

/** A report on a place at the desk, and the form of the decision. */
export function ReportPage({ report, destinations, photographs, refused }: ReportPageProps) {
  return (
    <DeskFrame page="/admin/reports" title={report.place_name} list="All reports">
      <dl className="fact-lines">
        <div>
          <dt>What is wrong</dt>
          <dd>{PROBLEMS[report.problem as Problem]}</dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>
            {report.place_id}
            {destinations.map(({ slug, name }) => (
              <span key={slug}>
                , <a href={`/destination/${slug}`}>{name}</a> (destinations/{slug}.yaml)
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{instantInWords(report.created_at)}</dd>
        </div>
      </dl>
      {report.words !== "" && <blockquote className="panel as-typed">{report.words}</blockquote>}
      <FormErrors message={refused?.message} />
      <form method="post" className="stack form-page no-print" noValidate>
        <SelectField
          label="Status"
          name="status"
          defaultValue={sentText(refused, "status") ?? report.status}
          options={REPORT_STATUSES.map((value) => ({ value, label: REPORT_STATUS_WORDS[value] }))}
          errors={refused?.fields.status}
        />
        <TextAreaField
          label="What was changed, or why nothing was"
          name="change"
          rows={4}
          defaultValue={sentText(refused, "change") ?? report.change}
          errors={refused?.fields.change}
        />
        {photographs.length > 0 && (
          <>
            <p className="row">
              {photographs.map((page) => (
                <a key={page} className="target" href={page}>
                  See its photo
                </a>
              ))}
            </p>
            <label className="check">
              <input type="checkbox" name="takeAway" defaultChecked={sentText(refused, "takeAway") === "on"} />{" "}
              <span>Take the photo away, for good</span>
            </label>
          </>
        )}
        <p>
          <SubmitButton busy="Saving…">Save decision</SubmitButton>
        </p>
      </form>
    </DeskFrame>
  );
}
