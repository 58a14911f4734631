import sharp from "sharp";
import { MOST_PIXELS, wakeReaders } from "./shrink";

/** The widths of the copies of a photograph, in pixels. */
const PHOTOGRAPH_WIDTHS = [320, 640, 1280] as const;
type PhotographWidth = (typeof PHOTOGRAPH_WIDTHS)[number];
const PHOTOGRAPH_FORMATS = ["avif", "webp"] as const;
type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** The most bytes of a copy; a smaller one is the better, down to what still looks well. */
const MOST_COPY_BYTES = 40 * 1024;
/** Qualities that are tried until a copy is small enough, the best first. Of each format they mean other things. */
const QUALITIES: Readonly<Record<PhotographFormat, readonly number[]>> = {
  avif: [62, 54, 46, 38, 30, 24, 18],
  webp: [82, 74, 64, 54, 44, 34, 24, 14],
};

export interface DrawnPhotograph {
  /** Of the widest copy, in pixels. */
  width: number;
  height: number;
  copies: { width: PhotographWidth; format: PhotographFormat; content: Uint8Array }[];
}

/** One copy, of the best quality that is small enough; undefined where none is. */
async function drawCopy(pixels: Buffer, width: PhotographWidth, format: PhotographFormat): Promise<Buffer | undefined> {
  const sized = await sharp(pixels).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES[format]) {
    const drawn = sharp(sized);
    const copy = await (format === "avif" ? drawn.avif({ quality, effort: 3 }) : drawn.webp({ quality })).toBuffer();
    if (copy.length <= MOST_COPY_BYTES) return copy;
  }
  return undefined;
}

/**
 * Draws a photograph anew in three widths and two formats. AVIF takes a second or two each: never on the server's own
 * thread.
 * @returns undefined for what is no photograph, or cannot be made small enough to be shown well
 */
export async function drawPhotograph(content: Uint8Array): Promise<DrawnPhotograph | undefined> {
  wakeReaders();
  const copies: DrawnPhotograph["copies"] = [];
  try {
    const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "truncated" })
      .autoOrient()
      .resize({ width: PHOTOGRAPH_WIDTHS.at(-1) })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    for (const width of PHOTOGRAPH_WIDTHS)
      for (const format of PHOTOGRAPH_FORMATS) {
        const copy = await drawCopy(data, width, format);
        if (!copy) return undefined;
        copies.push({ width, format, content: copy });
      }
    return { width: info.width, height: info.height, copies };
  } catch {
    return undefined;
  }
}
