import { describe, expect, it } from "vitest";
import { personNameSchema } from "#app/modules/trips/companion.schema";
import { apiSignUpSchema } from "./accounts.schema";
import { identitySchema } from "./identity.schema";

/** Names stand in mails and their subjects, whichever form they came by. */
const FORMS = {
  "of an account": (name: string) => apiSignUpSchema.shape.firstName.safeParse(name),
  "of a profile": (name: string) => identitySchema.shape.lastName.safeParse(name),
  "of a companion": (name: string) => personNameSchema.safeParse(name),
};

describe.each(Object.entries(FORMS))("the name %s", (_which, read) => {
  it("is one line", () => {
    expect(read(" Ann\r\nBcc:\u0000 x ")).toMatchObject({ success: true, data: "Ann Bcc: x" });
  });

  it("is more than control characters, and no web address", () => {
    for (const name of [
      "",
      "\u0000\r\n",
      "\u202e",
      "\u200b\u3164",
      "\u200d",
      "Win at https://evil.example",
      "n".repeat(81),
    ])
      expect(read(name).success, name).toBe(false);
  });
});

it.each(["http://ann.example", "javascript:alert(1)", "https://voyance.example@evil.example/", "https://"])(
  "a link is no %s",
  (text) => {
    expect(identitySchema.shape.website.safeParse(text).success).toBe(false);
  },
);
