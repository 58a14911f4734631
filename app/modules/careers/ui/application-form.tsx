import { Field, FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { LeftEmptyField } from "#app/components/forms/left-empty-field";
import { NameFields } from "#app/components/forms/name-fields";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { KEPT_RESUME_FIELD, RESUME_FIELD } from "../apply";
import type { Position } from "../position";
import { MOST_RESUME_BYTES, RESUME_ACCEPT, sizeInWords } from "../resume";

export interface ApplicationFormProps {
  position: Pick<Position, "id" | "title">;
  refused?: FormProblem & { resume?: { id: string; fileName: string; bytes: number } };
  /** Local date: the first day that can be chosen. */
  today: string;
}

function ResumeField({ refused }: Pick<ApplicationFormProps, "refused">) {
  const kept = refused?.resume;
  const errors = refused?.fields.resume;
  const frame = {
    id: RESUME_FIELD,
    label: "Resume",
    errors,
    hint: kept
      ? `${kept.fileName} (${sizeInWords(kept.bytes)}) is here already. Choose a file only to replace it.`
      : "PDF, DOC or DOCX, at most 5 MB.",
  };
  return (
    <FieldFrame {...frame}>
      {kept && <input type="hidden" name={KEPT_RESUME_FIELD} value={kept.id} />}
      <input
        id={RESUME_FIELD}
        name={RESUME_FIELD}
        type="file"
        accept={RESUME_ACCEPT}
        data-most-bytes={MOST_RESUME_BYTES}
        required={!kept}
        {...describedBy(frame)}
      />
    </FieldFrame>
  );
}

/** The application for one position; the same on its page and in the dialog (CHECKLIST CAREER-03). */
export function ApplicationForm({ position, refused, today }: ApplicationFormProps) {
  const field = (name: string) => ({ name, defaultValue: sentText(refused, name), errors: refused?.fields[name] });
  const wrong = Object.entries(refused?.fields ?? {}).map(([id, [text = ""]]) => ({ id, text }));
  return (
    <section id="apply" className="stack application" aria-labelledby="apply-title">
      <h2 id="apply-title" className="step-2" tabIndex={-1}>
        Apply for {position.title}
      </h2>
      <p className="meta">Please fill in everything that isn't marked optional.</p>
      <FormErrors message={refused?.message} fields={wrong} />
      <form
        method="post"
        action={`/careers/${position.id}#apply`}
        encType="multipart/form-data"
        className="stack"
        data-keep={`apply-${position.id}`}
        noValidate
      >
        <div className="fields wide">
          <NameFields
            firstName={sentText(refused, "firstName")}
            lastName={sentText(refused, "lastName")}
            errors={refused?.fields}
          />
          <Field label="Email" type="email" inputMode="email" autoComplete="email" {...field("email")} required />
          <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field("phone")} required />
          <Field label="LinkedIn (optional)" type="url" inputMode="url" autoComplete="url" {...field("linkedIn")} />
          <Field label="Portfolio (optional)" type="url" inputMode="url" autoComplete="off" {...field("portfolio")} />
        </div>
        <TextAreaField label="Your experience" rows={5} {...field("experience")} required />
        <TextAreaField label="Why would you like to work at Voyance?" rows={5} {...field("whyVoyance")} required />
        <TextAreaField label="Cover letter (optional)" rows={5} {...field("coverLetter")} />
        <div className="fields wide">
          <Field label="When could you start?" type="date" min={today} {...field("startDate")} required />
          <ResumeField refused={refused} />
        </div>
        <LeftEmptyField />
        <p className="row">
          <SubmitButton busy="Submitting…">Submit Application</SubmitButton>
        </p>
        <p className="meta">
          We use what you send only for this application. <a href="/legal/privacy">How we handle your data</a>
        </p>
      </form>
    </section>
  );
}
