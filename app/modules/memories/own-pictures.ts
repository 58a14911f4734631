import { oneLine } from "#app/shared/one-line";

/** The most pictures in one form, of one trip, and of all trips of an account. */
export const MOST_AT_ONCE = 10;
export const MOST_OF_TRIP = 200;
export const MOST_OF_ACCOUNT = 2_000;
/** The largest picture, in bytes. */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;
/** Letters of the line below a picture. */
export const MOST_CAPTION = 200;

/** The field of the form; phones that keep HEIC send JPEG to a field that names these types. */
export const PICTURES_FIELD = "pictures";
export const PICTURES_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** The sizes in which a picture is kept: on a page, and opened. */
export const PICTURE_SIZES = ["card", "full"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Why a file was not added. */
export type NotAdded = "empty" | "kind" | "heic" | "pixels" | "broken" | "size" | "full" | "busy";

const NOT_ADDED: Readonly<Record<NotAdded, string>> = {
  empty: "is empty",
  kind: "isn't a picture we can read. Choose a JPEG, PNG, WebP or AVIF",
  heic: "is an HEIC picture, which we can't read. Save it as a JPEG and choose that",
  pixels: "has more than 50 million pixels. Save it smaller and choose that",
  broken: "is damaged or cut off. Choose it again, or save it anew first",
  size: "is larger than 15 MB. Save it smaller and choose that",
  full: "has no room left: delete some pictures first",
  busy: "couldn't be read just now. Choose it again in a minute",
};

/** A file that was not added, in one sentence: "beach.heic is an HEIC picture, …" */
export function notAddedInWords({ name, why }: { name: string; why: NotAdded }): string {
  return `${name} ${NOT_ADDED[why]}.`;
}

/** The last part of a file's name, as it may be shown. */
export function shownName(given: string): string {
  const name = oneLine(given.slice(-300).split(/[/\\]/).at(-1) ?? "");
  return name === "" ? "One file" : name.slice(-60);
}

/** The address of a copy of a picture. @param isShared for readers of a shared trip */
export function picturePath(tripId: string, id: string, size: PictureSize, isShared = false): string {
  return `/trips/${tripId}/${isShared ? "shared/" : ""}pictures/${id}/${size}`;
}
