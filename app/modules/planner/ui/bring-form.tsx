import { Form } from "@remix-run/react";
import { FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { BRING_PATH, PASTED } from "../own-step";

const HINT =
  "A calendar file (.ics), a boarding pass (.pkpass), a PDF, or the email or web page of your booking (.eml, .html), up to 3 MB.";

/**
 * Takes the file of a booking, or its words.
 * @param problem the reason why the last one could not be read
 * @param pasted the words that it was, which stay
 */
export function BringForm({
  action = BRING_PATH,
  problem,
  pasted = "",
}: {
  action?: string;
  problem?: string;
  pasted?: string;
}) {
  const errors = problem === undefined ? undefined : [problem];
  const field = { id: "bookingFile", label: "Your booking file", hint: HINT, ...(pasted === "" && { errors }) };
  const wrong = pasted === "" ? field.id : PASTED.field;
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="stack">
      <FormErrors message={problem && "Please fix this:"} fields={problem ? [{ id: wrong, text: problem }] : []} />
      <FieldFrame {...field}>
        <input
          id="bookingFile"
          name="bookingFile"
          type="file"
          accept=".ics,.pkpass,.pkpasses,.pdf,.eml,.emlx,.html,.htm,.txt,.json,text/calendar,application/vnd.apple.pkpass,application/pdf,message/rfc822,text/html,text/plain"
          {...describedBy(field)}
        />
      </FieldFrame>
      <TextAreaField
        name={PASTED.field}
        label="Or paste your ticket or booking e-mail"
        errors={pasted === "" ? undefined : errors}
        defaultValue={pasted}
        maxLength={PASTED.most}
        rows={5}
      />
      <p className="row">
        <SubmitButton isPrimary={false} busy="Reading it…" name="intent" value="read-file">
          Read it
        </SubmitButton>
      </p>
    </Form>
  );
}
