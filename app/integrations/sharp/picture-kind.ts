/** The kinds of files that travellers bring as pictures, by what their first bytes say; the name says nothing. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

/** The bytes that `pictureKindOf` looks at. */
export const HEAD_BYTES = 64;

/** Brands of HEIF whose content is coded as HEVC, which is not read here. */
const HEVC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis"];

/** The kind of a picture by its first bytes (ISO 14496-12 for the last two); undefined for anything else. */
export function pictureKindOf(head: Buffer): PictureKind | undefined {
  const text = (from: number, to: number): string => head.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) !== "ftyp") return undefined;
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = text(8, end).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => HEVC_BRANDS.includes(brand) || brand === "mif1") ? "heic" : undefined;
}
