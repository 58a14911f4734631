import { z } from "zod";
import { hasWebAddress, oneLine } from "#app/shared/one-line";
import { MAX_PASSWORD_LENGTH } from "./password-rules";

const MAX_EMAIL = 254;

/** The box that keeps a device signed in; only a ticked box is sent. */
export const keepSignedIn = z.literal("on").optional().catch(undefined);

/**
 * Sign-in (CHECKLIST AUTH-10, AUTH-11). It does not say whether the address is well formed: a malformed one is a wrong
 * credential.
 */
export const signInSchema = z.object({
  email: z
    .string({ error: "Please enter your email address" })
    .trim()
    .min(1, "Please enter your email address")
    .max(MAX_EMAIL, "That email address is too long"),
  password: z
    .string({ error: "Please enter your password" })
    .min(1, "Please enter your password")
    .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters`),
});

/** Sign-in on the page. */
export const signInFormSchema = signInSchema.extend({ keepSignedIn });

const BOTH_NAMES = "Please enter both first and last name";
/** A first or last name (CHECKLIST AUTH-25). */
export const nameSchema = z
  .string({ error: BOTH_NAMES })
  .transform(oneLine)
  .pipe(z.string({ error: BOTH_NAMES }).min(1, BOTH_NAMES).max(80, "Use 80 characters or fewer."))
  .refine((text) => !hasWebAddress(text), "Leave out the web address: this is for a name");

/** An address that mail can be sent to. */
export const emailSchema = z
  .string({ error: "Please enter your email address" })
  .trim()
  .min(1, "Please enter your email address")
  .max(MAX_EMAIL, "That email address is too long")
  .pipe(z.email("Please enter an email address such as name@example.com"));

/** Whether both fields hold the same password; an empty first field is reported there, and there alone. */
function isTypedTwice({ password, confirmPassword }: { password?: string; confirmPassword: string }): boolean {
  return (password ?? "") === confirmPassword;
}

const account = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: z.string({ error: "Please enter a password" }).min(1, "Please enter a password"),
});

const TERMS = "You must accept the terms and conditions to continue";

/** Sign-up on the page (CHECKLIST AUTH-24 to AUTH-27). */
export const signUpSchema = account
  .extend({ confirmPassword: z.string().default(""), acceptedTerms: z.literal("on", { error: TERMS }), keepSignedIn })
  .refine(isTypedTwice, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: () => true,
  });

/** Sign-up by the API (CHECKLIST API-13). */
export const apiSignUpSchema = account.extend({ acceptedTerms: z.literal(true, { error: TERMS }) });

/** Asking for a reset link (CHECKLIST AUTH-58). */
export const forgotPasswordSchema = z.object({
  email: z
    .string({ error: "Please enter your email address" })
    .trim()
    .min(1, "Please enter your email address")
    .max(MAX_EMAIL, "That email address is too long")
    .pipe(z.email("Please enter an email address such as name@example.com")),
});

const token = z.string().min(1).max(64);

/** Choosing a new password by link (CHECKLIST AUTH-65 to AUTH-73). */
export const resetPasswordSchema = z
  .object({
    userId: token,
    resetToken: token,
    password: z.string({ error: "Please enter your password" }).min(1, "Please enter your password"),
    confirmPassword: z.string().default(""),
  })
  .refine(isTypedTwice, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
    when: () => true,
  });

/** Choosing a new password by the API (CHECKLIST API-14); "newPassword" is accepted too. */
export const apiResetPasswordSchema = z
  .object({
    userId: token,
    resetToken: token,
    password: z.string().min(1).max(MAX_PASSWORD_LENGTH).optional(),
    newPassword: z.string().min(1).max(MAX_PASSWORD_LENGTH).optional(),
  })
  .transform(({ userId, resetToken, password, newPassword }, ctx) => {
    const chosen = password ?? newPassword;
    if (chosen !== undefined) return { userId, resetToken, password: chosen };
    ctx.addIssue({ code: "custom", path: ["password"], message: "Please enter your password" });
    return z.NEVER;
  });

const CURRENT_PASSWORD = "Please enter your current password";
const currentPassword = z
  .string()
  .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters`)
  .default("");

/** Changing the password of a signed-in account. */
export const changePasswordSchema = z
  .object({
    currentPassword: currentPassword.pipe(z.string({ error: CURRENT_PASSWORD }).min(1, CURRENT_PASSWORD)),
    password: z.string({ error: "Please enter a password" }).min(1, "Please enter a password"),
    confirmPassword: z.string().default(""),
  })
  .refine(isTypedTwice, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
    when: () => true,
  });

/** Moving an account to another address. */
export const changeEmailSchema = forgotPasswordSchema.extend({ currentPassword });

/** Deleting an account. */
export const deleteAccountSchema = z.object({
  currentPassword,
  email: z.string().max(MAX_EMAIL).default(""),
  understood: z.literal("on", { error: "Please tick the box to confirm that everything will be deleted" }),
});
