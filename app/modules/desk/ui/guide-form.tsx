import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { GUIDE_TYPES } from "#app/modules/content/guide";
import type { GuideState } from "#app/modules/content/written-guide";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

/** A guide as its form shows it. */
export interface GuideInForm {
  id: string;
  revision: number;
  state: GuideState;
  publishAt: string | null;
  title: string;
  type: string;
  excerpt: string;
  /** Separated by commas. */
  tags: string;
  related: string;
  body: string;
  isFeatured: boolean;
}

/** The answer to a sent form of a guide. */
export interface GuideAnswer extends FormProblem {
  /** The revision that its writer saw. */
  revision: number;
  /** Whether the fields of the guide were sent, rather than a button beside them. */
  isTyped: boolean;
  /** Whether another person has changed the guide since. */
  isStale: boolean;
  preview: { html: string; leftOut: string[] } | null;
}

function Preview({ html, leftOut }: NonNullable<GuideAnswer["preview"]>) {
  return (
    <section className="panel stack" id="preview" aria-labelledby="preview-heading">
      <h2 className="step-1" id="preview-heading">
        Preview
      </h2>
      <p className="meta">This is how visitors will see it. Nothing is saved yet.</p>
      {leftOut.length > 0 && (
        <p className="alert-box warning">
          {`Left out, because a guide can't contain it: ${leftOut.join(", ")}. Headings (h2, h3), paragraphs, lists, tables, quotes, strong, em and https links stay.`}
        </p>
      )}
      <div className="guide-body" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

/** The present state of a guide that another person has changed. */
function StandsNow({ guide }: { guide: GuideInForm }) {
  return (
    <section className="panel stack" aria-labelledby="now-heading">
      <h2 className="step-1" id="now-heading">
        The version saved now
      </h2>
      <p>
        <strong>{guide.title}</strong>
        {` · ${guide.type}`}
      </p>
      <p>{guide.excerpt}</p>
      <p className="meta">{`Tags: ${guide.tags || "none"}. Places: ${guide.related || "none"}.`}</p>
      <p className="as-typed">{guide.body}</p>
    </section>
  );
}

/** The form of a guide: preview, keep, publish and schedule send all typed texts. */
export function GuideForm({ guide, answer }: { guide: GuideInForm | null; answer?: GuideAnswer }) {
  const field = (name: string, kept = "") => ({
    name,
    defaultValue: answer?.isTyped ? (sentText(answer, name) ?? "") : kept,
    errors: answer?.fields[name],
  });
  const isOut = guide?.state === "published";
  const seen = answer?.isTyped && !answer.isStale ? answer.revision : guide?.revision;
  return (
    <>
      <FormErrors message={answer?.message} fields={listProblems(answer?.fields ?? {})} />
      <form method="post" className="stack narrow" data-keep={`guide-${guide?.id ?? "new"}`} noValidate>
        {guide && <input type="hidden" name="revision" value={seen} />}
        <Field label="Title" {...field("title", guide?.title)} required />
        <SelectField
          label="Type"
          {...field("type", guide?.type)}
          options={GUIDE_TYPES.map((value) => ({ value, label: value }))}
        />
        <TextAreaField
          label="Excerpt"
          hint="A sentence or two: on its card, and above the text."
          rows={2}
          {...field("excerpt", guide?.excerpt)}
          required
        />
        <div className="fields wide">
          <Field
            label="Tags (optional)"
            hint="Separated by commas, such as packing, trains"
            {...field("tags", guide?.tags)}
          />
          <Field
            label="Related places (optional)"
            hint="Separated by commas, such as Lisbon, Kyoto. The guide shows the poster of the first."
            {...field("related", guide?.related)}
          />
        </div>
        <TextAreaField
          label="Body"
          hint="HTML: p, h2, h3, ul, ol, li, strong, em, blockquote, tables and https links. Anything else is taken out."
          rows={18}
          spellCheck
          {...field("body", guide?.body)}
          required
        />
        <CheckboxField
          name="featured"
          label="Featured: it comes before the others"
          defaultChecked={answer?.isTyped ? sentText(answer, "featured") !== undefined : guide?.isFeatured}
        />
        {answer?.preview && <Preview {...answer.preview} />}
        <p className="row">
          <SubmitButton busy="One moment…" name="intent" value="guide-preview" formAction="#preview" isPrimary={false}>
            Preview
          </SubmitButton>
          <SubmitButton busy="Saving…" name="intent" value="guide-save">
            {guide ? "Save changes" : "Save as a draft"}
          </SubmitButton>
        </p>
        {isOut && <p className="meta">Visitors see changes as soon as you save them.</p>}
        {guide && !isOut && (
          <fieldset className="stack">
            <legend className="step-1">Publish</legend>
            <p className="meta">Both buttons also save what you typed above.</p>
            <p>
              <SubmitButton busy="Publishing…" name="intent" value="guide-publish" isPrimary={false}>
                Publish now
              </SubmitButton>
            </p>
            <div className="fields">
              <Field label="Day" type="date" {...field("publishDay", guide.publishAt?.slice(0, 10))} />
              <Field
                label="Time in UTC"
                hint="24 hours, such as 09:00"
                type="time"
                {...field("publishTime", guide.publishAt?.slice(11, 16))}
              />
            </div>
            <p>
              <SubmitButton busy="Scheduling…" name="intent" value="guide-schedule" isPrimary={false}>
                Schedule
              </SubmitButton>
            </p>
          </fieldset>
        )}
      </form>
      {answer?.isStale && guide && <StandsNow guide={guide} />}
    </>
  );
}
