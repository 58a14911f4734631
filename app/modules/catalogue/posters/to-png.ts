import { Resvg } from "@resvg/resvg-js";

/** A poster as pixels, filled to the edges, for sites on which a link is shared and which show no SVG. */
export function posterPng(svg: string, { width, height }: { width: number; height: number }): Buffer {
  return new Resvg(svg.replace("<svg ", `<svg width="${width}" height="${height}" `)).render().asPng();
}
