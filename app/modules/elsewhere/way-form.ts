import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { isLocalDate } from "#app/shared/calendar";
import type { Point } from "#app/shared/geo";
import { foldText } from "#app/shared/text";
import { readClock } from "./clock";
import type { Direction } from "./flight-slots";
import type { FormTexts } from "./form-texts";
import { LAND_WAYS } from "./own-way";
import type { LandWay, OwnWay } from "./own-way";

/** The beginnings of the names of the fields of each direction. */
export const WAY_SLOTS: Readonly<Record<Direction, string>> = { out: "outWay", back: "backWay" };
const WAY_FIELDS = ["By", "Date", "Time", "Place", "Part"] as const;
type Field = (typeof WAY_FIELDS)[number];

/** Every field of both ways by name. */
export const WAY_FORM_FIELDS: readonly string[] = Object.values(WAY_SLOTS).flatMap((slot) =>
  WAY_FIELDS.map((field) => slot + field),
);

/** The facts by which a way is read. */
export interface WayRules {
  destination: Point & { name: string; neighbourhoods: readonly (Point & { name: string })[] };
  startDate: IsoDate;
  endDate: IsoDate;
  earliest: IsoDate;
  latest: IsoDate;
}

const STOPS: Readonly<Partial<Record<LandWay, string>>> = {
  train: "the station",
  coach: "the coach station",
  ferry: "the port",
  ship: "the pier",
};

/** The stop in town: in the part of town that was chosen, or that its name tells, or in the middle. */
function stopOf(by: LandWay, name: string, part: string, { destination }: WayRules): OwnWay["at"] {
  const usual = STOPS[by];
  if (usual === undefined) return undefined;
  const { neighbourhoods } = destination;
  const isNamed = (one: { name: string }): boolean => foldText(name).includes(foldText(one.name));
  const { lat, lon } = neighbourhoods.find((one) => one.name === part) ?? neighbourhoods.find(isNamed) ?? destination;
  return { name: name || usual, lat, lon };
}

/**
 * Reads how a traveller who does not fly gets there or home; undefined where nothing is told.
 * @param flies whether the form tells of a flight in this direction
 * @param wrong notes the problem of a field
 */
export function readWay(
  direction: Direction,
  texts: FormTexts,
  rules: WayRules,
  flies: boolean,
  wrong: (field: string, problem: string) => void,
): OwnWay | undefined {
  const slot = WAY_SLOTS[direction];
  const text = (field: Field): string => (texts[slot + field] ?? "").trim();
  const note = (field: Field, problem: string): undefined => void wrong(slot + field, problem);
  const by = LAND_WAYS.find((way) => way === text("By"));
  if (!by) {
    if (text("By") !== "" || text("Time") !== "" || text("Place") !== "") note("By", "Choose how you travel");
    return undefined;
  }
  if (flies) return note("By", "There's a flight for this way too. Keep one of them");
  if (by === "here") return { by, date: direction === "out" ? rules.startDate : rules.endDate };
  const date = text("Date");
  const time = readClock(text("Time"));
  const then = direction === "out" ? "you get there" : "you leave";
  if (!isLocalDate(date)) note("Date", `Say on which day ${then}`);
  else if (date < rules.earliest) note("Date", "That day is over");
  else if (date > rules.latest) note("Date", "That is too far ahead; choose an earlier day");
  if (text("Time") === "") note("Time", `Say when ${then}, local time`);
  else if (!time) note("Time", "Use a time such as 08:05");
  const part = text("Part");
  if (part !== "" && !rules.destination.neighbourhoods.some(({ name }) => name === part))
    note("Part", `Choose a part of ${rules.destination.name}`);
  if (!time) return undefined;
  const at = stopOf(by, text("Place"), part, rules);
  return { by, date, time, ...(at && { at }) };
}

/** A way as the form shows it. */
export function wayTexts(
  direction: Direction,
  way: OwnWay | undefined,
  { destination }: Pick<WayRules, "destination">,
) {
  if (!way) return {};
  const slot = WAY_SLOTS[direction];
  const { by, date, time, at } = way;
  const part = at && destination.neighbourhoods.find(({ lat, lon }) => lat === at.lat && lon === at.lon);
  const isNamed = at !== undefined && at.name !== STOPS[by];
  const values: Record<Field, string | undefined> = {
    By: by,
    Date: date,
    Time: time,
    Place: isNamed ? at.name : undefined,
    Part: part?.name,
  };
  return Object.fromEntries(WAY_FIELDS.map((field) => [slot + field, values[field]])) as FormTexts;
}
