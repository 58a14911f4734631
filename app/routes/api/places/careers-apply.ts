import { z } from "zod";
import { readApplication } from "#app/http/route/application-form.server";
import { textOf } from "#app/http/route/form.server";
import { findCookieUser } from "#app/http/route/guards.server";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { applicationSchema } from "#app/modules/careers/application.schema";
import { APPLIED, NOT_APPLIED, RESUME_FIELD } from "#app/modules/careers/apply";
import { applyForPosition, findPosition, limitApplications } from "#app/modules/careers/careers.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

const answer = apiPath("/api/v1/careers/apply", {
  /** An application with its resume, as a multipart form (CHECKLIST API-44). */
  POST: operation(
    {
      id: "applyForJob",
      group: "Company",
      summary: "Apply for an open position",
      access: "open",
      form: {
        fields: (today) => applicationSchema(today).extend({ jobId: z.string().describe("The id of the position") }),
        files: { [RESUME_FIELD]: "A PDF, DOC or DOCX document of at most 5 MB" },
      },
      replies: { 201: data("It has arrived", z.object({ message: z.string() })) },
      refusals: {
        BAD_REQUEST: "Part of the form got lost. Please send it again",
        TOO_LARGE: "The form is larger than 25 MB",
        UNSUPPORTED_MEDIA_TYPE: "The body is not a multipart form",
      },
      example: {
        body: {
          jobId: "travel-editor",
          firstName: "Ada",
          lastName: "Byron",
          email: "ada@example.com",
          phone: "+44 20 7946 0123",
          experience: "Ten years of writing about trains.",
          whyVoyance: "I like maps.",
          startDate: "{date+30}",
        },
      },
    },
    async ({ ctx, args, request }) => {
      await limitApplications(ctx);
      if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
        throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send a multipart form with the resume in it");
      const sent = await readApplication(ctx, request).catch((error: unknown) => {
        if (error instanceof Error) throw error;
        throw new AppError("BAD_REQUEST", "Part of the form got lost. Please send it again");
      });
      const position = await findPosition(ctx, textOf(sent.form, "jobId", 100));
      const fields = { ...(sent.status === "error" && sent.problem.fields) };
      if (!position) fields.jobId = ["There is no open position with this id"];
      if (sent.status === "error" || !position)
        throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields });
      try {
        const user = await findCookieUser(args);
        await applyForPosition(ctx, position, sent.value, { resume: sent.resume, userId: user?.id });
      } catch (error) {
        if (!(error instanceof PortFailure)) throw error;
        throw new AppError("INTERNAL", NOT_APPLIED, {}, error.status);
      }
      return give(201, { message: APPLIED });
    },
  ),
});

export { answer };
