import { apiRoute, readJson } from "#app/http/api.server";
import { MESSAGE_SENT, serverError } from "#app/modules/contact/contact-answers";
import { contactSchema } from "#app/modules/contact/contact.schema";
import { sendMessage } from "#app/modules/contact/contact.server";
import { isAppError } from "#app/shared/app-error";
import type { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

const NO_STORE = { "Cache-Control": "no-store" };

/** What is wrong, in one text: the first field that is wrong says it. */
function refuse({ message, status, details }: AppError): Response {
  const [first] = Object.values(details.fields ?? {}).flat();
  return Response.json(
    { error: first ?? message },
    {
      status: details.fields ? 400 : status,
      headers: { ...NO_STORE, ...(details.retryAfter && { "Retry-After": String(details.retryAfter) }) },
    },
  );
}

/** A message to us; its errors are one text (CHECKLIST API-45). */
const answer = apiRoute({
  POST: async ({ request }, ctx) => {
    try {
      await sendMessage(ctx, await readJson(request, contactSchema));
      return Response.json({ success: true, message: MESSAGE_SENT }, { headers: NO_STORE });
    } catch (error) {
      if (isAppError(error)) return refuse(error);
      const status = error instanceof PortFailure ? error.status : 500;
      ctx.log.error({ err: error }, "a message could not be taken");
      return Response.json({ error: serverError(status) }, { status, headers: NO_STORE });
    }
  },
});

export { answer as action, answer as loader };
