/**
 * The end of an address for a text that the desk writes.
 * @param title as it was typed
 * @param otherwise for a title without letters, and for "new", which is the form's own address
 */
export function deskSlug(title: string, otherwise: string): string {
  const slug = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return slug === "" || slug === "new" ? otherwise : slug;
}
