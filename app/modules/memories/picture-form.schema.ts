import { z } from "zod";
import { MOST_CAPTION, PICTURE_SIZES } from "./own-pictures";
import { oneLine } from "#app/shared/one-line";

/** The form of one picture. @param dates those of the trip */
export function pictureFormSchema(dates: readonly string[]) {
  return z.object({
    picture: z.string().max(64),
    day: z
      .string()
      .optional()
      .refine((day) => day === undefined || dates.includes(day), "Choose one of the days of the trip"),
    caption: z
      .string()
      .transform(oneLine)
      .pipe(z.string().max(MOST_CAPTION, `Write at most ${MOST_CAPTION} letters`))
      .default(""),
    shared: z.literal("on").optional(),
  });
}

/** The picture and the copy that an address means. */
export const pictureAskedSchema = z.object({ pictureId: z.string().max(64), size: z.enum(PICTURE_SIZES) });
