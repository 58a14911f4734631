import { frameOf, isOnMap, isWithin, MAP } from "./map-frame";
import type { MapFrame, Spot } from "./map-frame";
import { drawStreets } from "./map-streets";
import type { DrawnStreets } from "./map-streets";
import type { MapSubject } from "./map-subject";
import { cutToMap, hullOf, thinned } from "./outlines";
import { placeLabels } from "./place-labels";
import type { Area, MapText, Wish } from "./place-labels";
import { scaleBar } from "./scale-bar";
import { spreadPins } from "./spread-pins";

export const PIN_RADIUS = 10;
const STAY_RADIUS = 10;
const RING_RADIUS = 6;
const ARROW_RADIUS = 9;
const ARROW_EDGE = 13;
/** A pin whose place lies beyond the edge stands this far inside, so that its pointer has room. */
const PIN_EDGE = 18;
const NAME_SIZE = 12;
const AREA_SIZE = 10;
/** Water as fine as half a unit. */
const WATER_TOLERANCE = 0.5;
/** A pin that stands farther from its place than this has a line to it. */
const LEADER_FROM = 5;
const MOST_SCALE = 80;

/** A way as it is drawn, from pin to pin. */
export interface DrawnWay {
  from: Spot;
  to: Spot;
  isWalk: boolean;
}

/** The positions of all parts of a map, in units of the drawing. */
export interface MapLayout {
  frame: MapFrame;
  water: Spot[][];
  streets: DrawnStreets;
  areas: Spot[][];
  ways: DrawnWay[];
  dots: Spot[];
  /** In the order of the subject's pins. */
  pins: Spot[];
  stays: Spot[];
  landmark?: Spot;
  /** The tip's direction in degrees, 0 to the right. */
  airport?: { at: Spot; angle: number };
  /** Pins at the edge whose places lie beyond it: their position, and the direction of the place in degrees. */
  beyond: { at: Spot; angle: number }[];
  /** Lines from pins that were moved to their places. */
  leaders: [Spot, Spot][];
  texts: MapText[];
  /** Boxes of the names, none over another. */
  labels: Area[];
  scale: { length: number; label: string };
}

const box = ([x, y]: Spot, radius: number): Area => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

const key = ({ lat, lon }: { lat: number; lon: number }): string => `${lat},${lon}`;

/** The position of an arrow that points to a place beyond the edge. */
function edgeArrow(target: Spot, edge = ARROW_EDGE): { at: Spot; angle: number } {
  const [midX, midY] = [MAP.width / 2, MAP.height / 2];
  const [dx, dy] = [target[0] - midX, target[1] - midY];
  const share = Math.min(1, (midX - edge) / Math.abs(dx || 1e-9), (midY - edge) / Math.abs(dy || 1e-9));
  return {
    at: [midX + dx * share, midY + dy * share],
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

function waterOf(subject: MapSubject, frame: MapFrame): Spot[][] {
  const water = subject.water.find(({ box: around }) => isWithin(frame, around)) ?? subject.water.at(-1);
  return (water?.rings ?? [])
    .map((ring) => thinned(cutToMap(ring.map(frame.onMap)), WATER_TOLERANCE))
    .filter((ring) => ring.length > 2);
}

/** The entries that are drawn with a mark, each at its spot on the map. */
interface Marks {
  pins: Spot[];
  stays: Spot[];
  landmark: Spot | undefined;
  airport: ReturnType<typeof edgeArrow> | undefined;
  /**
   * Where pins and stays would stand if none made room for another, and the arrow of each pin that is beyond the map.
   */
  places: Spot[];
  pinPlaces: ReturnType<typeof edgeArrow>[];
  /** Where pins, stays and the arrow stand, in this order. */
  spread: Spot[];
}

/** Spreads pins, stays and the arrow to the airport so that none covers another. */
function marksOf({ pins, stays, landmark, ...subject }: MapSubject, frame: MapFrame): Marks {
  const pinPlaces = pins.map(({ at }) => edgeArrow(frame.onMap(at), PIN_EDGE));
  const places = [...pinPlaces.map(({ at }) => at), ...stays.map((stay) => frame.onMap(stay.at))];
  const airportSpot = subject.airport && frame.onMap(subject.airport.at);
  const airport = airportSpot && edgeArrow(airportSpot);
  // The arrow takes part, so that pins at the edge make room for it.
  const spread = spreadPins([...places, ...(airport ? [airport.at] : [])]);
  return {
    pins: spread.slice(0, pins.length),
    stays: stays.map((_, k) => spread[pins.length + k]!),
    landmark: landmark && frame.onMap(landmark.at),
    airport: airport && { ...airport, at: spread.at(-1)! },
    places,
    pinPlaces,
    spread,
  };
}

/** The ways between what is drawn, without those that its marks cover. */
function waysOf({ pins, stays, airport, ways }: MapSubject, marks: Marks, frame: MapFrame): MapLayout["ways"] {
  const drawnAt = new Map<string, Spot>(pins.map(({ at }, k) => [key(at), marks.pins[k]!]));
  stays.forEach(({ at }, k) => drawnAt.set(key(at), marks.stays[k]!));
  if (airport && marks.airport) drawnAt.set(key(airport.at), marks.airport.at);
  return ways
    .map(({ from, to, isWalk }) => ({
      from: drawnAt.get(key(from)) ?? frame.onMap(from),
      to: drawnAt.get(key(to)) ?? frame.onMap(to),
      isWalk,
    }))
    .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 2 * PIN_RADIUS);
}

/** A part of town, by its outline on the map. */
interface Quarter {
  name: string;
  hull: Spot[];
}

/** The names that want a place beside their marks. */
function wishesOf(subject: MapSubject, marks: Marks, areas: readonly Quarter[]): Wish[] {
  const { pins, stays, landmark, airport } = subject;
  const named = (text: string, at: Spot, radius: number, style: "name" | "stay"): Wish => ({
    text,
    at,
    radius,
    size: NAME_SIZE,
    style,
  });
  return [
    ...pins.map(({ name }, k) => named(name, marks.pins[k]!, PIN_RADIUS, "name")),
    ...stays.map(({ name }, k) => named(name, marks.stays[k]!, STAY_RADIUS, "stay")),
    ...(landmark && marks.landmark ? [named(landmark.name, marks.landmark, RING_RADIUS, "stay")] : []),
    ...(airport && marks.airport ? [named(airport.name, marks.airport.at, ARROW_RADIUS, "stay")] : []),
    ...areas.map(({ name, hull }) => ({
      text: name.toUpperCase(),
      at: middleOf(hull),
      radius: 0,
      size: AREA_SIZE,
      style: "area" as const,
    })),
  ];
}

/** Where no name may stand, since a mark stands there. */
function takenBy({ pins, stays, landmark, airport }: Marks): Area[] {
  return [
    ...pins.map((spot) => box(spot, PIN_RADIUS + 1)),
    ...stays.map((spot) => box(spot, STAY_RADIUS)),
    ...(landmark ? [box(landmark, RING_RADIUS)] : []),
    ...(airport ? [box(airport.at, ARROW_RADIUS)] : []),
  ];
}

/** The part of the world that shows everything of a map. */
export function frameFor({ pins, stays, landmark, dots, centre, airport }: MapSubject): MapFrame {
  const together = pins.filter(({ isApart }) => !isApart);
  const inTown = [...together.map(({ at }) => at), ...[...stays, landmark].flatMap((one) => one?.at ?? []), ...dots];
  // A day that is only the ride from or to the airport shows all of that ride.
  const shown = pins.length === 0 && airport ? [...inTown, airport.at] : inTown;
  return frameOf(shown.length > 0 ? shown : [centre]);
}

/** Puts everything of a map at its place. The same subject gives the same layout. */
export function layOutMap(subject: MapSubject): MapLayout {
  const frame = frameFor(subject);
  const marks = marksOf(subject, frame);
  const ways = waysOf(subject, marks, frame);
  const areas = subject.areas
    .map(({ name, points }) => ({ name, hull: hullOf(points.map(frame.onMap)) }))
    .filter(({ hull }) => hull.some((spot) => isOnMap(spot)));
  const { texts, areas: labels } = placeLabels(
    wishesOf(subject, marks, areas),
    takenBy(marks),
    ways.map(({ from, to }) => [from, to]),
  );
  const { metres, label } = scaleBar(MOST_SCALE * frame.metresPerUnit, subject.units);
  return {
    frame,
    water: waterOf(subject, frame),
    streets: drawStreets(subject.streets ?? [], frame),
    areas: areas.map(({ hull }) => hull),
    ways,
    dots: subject.dots.map(frame.onMap),
    pins: marks.pins,
    stays: marks.stays,
    landmark: marks.landmark,
    airport: marks.airport,
    beyond: subject.pins.flatMap(({ at }, k) =>
      isOnMap(frame.onMap(at)) ? [] : [{ at: marks.pins[k]!, angle: marks.pinPlaces[k]!.angle }],
    ),
    leaders: marks.places.flatMap((place, k): [Spot, Spot][] => {
      const pin = marks.spread[k]!;
      return Math.hypot(pin[0] - place[0], pin[1] - place[1]) > LEADER_FROM ? [[pin, place]] : [];
    }),
    texts,
    labels,
    scale: { length: metres / frame.metresPerUnit, label },
  };
}

function middleOf(hull: readonly Spot[]): Spot {
  const [x, y] = hull.reduce(([sumX, sumY], [oneX, oneY]) => [sumX + oneX, sumY + oneY] as const, [0, 0] as const);
  const inside = (value: number, size: number): number => Math.max(30, Math.min(size - 30, value));
  return [inside(x / hull.length, MAP.width), inside(y / hull.length, MAP.height)];
}
