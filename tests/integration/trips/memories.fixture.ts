import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A picture as a camera writes it: with the time, the place and the camera in it. */
export function photograph({
  taken = "2027:04:14 10:15:33",
  width = 600,
  height = 450,
  seed = 120,
}: { taken?: string; width?: number; height?: number; seed?: number } = {}) {
  const noise = { type: "gaussian", mean: seed, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } }).withExif({
    IFD0: { Make: "Camera of Ada" },
    IFD2: { DateTimeOriginal: taken },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 0/1 41/1", GPSLongitudeRef: "E", GPSLongitude: "135/1 46/1 37/1" },
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A small file that says it is a picture of this many pixels. */
export function vastPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.from("789c030000000001", "hex")),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
