/** What an operator can mend: said in one line, without a stack. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Words for what a system, a file of SQLite or PostgreSQL refuses; the operator mends all of it outside. */
const REFUSALS: readonly [code: RegExp, words: string][] = [
  [/^(ENOENT|ENOTDIR|EISDIR)$/, "a file or its folder is not there"],
  [/^(EACCES|EPERM|SQLITE_READONLY.*|SQLITE_PERM)$/, "this user may not read or write it"],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, "the disk is full: make room, then run the command again"],
  [/^(SQLITE_IOERR.*|EIO)$/, "the disk can't be read or written (it may be full)"],
  [/^SQLITE_NOTADB$/, "it is not a file of SQLite"],
  [/^SQLITE_CORRUPT.*$/, "the file of SQLite is damaged"],
  [/^SQLITE_CANTOPEN.*$/, "the file can't be opened (is it there, and may this user read it and write beside it?)"],
  [/^SQLITE_BUSY.*$/, "another program holds the file of SQLite: end it, then run the command again"],
  [/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, "PostgreSQL does not answer there"],
  [/^(ECONNRESET|EPIPE|57P0[1-3]|08\w{3})$/, "PostgreSQL ended the connection: run the command again once it answers"],
  [/^(28P01|28000)$/, "PostgreSQL refuses this user or password"],
  [/^3D000$/, "there is no such database: make it first (createdb)"],
  [/^42501$/, "the PostgreSQL user lacks a right"],
  [/^(53100|58030)$/, "the disk of PostgreSQL is full or fails: make room, then run the command again"],
  [/^53\w{3}$/, "PostgreSQL lacks memory or connections just now: run the command again later"],
  [/^55P03$/, "another program holds a table of PostgreSQL: end it, then run the command again"],
];

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

/**
 * An error in one line.
 * @param secrets texts, such as passwords, that must not be shown whatever the error says
 */
export function inOneLine(error: unknown, secrets: readonly string[]): string {
  const said = error instanceof Error ? error.message : String(error);
  const words = error instanceof Failure ? undefined : REFUSALS.find(([code]) => code.test(codeOf(error)))?.[1];
  // A refused connection of several addresses has no words of its own.
  const whole = words === undefined ? said || codeOf(error) : said ? `${words} (${said})` : words;
  const line = whole.replaceAll(/\s+/g, " ").trim();
  return secrets.filter((secret) => secret !== "").reduce((text, secret) => text.replaceAll(secret, "***"), line);
}
