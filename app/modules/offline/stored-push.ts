import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";

/** The job that sends one message to one device. */
export const PUSH_JOB = "push";

/** The payload of that job. */
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
