import { Form } from "@remix-run/react";
import { FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { BRING_PATH } from "../own-step";

const HINT =
  "A calendar file (.ics), a boarding pass (.pkpass), a PDF, or the email or web page of your booking (.eml, .html), up to 3 MB.";

/** Takes the file of a booking. @param problem the reason why the last one could not be read */
export function BringForm({ action = BRING_PATH, problem }: { action?: string; problem?: string }) {
  const field = {
    id: "bookingFile",
    label: "Your booking file",
    hint: HINT,
    errors: problem === undefined ? undefined : [problem],
  };
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="stack">
      <FormErrors message={problem && "Please fix this:"} fields={problem ? [{ id: field.id, text: problem }] : []} />
      <FieldFrame {...field}>
        <input
          id="bookingFile"
          name="bookingFile"
          type="file"
          accept=".ics,.pkpass,.pkpasses,.pdf,.eml,.emlx,.html,.htm,.txt,.json,text/calendar,application/vnd.apple.pkpass,application/pdf,message/rfc822,text/html,text/plain"
          required
          {...describedBy(field)}
        />
      </FieldFrame>
      <p className="row">
        <SubmitButton isPrimary={false} busy="Reading the file…" name="intent" value="read-file">
          Read the file
        </SubmitButton>
      </p>
    </Form>
  );
}
