import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  apiResetPasswordSchema,
  apiSignUpSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "./accounts.schema";
import { contextWords, normaliseEmail } from "./email-address";
import { MAX_PASSWORD_LENGTH } from "./password-rules";

/** The problems of a sent value, by field; empty when it is accepted. */
function problemsOf(schema: z.ZodType, sent: unknown): Record<string, string> {
  const { error } = schema.safeParse(sent);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}
const longest = "x".repeat(MAX_PASSWORD_LENGTH);
const address = (letters: number) => `${"a".repeat(60)}@${"b.".repeat(100)}com`.slice(-letters);

describe("signing in", () => {
  it("asks for both, and takes any address: a wrong one is a wrong credential", () => {
    expect(problemsOf(signInSchema, {})).toEqual({
      email: "Please enter your email address",
      password: "Please enter your password",
    });
    expect(problemsOf(signInSchema, { email: " ", password: "" })).toEqual({
      email: "Please enter your email address",
      password: "Please enter your password",
    });
    expect(signInSchema.parse({ email: " nobody ", password: " x " })).toEqual({ email: "nobody", password: " x " });
  });

  it("takes what can be an address and a password at their longest, and no more", () => {
    expect(problemsOf(signInSchema, { email: "x".repeat(254), password: longest })).toEqual({});
    expect(problemsOf(signInSchema, { email: "x".repeat(255), password: `${longest}x` })).toEqual({
      email: "That email address is too long",
      password: "Use at most 256 characters",
    });
  });
});

describe("signing up", () => {
  const right = { firstName: "Ann", lastName: "Lee", email: " ann@example.com ", password: "x" };

  it("asks for a name, an address, a password and the terms", () => {
    expect(problemsOf(signUpSchema, {})).toEqual({
      firstName: "Please enter both first and last name",
      lastName: "Please enter both first and last name",
      email: "Please enter your email address",
      password: "Please enter a password",
      acceptedTerms: "You must accept the terms and conditions to continue",
    });
    const form = { ...right, confirmPassword: "x", acceptedTerms: "on" };
    expect(signUpSchema.parse(form)).toEqual({ ...form, email: "ann@example.com" });
    expect(problemsOf(signUpSchema, { ...form, password: "", confirmPassword: "" })).toEqual({
      password: "Please enter a password",
    });
    expect(problemsOf(apiSignUpSchema, { ...right, acceptedTerms: "on" })).toHaveProperty("acceptedTerms");
    expect(problemsOf(apiSignUpSchema, { ...right, acceptedTerms: true })).toEqual({});
  });

  it("says that the passwords differ beside whatever else is wrong", () => {
    const form = { ...right, firstName: "", confirmPassword: "y", acceptedTerms: "on" };
    expect(problemsOf(signUpSchema, form)).toEqual({
      firstName: "Please enter both first and last name",
      confirmPassword: "Passwords do not match",
    });
    expect(problemsOf(signUpSchema, { ...right, acceptedTerms: "on" })).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });

  it("wants a whole address and a name of at most 80 letters", () => {
    const form = { ...right, acceptedTerms: true };
    expect(problemsOf(apiSignUpSchema, { ...form, email: "ann@" })).toEqual({
      email: "Please enter an email address such as name@example.com",
    });
    expect(problemsOf(apiSignUpSchema, { ...form, firstName: "n".repeat(80) })).toEqual({});
    expect(problemsOf(apiSignUpSchema, { ...form, firstName: "n".repeat(81) })).toEqual({
      firstName: "Use 80 characters or fewer.",
    });
    expect(problemsOf(apiSignUpSchema, { ...form, lastName: "www.evil.example" })).toEqual({
      lastName: "Leave out the web address: this is for a name",
    });
  });
});

describe("a forgotten password", () => {
  it("needs an address, whole and not too long", () => {
    expect(problemsOf(forgotPasswordSchema, {})).toEqual({ email: "Please enter your email address" });
    expect(problemsOf(forgotPasswordSchema, { email: "" }).email).toBe("Please enter your email address");
    expect(problemsOf(forgotPasswordSchema, { email: "x" }).email).toMatch(/such as name@example\.com/);
    expect(forgotPasswordSchema.parse({ email: " a@b.example " })).toEqual({ email: "a@b.example" });
    expect(problemsOf(forgotPasswordSchema, { email: address(255) }).email).toMatch(/too long/);
  });

  it("is replaced by link: who, the key, and the same password twice", () => {
    const form = { userId: "u".repeat(64), resetToken: "t".repeat(64), password: "x", confirmPassword: "x" };
    expect(problemsOf(resetPasswordSchema, form)).toEqual({});
    for (const odd of ["", "x".repeat(65), undefined]) {
      expect(Object.keys(problemsOf(resetPasswordSchema, { ...form, userId: odd }))).toEqual(["userId"]);
      expect(Object.keys(problemsOf(resetPasswordSchema, { ...form, resetToken: odd }))).toEqual(["resetToken"]);
    }
    expect(problemsOf(resetPasswordSchema, { ...form, password: undefined })).toEqual({
      password: "Please enter your password",
      confirmPassword: "Passwords don't match",
    });
    for (const password of ["", undefined])
      expect(problemsOf(resetPasswordSchema, { ...form, password, confirmPassword: undefined })).toEqual({
        password: "Please enter your password",
      });
    expect(problemsOf(resetPasswordSchema, { ...form, userId: "", confirmPassword: "y" })).toMatchObject({
      confirmPassword: "Passwords don't match",
    });
  });

  it("is called either name by programs, the shorter one first", () => {
    const link = { userId: "u", resetToken: "t" };
    expect(apiResetPasswordSchema.parse({ ...link, password: "a", newPassword: "b" })).toEqual({
      ...link,
      password: "a",
    });
    expect(apiResetPasswordSchema.parse({ ...link, newPassword: "b" })).toEqual({ ...link, password: "b" });
    expect(problemsOf(apiResetPasswordSchema, link)).toEqual({ password: "Please enter your password" });
    for (const name of ["password", "newPassword"]) {
      expect(problemsOf(apiResetPasswordSchema, { ...link, [name]: longest })).toEqual({});
      for (const odd of ["", `${longest}x`])
        expect(Object.keys(problemsOf(apiResetPasswordSchema, { ...link, [name]: odd }))).toEqual([name]);
    }
  });
});

describe("the settings", () => {
  it("change a password by the current one", () => {
    const form = { currentPassword: "a", password: "b", confirmPassword: "b" };
    expect(problemsOf(changePasswordSchema, form)).toEqual({});
    expect(problemsOf(changePasswordSchema, {})).toEqual({
      currentPassword: "Please enter your current password",
      password: "Please enter a password",
    });
    expect(problemsOf(changePasswordSchema, { ...form, password: "", confirmPassword: "" })).toEqual({
      password: "Please enter a password",
    });
    expect(problemsOf(changePasswordSchema, { ...form, currentPassword: "", confirmPassword: "c" })).toEqual({
      currentPassword: "Please enter your current password",
      confirmPassword: "Passwords don't match",
    });
    expect(problemsOf(changePasswordSchema, { ...form, currentPassword: longest })).toEqual({});
    expect(problemsOf(changePasswordSchema, { ...form, currentPassword: `${longest}x` })).toEqual({
      currentPassword: "Use at most 256 characters",
    });
    expect(problemsOf(changePasswordSchema, { currentPassword: "a", password: "b" })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it("move and delete an account with what proves its owner, be it the password or the address", () => {
    expect(changeEmailSchema.parse({ email: "a@b.example" })).toEqual({ email: "a@b.example", currentPassword: "" });
    expect(deleteAccountSchema.parse({ understood: "on" })).toEqual({
      currentPassword: "",
      email: "",
      understood: "on",
    });
    expect(problemsOf(deleteAccountSchema, {})).toEqual({
      understood: "Please tick the box to confirm that everything will be deleted",
    });
    expect(problemsOf(deleteAccountSchema, { understood: "on", email: "x".repeat(255) })).toHaveProperty("email");
  });
});

it("compares addresses as people read them", () => {
  expect(normaliseEmail(" Ann@EXAMPLE.com\n")).toBe("ann@example.com");
  expect(normaliseEmail("ａnn@example.com")).toBe("ann@example.com");
  expect(contextWords("ann.lee+x_y-z@mail.example", "Ann Mary", "Lee")).toEqual(
    expect.arrayContaining([
      "Ann MaryLee",
      "Ann Mary",
      "Ann",
      "Mary",
      "Lee",
      "ann",
      "lee",
      "x",
      "y",
      "z",
      "mail",
      "example",
    ]),
  );
});
