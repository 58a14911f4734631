import type { IsoDate } from "#app/modules/inventory/offer";
import { daysBetween, isLocalDate } from "#app/shared/calendar";
import { formatDateRange } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { readClock } from "./flights-form";
import type { FormTexts } from "./flights-form";
import type { OwnStay } from "./own-stay";

/** Every field of the form by name. */
export const STAY_FORM_FIELDS: readonly string[] = [
  "stayName",
  "stayAddress",
  "stayPoint",
  "stayPart",
  "stayIn",
  "stayInTime",
  "stayOut",
  "stayOutTime",
  "stayBreakfast",
  "stayCode",
];

/** What the form is read by. */
export interface StayRules {
  destination: Point & { name: string; neighbourhoods: readonly (Point & { name: string })[] };
  /** Where a pasted map link or a pair of numbers points, or a sentence that says why it points nowhere. */
  pointOf(text: string): { point: Point } | { problem: string };
  startDate: IsoDate;
  endDate: IsoDate;
  maxNights: number;
}

export type ReadStay = { status: "read"; stay: OwnStay } | { status: "wrong"; fields: Record<string, string[]> };

/** Farther away one does not stay at the destination. */
const FARTHEST_KM = 80;

type Spot = Pick<OwnStay, "lat" | "lon" | "spot" | "part">;

function readSpot(texts: FormTexts, { destination, pointOf }: StayRules, wrong: Wrong): Spot {
  const { name, lat, lon, neighbourhoods } = destination;
  const centre: Spot = { lat, lon, spot: "centre" };
  const pasted = (texts.stayPoint ?? "").trim();
  if (pasted !== "") {
    const read = pointOf(pasted);
    if ("problem" in read) return wrong("stayPoint", read.problem) ?? centre;
    const km = Math.round(distanceKm(read.point, destination));
    if (km > FARTHEST_KM)
      return wrong("stayPoint", `That point is ${km.toLocaleString("en-US")} km from ${name}`) ?? centre;
    return { ...read.point, spot: "point" };
  }
  const chosen = (texts.stayPart ?? "").trim();
  if (chosen === "") return centre;
  const part = neighbourhoods.find((one) => one.name === chosen);
  if (!part) return wrong("stayPart", "Choose one of the parts of town") ?? centre;
  return { lat: part.lat, lon: part.lon, spot: "part", part: part.name };
}

type Wrong = (field: string, problem: string) => undefined;

/** Reads the form of a stay that was booked elsewhere, or says what is wrong beside each field. */
export function readStayForm(texts: FormTexts, rules: StayRules): ReadStay {
  const fields: Record<string, string[]> = {};
  const wrong: Wrong = (field, problem) => {
    fields[field] ??= [problem];
  };
  const text = (field: string): string => (texts[field] ?? "").trim();
  const clock = (field: string): string | undefined => {
    if (text(field) === "") return undefined;
    return readClock(text(field)) ?? wrong(field, "Use a time such as 15:00");
  };
  const day = (field: string, missing: string): IsoDate | undefined =>
    isLocalDate(text(field)) ? text(field) : wrong(field, missing);
  if (text("stayName") === "") wrong("stayName", "Say what the place is called");
  const spot = readSpot(texts, rules, wrong);
  const checkIn = day("stayIn", "Say on which day you check in");
  const checkOut = day("stayOut", "Say on which day you check out");
  const [checkInTime, checkOutTime] = [clock("stayInTime"), clock("stayOutTime")];
  if (checkIn && checkOut) {
    const { startDate, endDate, maxNights } = rules;
    if (checkOut <= checkIn) wrong("stayOut", "Check out at least one day after you check in");
    else if (daysBetween(checkIn, checkOut) > maxNights) wrong("stayOut", `A trip has at most ${maxNights} nights`);
    else if (checkOut <= startDate || checkIn >= endDate)
      wrong("stayIn", `Your trip is ${formatDateRange(startDate, endDate)}, and this stay is not in it`);
  }
  if (!checkIn || !checkOut || Object.keys(fields).length > 0) return { status: "wrong", fields };
  return {
    status: "read",
    stay: {
      name: text("stayName"),
      ...(text("stayAddress") && { address: text("stayAddress") }),
      ...spot,
      checkIn,
      checkOut,
      ...(checkInTime && { checkInTime }),
      ...(checkOutTime && { checkOutTime }),
      hasBreakfast: text("stayBreakfast") === "yes",
      ...(text("stayCode") && { confirmation: text("stayCode") }),
    },
  };
}

/** A stay as the form shows it. */
export function stayTexts(stay: OwnStay): FormTexts {
  return {
    stayName: stay.name,
    stayAddress: stay.address,
    stayPoint: stay.spot === "point" ? `${stay.lat}, ${stay.lon}` : undefined,
    stayPart: stay.part,
    stayIn: stay.checkIn,
    stayInTime: stay.checkInTime,
    stayOut: stay.checkOut,
    stayOutTime: stay.checkOutTime,
    stayBreakfast: stay.hasBreakfast ? "yes" : undefined,
    stayCode: stay.confirmation,
  };
}
