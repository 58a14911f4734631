import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import type { JobPostingsTable } from "#app/modules/careers/careers.table";
import { DEPARTMENTS } from "#app/modules/careers/position";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { POSITION_MOVES } from "../position-moves";
import { DeskFrame } from "./desk-frame";
import { PositionBadge } from "./position-badge";

/** A position as it is kept; lists hold a line for each entry. */
type PositionInForm = Omit<JobPostingsTable, "posted_on" | "created_at" | "updated_at">;

interface PositionPageProps {
  /** Null for a position that is not written yet. */
  position: PositionInForm | null;
  refused: FormProblem | undefined;
}

/** A position at the desk: its state and its form. */
export function PositionPage({ position, refused }: PositionPageProps) {
  const field = (name: string, kept: string | undefined) => ({
    name,
    defaultValue: sentText(refused, name) ?? kept,
    errors: refused?.fields[name],
  });
  const lines = "One on each line";
  return (
    <DeskFrame page="/admin/jobs" title={position?.title ?? "A new position"} list="All jobs">
      {position && (
        <form method="post" className="row no-print">
          <PositionBadge status={position.status} />
          {position.status === "published" && (
            <a className="target" href={`/careers/${position.id}`}>
              See it as visitors do
            </a>
          )}
          {Object.entries(POSITION_MOVES)
            .filter(([, { status }]) => status !== position.status)
            .map(([intent, { label }]) => (
              <SubmitButton key={intent} busy="One moment…" name="intent" value={intent} isPrimary={false}>
                {label}
              </SubmitButton>
            ))}
        </form>
      )}
      <FormErrors message={refused?.message} />
      <form method="post" className="stack narrow" data-keep="job" noValidate>
        <Field label="Title" {...field("title", position?.title)} required />
        <div className="fields wide">
          <SelectField
            label="Department"
            {...field("department", position?.department)}
            options={DEPARTMENTS.map((value) => ({ value, label: value }))}
          />
          <Field label="Place" {...field("location", position?.location ?? "Remote")} required />
          <Field label="Type" {...field("type", position?.type ?? "Full-time")} required />
          <Field label="Level" {...field("level", position?.level)} required />
        </div>
        <TextAreaField label="Description" rows={6} {...field("description", position?.description)} required />
        <TextAreaField
          label="What you do"
          hint={lines}
          rows={5}
          {...field("responsibilities", position?.responsibilities)}
        />
        <TextAreaField
          label="What you bring"
          hint={lines}
          rows={5}
          {...field("requirements", position?.requirements)}
        />
        <TextAreaField
          label="Nice to have (optional)"
          hint={lines}
          rows={3}
          {...field("niceToHave", position?.nice_to_have)}
        />
        <TextAreaField
          label="What we offer (optional)"
          hint={lines}
          rows={3}
          {...field("benefits", position?.benefits)}
        />
        <p>
          <SubmitButton busy="Saving…" name="intent" value="job-save">
            {position ? "Save changes" : "Save as a draft"}
          </SubmitButton>
        </p>
      </form>
    </DeskFrame>
  );
}
