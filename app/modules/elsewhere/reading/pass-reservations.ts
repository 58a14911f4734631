import { fromBufferPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { NOTHING_FOUND, UnreadableFile, readPrice, readTime } from "./found";
import type { Found, FoundPrice, FoundTime } from "./found";

/** A pass has a few kilobytes of text; the rest of the archive is pictures, which are never unpacked. */
const MOST_BYTES = 256 * 1024;
const MOST_PACKED = 32 * 1024;
/** Pictures in three sizes and a text for each language. */
const MOST_ENTRIES = 500;
const MOST_LETTERS = 500;
const DAMAGED =
  "This pass is damaged, so we cannot read it. Save it again from the email or the website and upload that.";

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, MOST_LETTERS).trim() || undefined
    : undefined;

/** The bytes of a part of an archive. @throws UnreadableFile when more of them come out than a pass has */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.compressedSize > MOST_PACKED) throw new UnreadableFile(DAMAGED);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new UnreadableFile(DAMAGED);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The file of a pass in its archive. */
async function passFile(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MOST_ENTRIES) throw new UnreadableFile(DAMAGED);
    for await (const entry of zip.eachEntry()) if (entry.fileName === "pass.json") return await bytesOf(zip, entry);
    return undefined;
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
}

async function unpack(bytes: Uint8Array): Promise<unknown> {
  const pass = await passFile(bytes);
  if (!pass) throw new UnreadableFile("This archive is not a travel pass that we can read.");
  const encoding =
    pass[0] === 0xff && pass[1] === 0xfe ? "utf-16le" : pass[0] === 0xfe && pass[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return JSON.parse(new TextDecoder(encoding).decode(pass));
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
}

/** Every field of a boarding pass, by its key. */
function fieldsOf(boarding: Thing): { key: string; value: string; label: string }[] {
  return ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"].flatMap((group) =>
    (Array.isArray(boarding[group]) ? boarding[group].slice(0, 40) : []).filter(isThing).flatMap((field) => {
      const value = textOf(field.value);
      return value ? [{ key: textOf(field.key) ?? "", value, label: textOf(field.label) ?? "" }] : [];
    }),
  );
}

/** The price of the pass: by its meaning, or from a field that is an amount of money. */
function priceOf(semantics: Thing, boarding: Thing): FoundPrice | undefined {
  const total = isThing(semantics.totalPrice) ? semantics.totalPrice : {};
  const fields = ["auxiliaryFields", "backFields", "secondaryFields"].flatMap((group) =>
    (Array.isArray(boarding[group]) ? boarding[group].slice(0, 40) : [])
      .filter(isThing)
      .flatMap((field) => readPrice(textOf(field.value), textOf(field.currencyCode) ?? "") ?? []),
  );
  return readPrice(textOf(total.amount), textOf(total.currencyCode)) ?? fields[0];
}

const timeIn = (semantics: Thing, ...names: string[]): FoundTime | undefined =>
  names.flatMap((name) => readTime(textOf(semantics[name]) ?? "") ?? [])[0];

/**
 * The flight of a boarding pass as phones keep it (.pkpass).
 * @throws UnreadableFile for an archive that is damaged, too large inside or no pass
 */
export async function reservationsInPass(bytes: Uint8Array): Promise<Found> {
  const pass = await unpack(bytes);
  const boarding = isThing(pass) && isThing(pass.boardingPass) ? pass.boardingPass : undefined;
  if (!isThing(pass) || !boarding || (boarding.transitType ?? "PKTransitTypeAir") !== "PKTransitTypeAir")
    return NOTHING_FOUND;
  const semantics = isThing(pass.semantics) ? pass.semantics : {};
  const fields = fieldsOf(boarding);
  const byKey = (pattern: RegExp): string | undefined =>
    fields.find(({ key, label }) => pattern.test(key) || pattern.test(label))?.value;
  // Origin and destination are the two large fields of every boarding pass.
  const large = Array.isArray(boarding.primaryFields) ? boarding.primaryFields.slice(0, 40).filter(isThing) : [];
  const codes = large.flatMap(({ value, label }) => {
    const texts = [textOf(value), textOf(label)].flatMap((text) => text ?? []);
    return texts.find((text) => /^[A-Z]{3}$/.test(text)) ?? [];
  });
  const number = textOf(semantics.flightNumber);
  const airline = textOf(semantics.airlineCode);
  return {
    flights: [
      {
        flightNumber:
          textOf(semantics.flightCode) ??
          (number && airline ? `${airline} ${number}` : byKey(/^flight(\s?(no|num|number))?\.?$|^flug/i)),
        from: textOf(semantics.departureAirportCode) ?? codes[0],
        to: textOf(semantics.destinationAirportCode) ?? codes[1],
        departs:
          timeIn(semantics, "originalDepartureDate", "currentDepartureDate") ??
          readTime(textOf(pass.relevantDate) ?? ""),
        arrives: timeIn(semantics, "originalArrivalDate", "currentArrivalDate"),
        confirmation:
          textOf(semantics.confirmationNumber) ??
          byKey(/^(confirmation|pnr|booking ?(code|reference|ref)|record ?locator)/i),
        price: priceOf(semantics, boarding),
      },
    ],
    stays: [],
  };
}
