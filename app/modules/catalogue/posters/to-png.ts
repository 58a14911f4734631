import { crc32, deflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Eight bits a colour; red, green and blue. */
const DEPTH_AND_KIND = [8, 2];
const DEFAULT_COMPRESSION_FILTER_AND_NO_INTERLACE = [0, 0, 0];

function chunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The lines of a picture without opacity, each after the byte that names its filter: none. */
function linesOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const lines = Buffer.alloc((width * 3 + 1) * height);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      lines[to] = pixels[from]!;
      lines[to + 1] = pixels[from + 1]!;
      lines[to + 2] = pixels[from + 2]!;
    }
  }
  return lines;
}

/**
 * A drawing as pixels, filled to the edges, for places that show no SVG. It lets nothing through; said in the
 * file, that makes it a quarter smaller, and a PDF takes its bytes as they are. Its flat colours need no filter, so the
 * file is the three chunks that every PNG has (W3C PNG, section 5).
 */
export function pixelsOf(svg: string, { width, height }: { width: number; height: number }): Buffer {
  const { pixels } = new Resvg(svg.replace("<svg ", `<svg width="${width}" height="${height}" `)).render();
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk(
      "IHDR",
      Buffer.concat([head, Buffer.from([...DEPTH_AND_KIND, ...DEFAULT_COMPRESSION_FILTER_AND_NO_INTERLACE])]),
    ),
    chunk("IDAT", deflateSync(linesOf(pixels, width, height), { memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
