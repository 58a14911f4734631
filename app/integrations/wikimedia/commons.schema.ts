import { z } from "zod";

/** Answers of the MediaWiki action API (`formatversion=2`), as far as they are read. */
const said = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();

export const errorShape = z.object({ error: z.object({ code: z.string() }) });

/** `list=geosearch` in the space of files. */
export const nearbyShape = z.object({
  query: z.object({ geosearch: z.array(z.object({ title: z.string(), dist: z.number() })) }),
});

/** `prop=imageinfo` of files. */
export const imagesShape = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        imageinfo: z
          .array(
            z.object({
              url: z.url(),
              thumburl: z.url().optional(),
              descriptionurl: z.url(),
              mime: z.string(),
              width: z.number(),
              height: z.number(),
              extmetadata: z
                .object({ LicenseShortName: said, NonFree: said, Restrictions: said, Artist: said, Credit: said })
                .optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

/** `wbgetclaims` of the property P18, "image". */
export const claimsShape = z.object({
  claims: z.object({
    P18: z
      .array(
        z.object({
          rank: z.enum(["preferred", "normal", "deprecated"]),
          mainsnak: z.object({ datavalue: z.object({ value: z.string() }).optional() }),
        }),
      )
      .optional(),
  }),
});
