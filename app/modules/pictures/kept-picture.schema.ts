import { z } from "zod";

/** A photograph that is kept, with what its licence wants told. */
const shownSchema = z.object({
  state: z.literal("shown"),
  /** The names of its copies begin with it. */
  file: z.string().regex(/^[\w-]{16,64}$/),
  title: z.string(),
  pageUrl: z.url({ protocol: /^https?$/ }),
  author: z.string(),
  licence: z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) }),
  /** Of the widest copy, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

/** The record of one place's photograph: the content of its file in DATA_DIR/pictures. */
export const keptPictureSchema = z.object({
  version: z.literal(1),
  /** The day on which it was looked for, YYYY-MM-DD. */
  lookedOn: z.iso.date(),
  found: z.discriminatedUnion("state", [
    shownSchema,
    // There is none that may be shown.
    z.object({ state: z.literal("none") }),
    // Taken away at the desk: it is not fetched again.
    z.object({ state: z.literal("away"), title: z.string() }),
  ]),
});

export type KeptPicture = z.infer<typeof keptPictureSchema>;
