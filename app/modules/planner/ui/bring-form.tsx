import { Form } from "@remix-run/react";
import { FieldFrame } from "#app/components/forms/field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { BRING_PATH } from "../own-step";

const HINT =
  "A calendar file (.ics), a boarding pass (.pkpass), or the mail or page of the booking (.eml, .html), up to 3 MB.";

/** Takes a file in which a booking stands. @param action the page that reads it */
export function BringForm({ action = BRING_PATH }: { action?: string }) {
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="stack">
      <FieldFrame id="bookingFile" label="The file of your booking" hint={HINT}>
        <input
          id="bookingFile"
          name="bookingFile"
          type="file"
          accept=".ics,.pkpass,.eml,.html,.htm,.json,text/calendar,application/vnd.apple.pkpass,message/rfc822,text/html"
          aria-describedby="bookingFile-hint"
          required
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
