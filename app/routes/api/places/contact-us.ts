import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { MESSAGE_SENT } from "#app/modules/contact/contact-answers";
import { contactSchema } from "#app/modules/contact/contact.schema";
import { sendMessage } from "#app/modules/contact/contact.server";

const answer = apiPath("/api/contact-us", {
  /** A message to us; its errors are one text (CHECKLIST API-45). */
  POST: operation(
    {
      id: "sendMessage",
      group: "Company",
      summary: "Write to us",
      note: "An error comes as one text, with 400 for the first field that is not valid.",
      access: "open",
      body: contactSchema,
      saysErrorsAsText: true,
      replies: { 200: plain("It has arrived", z.object({ success: z.literal(true), message: z.string() })) },
      refusals: {
        BAD_REQUEST: "A field is not valid, or the body cannot be read",
        UNAVAILABLE: "We can't take messages just now",
      },
      example: { body: { name: "Ada Byron", email: "ada@example.com", message: "Do you plan trips by train?" } },
    },
    async ({ ctx, body }) => {
      await sendMessage(ctx, body);
      return give(200, { success: true, message: MESSAGE_SENT });
    },
  ),
});

export { answer };
