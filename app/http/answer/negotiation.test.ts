import { describe, expect, it } from "vitest";
import { acceptsEncoding, holdsAlready } from "./negotiation";

describe("a caller holds a page already", () => {
  it.each(['W/"a"', '"a"', '"x", W/"a"', 'W/"x,y","a"', "*"])("when it says %s", (header) =>
    expect(holdsAlready(header, 'W/"a"')).toBe(true),
  );
  it.each([undefined, null, "", '"b"', "a", 'W/"aa"'])("not when it says %s", (header) =>
    expect(holdsAlready(header, 'W/"a"')).toBe(false),
  );
});

describe("a caller reads brotli", () => {
  it.each(["br", "gzip, br", "gzip;q=1.0, BR;q=0.5", "*"])("with %s", (header) =>
    expect(acceptsEncoding(header, "br")).toBe(true),
  );
  it.each([undefined, null, "", "gzip", "br;q=0, gzip", "br; q=0.000, *", "brotli", "*;q=0"])("not with %s", (header) =>
    expect(acceptsEncoding(header, "br")).toBe(false),
  );
});
