import { data, redirect } from "@remix-run/node";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast } from "#app/http/answer/responses.server";
import { PUSH_INTENTS, pushDeviceSchema } from "#app/modules/offline/push-form";
import { addPushDevice, removePushDevice, sendTestPush } from "#app/modules/offline/push.server";
import { isAppError } from "#app/shared/app-error";

const BACK = "/profile/account#alerts";

/** The forms about alerts stand on the account page. */
export function loader() {
  return redirect(BACK);
}

const deviceSchema = z.object({ device: z.string().max(64) });

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(PUSH_INTENTS));
  const refuse = (message: string) => data({ code: "BAD_REQUEST", message }, { status: 400 });
  if (pressed.status === "error") throw refuse(pressed.problem.message ?? "Something is missing");
  try {
    if (pressed.value.intent === "push-on") {
      const sent = readSubmission(form, pushDeviceSchema);
      // The page's script fills these fields: only a browser of an unknown make, or a hand-made request, sends others.
      if (sent.status === "error") throw refuse("We can't send alerts to this browser");
      await addPushDevice(ctx, user.id, sent.value, args.request.headers.get("User-Agent") ?? "");
      return await redirectWithToast(BACK, { kind: "success", text: "Alerts are on for this device." });
    }
    const sent = readSubmission(form, deviceSchema);
    if (sent.status === "error") throw refuse(sent.problem.message ?? "Something is missing");
    if (pressed.value.intent === "push-test") {
      await sendTestPush(ctx, user.id, sent.value.device);
      return await redirectWithToast(BACK, { kind: "success", text: "The test message is on its way." });
    }
    await removePushDevice(user.id, sent.value.device);
    return await redirectWithToast(BACK, { kind: "success", text: "Alerts are off for that device." });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return await redirectWithToast(BACK, { kind: "error", text: error.message });
  }
}
