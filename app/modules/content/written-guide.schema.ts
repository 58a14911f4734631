import { z } from "zod";
import { oneLine } from "#app/shared/one-line";
import { GUIDE_TYPES } from "./guide";
import { MOST_BODY, MOST_RELATED, MOST_TAGS, entriesOf, utcInstantOf } from "./written-guide";

const MOST_TAG = 30;
const DAYS_AHEAD = 366 * 2;

const line = (missing: string, most: number) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string({ error: missing }).min(1, missing).max(most, `Please use ${most} characters or fewer`));

const NO_BODY = "Please write the guide";

const body = z
  .string({ error: NO_BODY })
  .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .min(1, NO_BODY)
      .max(MOST_BODY, `Please use ${MOST_BODY.toLocaleString("en-US")} characters or fewer`),
  );

const tags = z
  .string()
  .optional()
  .transform((typed = "") =>
    entriesOf(typed.replace(/#/g, " ").toLowerCase())
      .map(oneLine)
      .filter((tag) => tag !== ""),
  )
  .refine((list) => list.length <= MOST_TAGS, `Please use ${MOST_TAGS} tags or fewer`)
  .refine((list) => list.every((tag) => tag.length <= MOST_TAG), `Please use ${MOST_TAG} characters or fewer in a tag`);

const related = z
  .string()
  .optional()
  .transform((typed = "") =>
    entriesOf(typed)
      .map(oneLine)
      .filter((place) => place !== ""),
  )
  .refine((list) => list.length <= MOST_RELATED, `Please name ${MOST_RELATED} places or fewer`)
  .refine((list) => list.every((place) => place.length <= 80), "Please use 80 characters or fewer for a place");

/** A guide as the desk writes it. */
export const guideInputSchema = z.object({
  title: line("Please enter a title", 120),
  type: z.enum(GUIDE_TYPES, { error: "Please choose a type" }),
  excerpt: line("Please say in a sentence or two what the guide is about", 300),
  tags,
  related,
  body,
  featured: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
});

export type GuideInput = z.infer<typeof guideInputSchema>;

const typedText = z.string().optional().default("");

/**
 * The publication time of a guide.
 * @param now the time must be later than this, and within two years of it
 */
export function scheduleSchema(now: Date) {
  return z.object({ publishDay: typedText, publishTime: typedText }).transform(({ publishDay, publishTime }, told) => {
    const refuse = (path: string, message: string) => {
      told.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    if (!utcInstantOf(publishDay, "00:00")) return refuse("publishDay", "Please choose the day");
    const at = utcInstantOf(publishDay, publishTime.slice(0, 5));
    if (!at) return refuse("publishTime", "Please choose the hour, such as 09:00");
    const ahead = new Date(at).getTime() - now.getTime();
    if (ahead <= 0) return refuse("publishDay", "Please choose an hour that is still to come, in UTC");
    if (ahead > DAYS_AHEAD * 86_400_000) return refuse("publishDay", "Please choose a day within the next two years");
    return at;
  });
}
