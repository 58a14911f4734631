import { isRouteErrorResponse } from "@remix-run/react";
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { problemOf } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { NOT_SENT } from "#app/shared/sent-form";

/** What a form shows that got no answer of ours. */
interface Unanswered extends FormProblem {
  intent: string | null;
  isUnanswered: true;
}

/** Fields whose text is not drawn again. */
const SECRET = /password/i;

/** The sent texts by their names, without secrets and files. */
function textsOf(form: FormData): FormProblem["values"] {
  const values: FormProblem["values"] = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    if (!SECRET.test(name)) values[name] = texts.length > 1 ? texts : texts[0];
  }
  return values;
}

/**
 * Sends a form of the framework. Where the line is lost, or a proxy answers in place of the server, the page stays with
 * what was typed and says so; without this the framework would put an error in the place of the page. To be exported as
 * `clientAction` beside `keepPage`.
 */
export async function sendOrKeep({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, and an answer that the page has of ours.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const values = textsOf(await copy.formData());
    const { intent } = values;
    // A lost request is a TypeError; every other error is about an answer that is not ours, or a fault of ours.
    const why = error instanceof TypeError ? "network" : "ours";
    const unanswered: Unanswered = {
      ...problemOf(NOT_SENT[why], values),
      intent: typeof intent === "string" ? intent : null,
      isUnanswered: true,
    };
    return unanswered;
  }
}

/** Whether an action's data say that no answer came: then nothing can be read anew either. */
export function isUnanswered(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isUnanswered" in result;
}

/** A page whose form got no answer stays as it is. To be exported as `shouldRevalidate`. */
export const keepPage: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isUnanswered(actionResult);
