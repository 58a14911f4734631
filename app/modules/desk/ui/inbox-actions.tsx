import { CheckboxField } from "#app/components/forms/checkbox-field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { INBOX_STATUSES, STATUS_WORDS } from "../inbox";
import type { InboxStatus } from "../inbox";
import { instantInWords } from "../reply-due";

interface Entry {
  id: string;
  kind: "note" | "reply";
  author_name: string;
  text: string;
  created_at: string;
}

interface InboxActionsProps {
  status: InboxStatus;
  entries: readonly Entry[];
  email: string;
  /** The end of its storage, in words. */
  kept: string;
  refused?: FormProblem;
}

function Entries({ entries }: Pick<InboxActionsProps, "entries">) {
  if (entries.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="entries">
      <h2 id="entries" className="step-1">
        Answers and notes
      </h2>
      {entries.map((entry) => (
        <article key={entry.id} className={entry.kind === "reply" ? "alert-box info" : "alert-box"}>
          <p className="meta">
            {entry.kind === "reply" ? "Answer" : "Note"} by {entry.author_name}, {instantInWords(entry.created_at)}
          </p>
          <p className="as-typed">{entry.text}</p>
        </article>
      ))}
    </section>
  );
}

/** The answers and notes so far, and the possible next actions. */
export function InboxActions({ status, entries, email, kept, refused }: InboxActionsProps) {
  return (
    <>
      <Entries entries={entries} />
      <FormErrors message={refused?.message} />
      <div className="grid two no-print">
        <form method="post" className="stack" data-keep="reply" noValidate>
          <TextAreaField
            label="Answer by email"
            name="reply"
            rows={7}
            hint={`Goes to ${email}. We add a greeting and our name.`}
            defaultValue={sentText(refused, "reply")}
            errors={refused?.fields.reply}
          />
          <p>
            <SubmitButton busy="Sending…" name="intent" value="reply-send">
              Send answer
            </SubmitButton>
          </p>
        </form>
        <form method="post" className="stack" data-keep="note" noValidate>
          <TextAreaField
            label="Note"
            name="note"
            rows={7}
            hint="Only the desk sees it."
            defaultValue={sentText(refused, "note")}
            errors={refused?.fields.note}
          />
          <p>
            <SubmitButton busy="Saving…" name="intent" value="note-add" isPrimary={false}>
              Save note
            </SubmitButton>
          </p>
        </form>
        <form method="post" className="stack" noValidate>
          <SelectField
            label="Status"
            name="status"
            defaultValue={status}
            options={INBOX_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
            errors={refused?.fields.status}
          />
          <p>
            <SubmitButton busy="Changing…" name="intent" value="status-set" isPrimary={false}>
              Change status
            </SubmitButton>
          </p>
        </form>
        <form method="post" className="stack" noValidate>
          <CheckboxField
            name="understood"
            label="Delete this for good, with its answers and notes"
            errors={refused?.fields.understood}
          />
          <p className="meta">{kept}</p>
          <p>
            <SubmitButton busy="Deleting…" name="intent" value="subject-delete" isPrimary={false}>
              Delete
            </SubmitButton>
          </p>
        </form>
      </div>
    </>
  );
}
