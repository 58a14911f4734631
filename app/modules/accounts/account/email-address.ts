/** An address in lower case and without blanks around, as it is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** Words by which others could guess the password of this person: the names and the parts of the address. */
export function contextWords(email: string, ...names: string[]): string[] {
  return [names.join(""), ...names.flatMap((name) => [name, ...name.split(/\s+/)]), ...email.split(/[@.+_-]/)];
}

/**
 * The keys by which a message to us is found to be an account's: the account itself, and its address if that is proven.
 */
export interface Person {
  userId: string;
  /** The address as addresses are compared; undefined while it is unproven, since any visitor could have typed it. */
  emailKey?: string;
}

/** An account as the desk identifies it. */
export function personOf(user: { id: string; email: string; isEmailVerified: boolean }): Person {
  return { userId: user.id, ...(user.isEmailVerified && { emailKey: normaliseEmail(user.email) }) };
}
