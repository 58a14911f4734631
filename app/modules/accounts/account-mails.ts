import { PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** The link by which a forgotten password is replaced. */
export function resetLinkMail(firstName: string, url: string, minutes: number): LetterMail {
  return composeLetter({
    subject: `Reset your ${PRODUCT.name} password`,
    firstName,
    before: [
      `somebody, hopefully you, asked to reset the password of your ${PRODUCT.name} account. This link works once, for ${minutes} minutes:`,
    ],
    link: { url, label: "Reset your password" },
    after: ["If it was not you, do nothing: your password stays as it is."],
  });
}

/** Tells the owner that the password is another one now. */
export function passwordChangedMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `Your ${PRODUCT.name} password was changed`,
    firstName,
    before: [
      `the password of your ${PRODUCT.name} account was changed just now, and you were signed out everywhere else. If it was not you, ask for a reset at once:`,
    ],
    link: { url: `${origin}/forgot-password`, label: "Reset the password" },
  });
}

/** The link that proves an address. */
export function confirmEmailMail(firstName: string, url: string, hours: number): LetterMail {
  return composeLetter({
    subject: "Confirm your email address",
    firstName,
    before: [
      `please confirm that this address belongs to your ${PRODUCT.name} account. The link works once, for ${hours} hours:`,
    ],
    link: { url, label: "Confirm this address" },
    after: ["If you did not ask for it, do nothing."],
  });
}

/** Told to an address that somebody else's account asks for, but which has an account already. */
export function addressTakenMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `This address already has a ${PRODUCT.name} account`,
    firstName,
    before: [
      "somebody tried to move another account to this address. Nothing was changed, because this address has an account of its own. If that was you, sign in to it:",
    ],
    link: { url: `${origin}/signin`, label: "Sign in" },
  });
}

/** Tells the former address that the account has moved. */
export function emailChangedMail(firstName: string, newEmail: string): LetterMail {
  return composeLetter({
    subject: `The email address of your ${PRODUCT.name} account was changed`,
    firstName,
    before: [
      `your account is now kept under ${newEmail}, and mails go there. If it was not you, write to ${PRODUCT.supportEmail}.`,
    ],
  });
}

/** Tells the owner that Google opens the account from now on. */
export function googleConnectedMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `Google sign-in was added to your ${PRODUCT.name} account`,
    firstName,
    before: [
      "from now on you can sign in with Google as well. If it was not you, disconnect it and change your password:",
    ],
    link: { url: `${origin}/profile/account`, label: "Account settings" },
  });
}

/** Says goodbye. */
export function accountDeletedMail(firstName: string): LetterMail {
  return composeLetter({
    subject: `Your ${PRODUCT.name} account was deleted`,
    firstName,
    before: ["your account and your trips were deleted, as you asked. We keep no copy of them."],
  });
}
