import { apiData, apiRoute } from "#app/http/api.server";
import { readApplication } from "#app/http/application-form.server";
import { textOf } from "#app/http/form.server";
import { findCookieUser } from "#app/http/guards.server";
import { APPLIED, NOT_APPLIED } from "#app/modules/careers/apply";
import { applyForJob, findJob, limitApplications } from "#app/modules/careers/careers.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

/** An application with its resume, as a multipart form (CHECKLIST API-44). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    await limitApplications(ctx);
    if (!/^multipart\/form-data\b/i.test(args.request.headers.get("Content-Type") ?? ""))
      throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send a multipart form with the resume in it");
    const sent = await readApplication(ctx, args.request).catch((error: unknown) => {
      if (error instanceof Error) throw error;
      throw new AppError("BAD_REQUEST", "The form did not arrive in one piece");
    });
    const job = await findJob(ctx, textOf(sent.form, "jobId", 100));
    const fields = { ...(sent.status === "error" && sent.problem.fields) };
    if (!job) fields.jobId = ["There is no open position with this id"];
    if (sent.status === "error" || !job)
      throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields });
    try {
      const user = await findCookieUser(args);
      await applyForJob(ctx, job, sent.value, { resume: sent.resume, userId: user?.id });
    } catch (error) {
      if (!(error instanceof PortFailure)) throw error;
      throw new AppError("INTERNAL", NOT_APPLIED, {}, error.status);
    }
    return apiData({ message: APPLIED }, 201);
  },
});

export { answer as action, answer as loader };
