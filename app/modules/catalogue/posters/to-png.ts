import { Resvg } from "@resvg/resvg-js";

/** A poster as pixels, filled to the edges, for places where a link is shared and no SVG is shown. */
export function posterPng(svg: string, { width, height }: { width: number; height: number }): Buffer {
  return new Resvg(svg.replace("<svg ", `<svg width="${width}" height="${height}" `)).render().asPng();
}
