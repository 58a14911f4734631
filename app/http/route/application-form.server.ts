import { applicationSchema } from "#app/modules/careers/application.schema";
import type { Application } from "#app/modules/careers/application.schema";
import { KEPT_RESUME_FIELD, RESUME_FIELD } from "#app/modules/careers/apply";
import { findWaitingResume, receiveResume } from "#app/modules/careers/careers.server";
import type { KeptResume } from "#app/modules/careers/careers.server";
import { MOST_RESUME_BYTES, RESUME_PROBLEM } from "#app/modules/careers/resume";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { FormProblem } from "#app/shared/form-problem";
import { LEFT_EMPTY, WAS_FILLED } from "#app/shared/left-empty";
import { readSubmission, textOf } from "./form.server";
import { readUploadForm } from "./upload-form.server";

const OWN_ID = /^[0-9a-f-]{36}$/;

/** An application as it came: complete, or with its problems. A valid resume is kept either way. */
export type SentApplication = { form: FormData; resume: KeptResume | undefined } & (
  | { status: "success"; value: Application; resume: KeptResume; problem: FormProblem }
  | { status: "error"; problem: FormProblem }
);

async function resumeOf(
  ctx: Ctx,
  form: FormData,
  file: KeptResume | { problem: string } | undefined,
): Promise<{ resume?: KeptResume; problem?: string }> {
  if (file && !("problem" in file)) return { resume: file };
  const id = textOf(form, KEPT_RESUME_FIELD, 36);
  const resume = OWN_ID.test(id) ? await findWaitingResume(ctx, id) : undefined;
  if (file) return { resume, problem: file.problem };
  return resume ? { resume } : { problem: RESUME_PROBLEM.missing };
}

/**
 * Reads an application with its resume, which goes to the disk while it arrives.
 * @throws a 400 answer for a body that is no form or did not arrive whole
 */
export async function readApplication(ctx: Ctx, request: Request): Promise<SentApplication> {
  const limits = { field: RESUME_FIELD, mostBytes: MOST_RESUME_BYTES, mostFiles: 1 };
  const {
    form,
    files: [file],
  } = await readUploadForm(request, limits, (arriving) => receiveResume(ctx, arriving));
  const sent = readSubmission(form, applicationSchema(todayOf(ctx)));
  const { resume, problem: refused } = await resumeOf(ctx, form, file);
  const { problem } = sent;
  if (refused !== undefined) problem.fields.resume = [refused];
  if (textOf(form, LEFT_EMPTY, 1) !== "")
    return { form, resume, status: "error", problem: { ...problem, message: WAS_FILLED } };
  return sent.status === "success" && resume && refused === undefined
    ? { form, resume, status: "success", value: sent.value, problem }
    : { form, resume, status: "error", problem };
}
