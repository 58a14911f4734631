/**
 * The content of a document that was made without compression, read back: enough of the format for these tests, and no
 * more.
 */

export interface ReadPdf {
  /** Texts in the order in which they were drawn, a line each, by page. */
  pages: string[][];
  outline: string[];
  /** Kinds of the tagged content and groups, in the order of the file. */
  tags: string[];
  /** The document's own entries, such as its language. */
  root: string;
  info: string;
}

function objectsOf(pdf: string): Map<number, string> {
  const start = Number(/startxref\n(\d+)/.exec(pdf.slice(-64))![1]);
  const offsets = Array.from(pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm), (entry) => Number(entry[1]));
  const ends = [...offsets, start].sort((a, b) => a - b);
  return new Map(
    offsets.map((offset, index) => [
      index + 1,
      pdf.slice(
        offset,
        ends.find((end) => end > offset),
      ),
    ]),
  );
}

function reference(object: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1]);
}

function lettersOf(map: string): string[] {
  return Array.from(map.matchAll(/\[(<[\da-f> <]+>)\]/g)).flatMap(([, list]) =>
    Array.from(list!.matchAll(/<([\da-f ]*)>/g), ([, hex]) =>
      String.fromCharCode(...(hex!.replaceAll(" ", "").match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

function textsOf(content: string, fonts: Map<string, string[]>): string[] {
  return Array.from(content.matchAll(/^BT\n([\s\S]*?)^ET$/gm), ([, block]) => {
    const letters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block!)![1]!)!;
    const glyphs = Array.from(block!.matchAll(/<([\da-f]+)>/g)).flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "\ufffd").join("");
  });
}

/** Reads a document. Texts of one line drawn in several fonts come as several entries. */
export function readPdf(bytes: Buffer): ReadPdf {
  const pdf = bytes.toString("latin1");
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const kids = /\/Kids \[([^\]]*)\]/.exec(all.find((object) => object.includes("/Type /Pages"))!)![1]!;
  const pages = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => {
    const page = objects.get(Number(id))!;
    const resources = objects.get(reference(page, "Resources"))!;
    const fonts = new Map(
      Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, font]) => [
        name!,
        lettersOf(objects.get(reference(objects.get(Number(font))!, "ToUnicode"))!),
      ]),
    );
    return textsOf(objects.get(reference(page, "Contents"))!, fonts);
  });
  const root = objects.get(Number(/\/Root (\d+) 0 R/.exec(pdf.slice(-300))![1]))!;
  return {
    pages,
    outline: all.flatMap((object) =>
      object.includes("/Dest [") ? [/\/Title \(([^)]*)\)/.exec(object)?.[1] ?? ""] : [],
    ),
    tags: all.flatMap((object) => /^\/S \/(\w+)$/m.exec(object)?.[1] ?? []),
    root,
    info: objects
      .get(Number(/\/Info (\d+) 0 R/.exec(pdf.slice(-300))![1]))!
      .replace(/(\d+) 0 R/g, (_match, id: string) => /\(.*\)/.exec(objects.get(Number(id))!)?.[0] ?? ""),
  };
}
