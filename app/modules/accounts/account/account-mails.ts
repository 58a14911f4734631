import { PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** The link by which a forgotten password is replaced. */
export function resetLinkMail(firstName: string, url: string, minutes: number): LetterMail {
  return composeLetter({
    subject: `Reset your ${PRODUCT.name} password`,
    firstName,
    before: [
      `Someone asked to reset the password of your ${PRODUCT.name} account. If that was you, use this link within ${minutes} minutes. It works once:`,
    ],
    link: { url, label: "Reset your password" },
    after: ["If it wasn't you, you can ignore this email. Your password stays the same."],
  });
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `Your ${PRODUCT.name} password was changed`,
    firstName,
    before: [
      `The password of your ${PRODUCT.name} account has just been changed, and you were signed out on all other devices. If that wasn't you, reset your password now:`,
    ],
    link: { url: `${origin}/forgot-password`, label: "Reset the password" },
  });
}

/** Tells the owner that there is another way in. */
export function passkeyAddedMail(firstName: string, name: string, origin: string): LetterMail {
  return composeLetter({
    subject: `A passkey was added to your ${PRODUCT.name} account`,
    firstName,
    before: [
      `You can now sign in with a passkey made in ${name}. If that wasn't you, remove the passkey in your settings and change your password:`,
    ],
    link: { url: `${origin}/profile/account/passkeys`, label: "See your passkeys" },
  });
}

/** The link that proves an address. */
export function confirmEmailMail(firstName: string, url: string, hours: number): LetterMail {
  return composeLetter({
    subject: "Confirm your email address",
    firstName,
    before: [
      `Please confirm that this is the email address for your ${PRODUCT.name} account. The link works once, within ${hours} hours:`,
    ],
    link: { url, label: "Confirm this address" },
    after: ["If you didn't ask for this, you can ignore this email."],
  });
}

/** Sent to an address that another account asked for, but which has an account already. */
export function addressTakenMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `This address already has a ${PRODUCT.name} account`,
    firstName,
    before: [
      "Someone tried to use this address for another account. Nothing has changed, because this address already has an account. If that was you, sign in:",
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
      `Your account now uses ${newEmail}, and our emails go there. If that wasn't you, write to ${PRODUCT.supportEmail}.`,
    ],
  });
}

/** Tells the owner that Google opens the account from now on. */
export function googleConnectedMail(firstName: string, origin: string): LetterMail {
  return composeLetter({
    subject: `Google sign-in was added to your ${PRODUCT.name} account`,
    firstName,
    before: ["You can now sign in with Google too. If you didn't add it, disconnect Google and change your password:"],
    link: { url: `${origin}/profile/account`, label: "Account settings" },
  });
}

/** Says goodbye. */
export function accountDeletedMail(firstName: string): LetterMail {
  return composeLetter({
    subject: `Your ${PRODUCT.name} account was deleted`,
    firstName,
    before: [
      "We've deleted your account and your trips, as you asked. If you ever paid us, the record of those payments stays, without your name, because the law asks us to keep it.",
    ],
  });
}
