import { z } from "zod";
import { DEPARTMENTS } from "./position";

/** An open position (CHECKLIST ENT-39). */
export const positionReply = z
  .object({
    id: z.string(),
    title: z.string(),
    department: z.enum(DEPARTMENTS),
    location: z.string(),
    type: z.string(),
    level: z.string(),
    description: z.string(),
    responsibilities: z.array(z.string()),
    requirements: z.array(z.string()),
    niceToHave: z.array(z.string()),
    benefits: z.array(z.string()),
    isActive: z.boolean(),
    postedDate: z.iso.date(),
  })
  .meta({ id: "Job" });
