import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import exifr from "exifr";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { HEAD_BYTES, pictureKindOf } from "./picture-kind";
import type { PictureKind } from "./picture-kind";

/** The longest sides of the copies, in pixels. */
const CARD_SIDE = 480;
const FULL_SIDE = 1_600;
/** The most pixels of a picture: a little more than the largest of usual phones. */
export const MOST_PIXELS = 50_000_000;
/** Libvips is told to stop at its own work after this. */
const MOST_SECONDS = 15;

/** Why a file is no picture that is taken. */
export type PictureRefusal = "empty" | "kind" | "heic" | "pixels" | "broken";

/** A picture as it is kept: drawn anew, so that nothing of the file that was brought is in it. */
export interface ShrunkPicture {
  /** WebP. */
  card: Uint8Array;
  full: Uint8Array;
  /** Of the full copy, in pixels. */
  width: number;
  height: number;
  /** The local time at which it was taken, by the camera's clock: "2027-04-14T10:15:33". */
  takenAt?: string;
  /** Where it was taken, by the camera. */
  position?: { lat: number; lon: number };
  /** Of the file that was brought, the same for the same file. */
  digest: string;
}

/** Only what reads these kinds is awake: a file that is two things at once meets no other reader. */
export function wakeReaders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
  });
  // One picture after the other, without a store of earlier ones: the processors belong to the pages.
  sharp.concurrency(1);
  sharp.cache(false);
}

const FORMATS: Readonly<Record<Exclude<PictureKind, "heic">, string>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

const TAKEN = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;

/** "2027:04:14 10:15:33" as a local time; undefined for a clock that was never set. */
export function takenAtOf(text: unknown): string | undefined {
  const [, year, month, day, hour, minute, second] = (typeof text === "string" && TAKEN.exec(text)) || [];
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const instant = Date.parse(`${local}Z`);
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(local) ? local : undefined;
}

/** A point on earth; cameras without a fix write zeros. */
export function positionOf(lat: unknown, lon: unknown): ShrunkPicture["position"] {
  if (typeof lat !== "number" || typeof lon !== "number" || (lat === 0 && lon === 0)) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** When and where a picture was taken, as far as its file says; what cannot be read says nothing. */
async function readTaking(exif: Buffer | undefined): Promise<Pick<ShrunkPicture, "takenAt" | "position">> {
  if (!exif) return {};
  const tiff = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  const said: unknown = await exifr.parse(tiff, { reviveValues: false, translateValues: false }).catch(() => undefined);
  if (typeof said !== "object" || said === null) return {};
  const { DateTimeOriginal, CreateDate, latitude, longitude } = said as Record<string, unknown>;
  const takenAt = takenAtOf(DateTimeOriginal) ?? takenAtOf(CreateDate);
  const position = positionOf(latitude, longitude);
  return { ...(takenAt && { takenAt }), ...(position && { position }) };
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

/**
 * Draws a picture anew in two sizes.
 * @param file the path of a file of any content
 * @returns the copies, or why there are none
 */
export async function shrinkPicture(file: string): Promise<ShrunkPicture | { refusal: PictureRefusal }> {
  wakeReaders();
  const bytes = await readFile(file);
  if (bytes.length === 0) return { refusal: "empty" };
  const kind = pictureKindOf(bytes.subarray(0, HEAD_BYTES));
  if (!kind || kind === "heic") return { refusal: kind ?? "kind" };
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    // Says the header: nothing is unpacked before this is known.
    if (metadata.width * metadata.height > MOST_PIXELS) return { refusal: "pixels" };
    if (metadata.format !== FORMATS[kind]) return { refusal: "kind" };
    const whole = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated" }).autoOrient();
    const { data, info } = await within(whole, FULL_SIDE)
      .webp({ quality: 80 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    const card = await within(sharp(data), CARD_SIDE).webp({ quality: 75 }).toBuffer();
    return {
      ...{ card, full: data, width: info.width, height: info.height },
      ...(await readTaking(metadata.exif)),
      digest: createHash("sha256").update(bytes).digest("base64url"),
    };
  } catch {
    return { refusal: "broken" };
  }
}
