import { Resvg } from "@resvg/resvg-js";
import { encode } from "fast-png";

/** The red, green and blue of pixels that also say how opaque they are. */
function withoutOpacity(pixels: Uint8Array): Uint8Array {
  const colours = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) colours.set(pixels.subarray(from, from + 3), to);
  return colours;
}

/**
 * A poster as pixels, filled to the edges, for places that show no SVG. A poster lets nothing through; said in the
 * file, that makes it a quarter smaller, and a PDF takes its bytes as they are.
 */
export function posterPng(svg: string, { width, height }: { width: number; height: number }): Buffer {
  const { pixels } = new Resvg(svg.replace("<svg ", `<svg width="${width}" height="${height}" `)).render();
  return Buffer.from(encode({ width, height, data: withoutOpacity(pixels), channels: 3 }));
}
