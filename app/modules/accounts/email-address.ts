/** Lower case and without blanks around: how addresses are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** Words by which others could guess the password of this person: the names and the parts of the address. */
export function contextWords(email: string, ...names: string[]): string[] {
  return [names.join(""), ...names.flatMap((name) => [name, ...name.split(/\s+/)]), ...email.split(/[@.+_-]/)];
}
