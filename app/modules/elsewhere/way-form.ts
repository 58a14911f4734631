import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { isLocalDate } from "#app/shared/calendar";
import { formatShortDate } from "#app/shared/format";
import type { Point } from "#app/shared/geo";
import { foldText } from "#app/shared/text";
import { readClock } from "./clock";
import type { Direction } from "./flight-slots";
import type { FormTexts } from "./form-texts";
import { LAND_WAYS, MOST_RIDE_NAME } from "./own-way";
import type { LandWay, OwnWay, PlannedWays } from "./own-way";

/** The beginnings of the names of the fields of each direction. */
export const WAY_SLOTS: Readonly<Record<Direction, string>> = { out: "outWay", back: "backWay" };
const WAY_FIELDS = ["By", "Date", "Time", "Place", "Part", "Name", "FarTime", "FarPlace"] as const;
type Field = (typeof WAY_FIELDS)[number];

/** Every field of both ways by name. */
export const WAY_FORM_FIELDS: readonly string[] = Object.values(WAY_SLOTS).flatMap((slot) =>
  WAY_FIELDS.map((field) => slot + field),
);

/** A place at which a way ends: its point and its parts of town. */
type EndOfWay = Point & { name: string; neighbourhoods: readonly (Point & { name: string })[] };

/** The facts by which a way is read. */
export interface WayRules {
  destination: EndOfWay;
  /** Of a place of a longer trip: the places beside it, and the days on which one leaves them or gets there. */
  far?: Partial<Record<Direction, { destination: EndOfWay; date: IsoDate }>>;
  startDate: IsoDate;
  endDate: IsoDate;
  earliest: IsoDate;
  latest: IsoDate;
  /** Of a place of a longer trip: what is planned to and from the places beside it. */
  planned?: PlannedWays;
  /** Those of them that go over land or water, as the form shows them. */
  plannedLand?: { out?: OwnWay; back?: OwnWay };
}

const THEN: Readonly<Record<Direction, string>> = { out: "you get there", back: "you leave" };

const STOPS: Readonly<Partial<Record<LandWay, string>>> = {
  train: "the station",
  coach: "the coach station",
  ferry: "the port",
  ship: "the pier",
};

/** The stop in town: in the part of town that was chosen, or that its name tells, or in the middle. */
function stopOf(by: LandWay, name: string, part: string, destination: EndOfWay): OwnWay["at"] {
  const usual = STOPS[by];
  if (usual === undefined) return undefined;
  const { neighbourhoods } = destination;
  const isNamed = (one: { name: string }): boolean => foldText(name).includes(foldText(one.name));
  const { lat, lon } = neighbourhoods.find((one) => one.name === part) ?? neighbourhoods.find(isNamed) ?? destination;
  return { name: name || usual, lat, lon };
}

/** Whether the form says of a direction what is planned for it, and nothing else. */
function isAsPlanned(direction: Direction, texts: FormTexts, rules: WayRules): boolean {
  const way = rules.plannedLand?.[direction];
  const plan = wayTexts(direction, way, rules);
  return way !== undefined && WAY_FIELDS.every((field) => sameText(texts, plan, WAY_SLOTS[direction] + field));
}

function sameText(texts: FormTexts, plan: FormTexts, name: string): boolean {
  return (texts[name] ?? "").trim() === (plan[name] ?? "").trim();
}

/** The other end of a way between two places: its hour there has to be told, for the day that ends or begins there. */
function readFar(
  direction: Direction,
  by: LandWay,
  text: (field: Field) => string,
  rules: WayRules,
  note: (field: Field, problem: string) => void,
): OwnWay["far"] {
  const far = rules.far?.[direction];
  if (!far) return undefined;
  const time = readClock(text("FarTime"));
  const does = direction === "out" ? "it leaves" : "it gets to";
  if (text("FarTime") === "") note("FarTime", `Say when ${does} ${far.destination.name}, local time`);
  else if (!time) note("FarTime", "Use a time such as 08:05");
  if (!time) return undefined;
  const at = stopOf(by, text("FarPlace"), "", far.destination);
  return { date: far.date, time, ...(at && { at }) };
}

/** Why another booking cannot be told for a way between two places; undefined where it can. */
function takenProblem(direction: Direction, { planned, destination }: WayRules): string | undefined {
  const way = planned?.[direction];
  if (way?.isToldThere) return `You told us of your booking for this way at ${way.place}. Change it there`;
  if (way?.flight === undefined) return undefined;
  const [from, to] = direction === "out" ? [way.place, destination.name] : [destination.name, way.place];
  return `You've chosen ${way.flight} from ${from} to ${to}. Choose another flight or way at ${to} first, or leave this as planned`;
}

/** The fault in the day of a way; undefined for a right one. */
function dayProblem(direction: Direction, date: string, rules: WayRules): string | undefined {
  if (!isLocalDate(date)) return `Say on which day ${THEN[direction]}`;
  const planned = rules.planned?.[direction];
  if (planned && date !== planned.date)
    return `${direction === "out" ? "You come from" : "You go on to"} ${planned.place} on ${formatShortDate(planned.date)}; other days change with the whole trip`;
  if (date < rules.earliest) return "That day is over";
  return date > rules.latest ? "That is too far ahead; choose an earlier day" : undefined;
}

/**
 * Reads how a traveller who does not fly gets there or home; undefined where nothing is told, or what is planned.
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
  if (isAsPlanned(direction, texts, rules)) return undefined;
  const by = LAND_WAYS.find((way) => way === text("By"));
  if (!by) {
    if (text("By") !== "" || text("Time") !== "" || text("Place") !== "" || text("Name") !== "")
      note("By", "Choose how you travel");
    return undefined;
  }
  const taken = takenProblem(direction, rules);
  if (taken !== undefined) return note("By", taken);
  if (flies) return note("By", "There's a flight for this way too. Keep one of them");
  if (by === "here") return { by, date: direction === "out" ? rules.startDate : rules.endDate };
  const date = text("Date");
  const time = readClock(text("Time"));
  const wrongDay = dayProblem(direction, date, rules);
  if (wrongDay !== undefined) note("Date", wrongDay);
  if (text("Time") === "") note("Time", `Say when ${THEN[direction]}, local time`);
  else if (!time) note("Time", "Use a time such as 08:05");
  const part = text("Part");
  if (part !== "" && !rules.destination.neighbourhoods.some(({ name }) => name === part))
    note("Part", `Choose a part of ${rules.destination.name}`);
  const name = by === "car" ? "" : text("Name");
  if (name.length > MOST_RIDE_NAME) note("Name", `Use ${MOST_RIDE_NAME} characters or fewer`);
  const far = readFar(direction, by, text, rules, note);
  if (!time) return undefined;
  const planned = rules.plannedLand?.[direction]?.at;
  const isPlannedStop = by !== "car" && part === "" && text("Place") === planned?.name;
  const at = isPlannedStop ? planned : stopOf(by, text("Place"), part, rules.destination);
  return { by, date, time, ...(at && { at }), ...(name && { name }), ...(far && { far }) };
}

/** A way as the form shows it. */
export function wayTexts(
  direction: Direction,
  way: OwnWay | undefined,
  { destination }: Pick<WayRules, "destination">,
): FormTexts {
  if (!way) return {};
  const slot = WAY_SLOTS[direction];
  const { by, date, time, at, name, far } = way;
  const part = at && destination.neighbourhoods.find(({ lat, lon }) => lat === at.lat && lon === at.lon);
  const isNamed = at !== undefined && at.name !== STOPS[by];
  const values: Record<Field, string | undefined> = {
    By: by,
    Date: date,
    Time: time,
    Place: isNamed ? at.name : undefined,
    Part: part?.name,
    Name: name,
    FarTime: far?.time,
    FarPlace: far?.at && far.at.name !== STOPS[by] ? far.at.name : undefined,
  };
  return Object.fromEntries(WAY_FIELDS.map((field) => [slot + field, values[field]]));
}
