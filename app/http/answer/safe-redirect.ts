const MAX_LENGTH = 2000;
/** A host that no real address has: a target that resolves to another host would leave the site. */
const BASE = "http://same.invalid";

function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/**
 * A path of this site, or the fallback: the only way in which a redirect target from outside is used. Refuses other
 * hosts, schemes, backslashes, control characters and over-long texts (SECURITY: open redirect).
 */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== "string" || target.length > MAX_LENGTH) return fallback;
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\") || hasControlCharacter(target))
    return fallback;
  let url: URL;
  try {
    url = new URL(target, BASE);
  } catch {
    return fallback;
  }
  const path = url.pathname + url.search + url.hash;
  return url.origin === BASE && !path.startsWith("//") ? path : fallback;
}

/** An address of this site, whole or as a path, as a path; undefined for any other. */
export function ownPath(origin: string, target: string | undefined): string | undefined {
  const path = target?.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  return safeRedirect(path, "") || undefined;
}
