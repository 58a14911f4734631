import { expect, it } from "vitest";
import { pictureKindOf } from "./picture-kind";
import { positionOf, takenAtOf } from "./shrink";

const heif = (...brands: string[]): Buffer => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`, "latin1");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
};

it.each([
  ["jpeg", Buffer.from("ffd8ffe000104a464946", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a0000000d", "hex")],
  ["webp", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")],
  ["avif", heif("avif", "mif1")],
  ["avif", heif("mif1", "avif")],
  ["heic", heif("heic", "mif1")],
  ["heic", heif("mif1", "heic")],
  [undefined, heif("isom", "mp41")],
  [undefined, heif("qt  ")],
  [undefined, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  [undefined, Buffer.from("GIF89a")],
  [undefined, Buffer.from("RIFF\x10\0\0\0WAVEfmt ", "latin1")],
  [undefined, Buffer.alloc(0)],
  [undefined, Buffer.from("ffd8", "hex")],
] as const)("is %s by its first bytes", (kind, head) => expect(pictureKindOf(head)).toBe(kind));

it("reads the camera's clock, unless it was never set", () => {
  expect(takenAtOf("2027:04:14 10:15:33")).toBe("2027-04-14T10:15:33");
  for (const unset of ["0000:00:00 00:00:00", "2027:02:30 10:00:00", "    :  :     :  :  ", "", 7, undefined])
    expect(takenAtOf(unset)).toBeUndefined();
});

it("takes a position only where there is one", () => {
  expect(positionOf(35.01, 135.76)).toEqual({ lat: 35.01, lon: 135.76 });
  for (const [lat, lon] of [
    [0, 0],
    [91, 0],
    [1, 181],
    [Number.NaN, 3],
    ["1", "2"],
    [undefined, undefined],
  ] as const)
    expect(positionOf(lat, lon)).toBeUndefined();
});
