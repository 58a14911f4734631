/** As long as the keys of links are (32 bytes in base64url); ids and file names are shorter. */
const KEY_LENGTH = 43;
const KEY = /[\w-]{43,}/g;

/** A path for the log: the key of a link opens the content behind it, so no reader of the log may learn it. */
export function logPath(pathname: string): string {
  return pathname.length < KEY_LENGTH ? pathname : pathname.replace(KEY, "[key]");
}
