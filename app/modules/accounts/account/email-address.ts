/** Lower case and without blanks around: how addresses are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** Words by which others could guess the password of this person: the names and the parts of the address. */
export function contextWords(email: string, ...names: string[]): string[] {
  return [names.join(""), ...names.flatMap((name) => [name, ...name.split(/\s+/)]), ...email.split(/[@.+_-]/)];
}

/** What tells that something which was sent to us belongs to an account: the account itself, and its address if that is proven. */
export interface Person {
  userId: string;
  /** As addresses are compared; undefined while anybody could have typed it. */
  emailKey?: string;
}

/** Who an account is to the desk. */
export function personOf(user: { id: string; email: string; isEmailVerified: boolean }): Person {
  return { userId: user.id, ...(user.isEmailVerified && { emailKey: normaliseEmail(user.email) }) };
}
