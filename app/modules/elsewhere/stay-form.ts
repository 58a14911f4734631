import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { daysBetween, isLocalDate } from "#app/shared/calendar";
import { formatDateRange, formatShortDate } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { readClock } from "./clock";
import type { FormTexts } from "./form-texts";
import { PRICE_FIELDS, priceTexts, readOwnPrice } from "./own-price";
import type { Rates } from "./own-price";
import { STAY_SLOTS, placesOf } from "./own-stay";
import type { OneStay, OwnStay, StaySlot } from "./own-stay";

const SLOT_FIELDS = [
  "Private",
  "Name",
  "Address",
  "Point",
  "Part",
  "In",
  "InTime",
  "Out",
  "OutTime",
  "Breakfast",
  "Code",
  ...PRICE_FIELDS,
] as const;
/** A field with one of these names alone tells of no place: a list always has a value. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(["Part", "Currency"]);

/** Every field of the form by name. */
export const STAY_FORM_FIELDS: readonly string[] = STAY_SLOTS.flatMap((slot) =>
  SLOT_FIELDS.map((field) => slot + field),
);

/** The look-ups by which the form is read. */
export interface StayRules {
  destination: Point & { name: string; neighbourhoods: readonly (Point & { name: string })[] };
  /** The point that a pasted map link or a pair of numbers names, or a sentence that says why it names none. */
  pointOf(text: string): { point: Point } | { problem: string };
  startDate: IsoDate;
  endDate: IsoDate;
  maxNights: number;
  rates: Rates;
}

export type ReadStay = { status: "read"; stay: OwnStay } | { status: "wrong"; fields: Record<string, string[]> };

/** A stay farther away than this is not at the destination. */
const FARTHEST_KM = 80;

type Spot = Pick<OneStay, "lat" | "lon" | "spot" | "part">;
type Field = (typeof SLOT_FIELDS)[number];
type Fields = Record<string, string[]>;

/** One place of the form while it is read: its texts, and the place for its problems. */
class Slot {
  constructor(
    readonly slot: StaySlot,
    private readonly texts: FormTexts,
    private readonly rules: StayRules,
    private readonly fields: Fields,
  ) {}

  text(field: Field): string {
    return (this.texts[this.slot + field] ?? "").trim();
  }

  /** Notes the first problem of a field. */
  wrong(field: Field, problem: string): undefined {
    this.fields[this.slot + field] ??= [problem];
  }

  /** Whether the traveller told of a stay here; the first one is always told of. */
  isTold(): boolean {
    return (
      this.slot === STAY_SLOTS[0] || SLOT_FIELDS.some((field) => !TELLS_NOTHING.has(field) && this.text(field) !== "")
    );
  }

  private spot(): Spot {
    const { name, lat, lon, neighbourhoods } = this.rules.destination;
    const centre: Spot = { lat, lon, spot: "centre" };
    const pasted = this.text("Point");
    if (pasted !== "") {
      const read = this.rules.pointOf(pasted);
      if ("problem" in read) return this.wrong("Point", read.problem) ?? centre;
      const km = Math.round(distanceKm(read.point, { lat, lon }));
      if (km > FARTHEST_KM)
        return this.wrong("Point", `That point is ${km.toLocaleString("en-US")} km from ${name}`) ?? centre;
      return { ...read.point, spot: "point" };
    }
    const chosen = this.text("Part");
    if (chosen === "") return centre;
    const part = neighbourhoods.find((one) => one.name === chosen);
    if (!part) return this.wrong("Part", "Choose one of the parts of town") ?? centre;
    return { lat: part.lat, lon: part.lon, spot: "part", part: part.name };
  }

  private clock(field: "InTime" | "OutTime"): string | undefined {
    if (this.text(field) === "") return undefined;
    return readClock(this.text(field)) ?? this.wrong(field, "Use a time such as 15:00");
  }

  private day(field: "In" | "Out", missing: string): IsoDate | undefined {
    return isLocalDate(this.text(field)) ? this.text(field) : this.wrong(field, missing);
  }

  stay(): OneStay | undefined {
    const isPrivate = this.text("Private") === "yes";
    if (this.text("Name") === "")
      this.wrong("Name", isPrivate ? "Give it a name, such as Anna's flat" : "Enter the name of the place");
    const spot = this.spot();
    const checkIn = this.day("In", "Enter the day you check in");
    const checkOut = this.day("Out", "Enter the day you check out");
    const [checkInTime, checkOutTime] = [this.clock("InTime"), this.clock("OutTime")];
    const price = readOwnPrice(this.texts, this.slot, this.rules.rates, (field, problem) => {
      this.fields[field] = [problem];
    });
    if (!checkIn || !checkOut) return undefined;
    const { startDate, endDate, maxNights } = this.rules;
    if (checkOut <= checkIn) this.wrong("Out", "Check out at least one day after you check in");
    else if (daysBetween(checkIn, checkOut) > maxNights) this.wrong("Out", `A trip can last up to ${maxNights} nights`);
    else if (checkOut <= startDate || checkIn >= endDate)
      this.wrong("In", `Your trip is ${formatDateRange(startDate, endDate)}, and this stay is outside it`);
    return {
      name: this.text("Name"),
      ...(this.text("Address") && { address: this.text("Address") }),
      ...spot,
      checkIn,
      checkOut,
      ...(checkInTime && { checkInTime }),
      ...(checkOutTime && { checkOutTime }),
      hasBreakfast: this.text("Breakfast") === "yes",
      ...(isPrivate && { isPrivate }),
      ...(this.text("Code") && { confirmation: this.text("Code") }),
      ...(price && { price }),
    };
  }
}

/**
 * Reads the form of a stay that was booked elsewhere, or gives the problems beside each field. A traveller who changes
 * hotels tells of up to three places, whose nights follow each other.
 */
export function readStayForm(texts: FormTexts, rules: StayRules): ReadStay {
  const fields: Fields = {};
  const read = STAY_SLOTS.map((slot) => new Slot(slot, texts, rules, fields)).flatMap((slot) => {
    const stay = slot.isTold() ? slot.stay() : undefined;
    return stay ? [{ slot, stay }] : [];
  });
  const inOrder = read.toSorted((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1));
  inOrder.slice(1).forEach(({ slot, stay }, index) => {
    const before = inOrder[index]!.stay;
    if (stay.checkIn < before.checkOut)
      slot.wrong("In", `You stay at ${before.name || "the place before"} until ${formatShortDate(before.checkOut)}`);
  });
  const [first, ...then] = inOrder.map(({ stay }) => stay);
  if (!first || Object.keys(fields).length > 0) return { status: "wrong", fields };
  return { status: "read", stay: { ...first, ...(then.length > 0 && { then }) } };
}

/** One place as its fields show it. */
function slotTexts(slot: StaySlot, stay: OneStay): FormTexts {
  const values: Partial<Record<Field, string | undefined>> = {
    Private: stay.isPrivate ? "yes" : undefined,
    Name: stay.name,
    Address: stay.address,
    Point: stay.spot === "point" ? `${stay.lat}, ${stay.lon}` : undefined,
    Part: stay.part,
    In: stay.checkIn,
    InTime: stay.checkInTime,
    Out: stay.checkOut,
    OutTime: stay.checkOutTime,
    Breakfast: stay.hasBreakfast ? "yes" : undefined,
    Code: stay.confirmation,
  };
  return {
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [slot + field, value])),
    ...priceTexts(slot, stay.price),
  };
}

/** A stay as the form shows it. */
export function stayTexts(stay: OwnStay): FormTexts {
  return Object.assign({}, ...placesOf(stay).map((one, index) => slotTexts(STAY_SLOTS[index]!, one))) as FormTexts;
}
