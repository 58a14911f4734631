import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";

/** The job that brings one message to one device. */
export const PUSH_JOB = "push";

/** What that job is about. */
export const PUSH = storedShape(
  "jobs.payload",
  z.object({
    userId: z.string(),
    deviceId: z.string(),
    title: z.string(),
    body: z.string(),
    /** Path of ours that the message opens. */
    address: z.string().startsWith("/"),
  }),
);
