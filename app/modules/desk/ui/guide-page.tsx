import { CheckboxField } from "#app/components/forms/checkbox-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { instantInWords } from "../reply-due";
import { DeskFrame } from "./desk-frame";
import { GuideBadge } from "./guide-badge";
import { GuideForm } from "./guide-form";
import type { GuideAnswer, GuideInForm } from "./guide-form";

interface GuidePageProps {
  /** Null for a guide that is not written yet. */
  guide: GuideInForm | null;
  slug: string;
  sent: GuideAnswer | undefined;
}

/** A guide at the desk: its state, its form and its end. */
export function GuidePage({ guide, slug, sent }: GuidePageProps) {
  return (
    <DeskFrame page="/admin/guides" title={guide?.title ?? "A new guide"} list="All guides">
      {guide && (
        <form method="post" className="row no-print">
          <GuideBadge state={guide.state} />
          {guide.publishAt && <span className="meta">{instantInWords(guide.publishAt)}</span>}
          {guide.state === "published" && (
            <a className="target" href={`/guides/${slug}`}>
              See it as visitors do
            </a>
          )}
          {guide.state !== "draft" && (
            <SubmitButton busy="One moment…" name="intent" value="guide-withdraw" isPrimary={false}>
              Take back to draft
            </SubmitButton>
          )}
        </form>
      )}
      <GuideForm guide={guide} answer={sent} />
      {guide?.state === "draft" && (
        <form method="post" className="stack narrow no-print" noValidate>
          <input type="hidden" name="revision" value={guide.revision} />
          <CheckboxField name="understood" label="Delete this draft for good" errors={sent?.fields.understood} />
          <p>
            <SubmitButton busy="Deleting…" name="intent" value="guide-delete" isPrimary={false}>
              Delete
            </SubmitButton>
          </p>
        </form>
      )}
    </DeskFrame>
  );
}
