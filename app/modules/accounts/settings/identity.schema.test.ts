import { describe, expect, it } from "vitest";
import { personNameSchema } from "#app/modules/trips/trip/companion.schema";
import { apiSignUpSchema } from "../account/accounts.schema";
import { AVATARS, SOCIAL_LINKS, sentIdentity } from "./identity-form";
import { identitySchema } from "./identity.schema";

/** Names stand in mails and their subjects, whichever form sent them. */
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

describe("a traveller's details about themselves", () => {
  const name = { firstName: "Ann", lastName: "Lee" };
  const problemsOf = (form: object) =>
    Object.fromEntries(
      (identitySchema.safeParse({ ...name, ...form }).error?.issues ?? []).map(({ path, message }) => [
        path.join("."),
        message,
      ]),
    );

  it("is a name, and whatever else they like; what is left out is empty", () => {
    const empty = { handle: "", avatar: "", bio: "", website: "", instagram: "", youtube: "" };
    expect(identitySchema.parse(name)).toEqual({ ...name, ...empty });
    expect(identitySchema.parse({ ...name, ...empty })).toEqual({ ...name, ...empty });
  });

  it("has a handle of 3 to 24 signs that begins with a letter, in lower case and without its @", () => {
    expect(identitySchema.parse({ ...name, handle: " @Ann_Lee7 " }).handle).toBe("ann_lee7");
    for (const handle of ["abc", `a${"1".repeat(23)}`]) expect(problemsOf({ handle })).toEqual({});
    for (const handle of ["ab", `a${"1".repeat(24)}`, "1ab", "_ab", "a b", "a-b", "@@ann", "ann@"])
      expect(problemsOf({ handle }), handle).toEqual({
        handle: "Use 3 to 24 letters, numbers or underscores, starting with a letter",
      });
  });

  it("has one of our pictures, and a few words", () => {
    expect(AVATARS.map((avatar) => problemsOf({ avatar }))).toEqual(AVATARS.map(() => ({})));
    expect(problemsOf({ avatar: "https://evil.example/x.png" })).toEqual({ avatar: "Choose one of the pictures" });
    expect(identitySchema.parse({ ...name, bio: ` ${"b".repeat(300)} ` }).bio).toHaveLength(300);
    expect(problemsOf({ bio: "b".repeat(301) })).toEqual({ bio: "Use 300 characters or fewer" });
  });

  it("has whole https addresses that hide no other host", () => {
    const whole = "Enter the full address, starting with https://";
    for (const { name: field } of SOCIAL_LINKS) {
      expect(problemsOf({ [field]: " https://ann.example/a?b#c " })).toEqual({});
      for (const odd of [
        "ann.example",
        "https://:secret@evil.example/",
        "https://a b.example",
        "https://a.example/ b",
        "x https://a.example",
      ])
        expect(problemsOf({ [field]: odd }), odd).toEqual({ [field]: whole });
    }
    const long = `https://ann.example/${"x".repeat(180)}`;
    expect([problemsOf({ website: long }), problemsOf({ website: `${long}x` })]).toEqual([
      {},
      { website: "Use at most 200 characters" },
    ]);
  });

  it("comes back to the form as it was typed", () => {
    const values = { firstName: "Ann", bio: "b", youtube: "x" };
    expect(sentIdentity({ fields: {}, message: null, values })).toEqual({
      firstName: "Ann",
      lastName: "",
      handle: "",
      avatar: "",
      bio: "b",
      website: "",
      instagram: "",
      youtube: "x",
    });
  });
});
