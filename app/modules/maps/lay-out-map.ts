import { frameOf, isOnMap, isWithin, MAP } from "./map-frame";
import type { MapFrame, Spot } from "./map-frame";
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

/** Lays out all parts of a map. The same subject gives the same layout. */
export function layOutMap(subject: MapSubject): MapLayout {
  const { pins, stays, landmark, dots, centre } = subject;
  const together = pins.filter(({ isApart }) => !isApart);
  const inTown = [...together.map(({ at }) => at), ...[...stays, landmark].flatMap((one) => one?.at ?? []), ...dots];
  // A day that is only the ride from or to the airport shows all of that ride.
  const shown = pins.length === 0 && subject.airport ? [...inTown, subject.airport.at] : inTown;
  const frame = frameOf(shown.length > 0 ? shown : [centre]);
  const pinPlaces = pins.map(({ at }) => edgeArrow(frame.onMap(at), PIN_EDGE));
  const places = [...pinPlaces.map(({ at }) => at), ...stays.map((stay) => frame.onMap(stay.at))];
  const airportSpot = subject.airport && frame.onMap(subject.airport.at);
  const airport = airportSpot && edgeArrow(airportSpot);
  // The arrow takes part, so that pins at the edge make room for it.
  const spread = spreadPins([...places, ...(airport ? [airport.at] : [])]);
  const pinSpots = spread.slice(0, pins.length);
  const staySpots = stays.map((_, k) => spread[pins.length + k]!);
  const arrow = airport && { ...airport, at: spread.at(-1)! };

  const drawnAt = new Map<string, Spot>(pins.map(({ at }, k) => [key(at), pinSpots[k]!]));
  stays.forEach(({ at }, k) => drawnAt.set(key(at), staySpots[k]!));
  if (subject.airport && arrow) drawnAt.set(key(subject.airport.at), arrow.at);
  const ways = subject.ways
    .map(({ from, to, isWalk }) => ({
      from: drawnAt.get(key(from)) ?? frame.onMap(from),
      to: drawnAt.get(key(to)) ?? frame.onMap(to),
      isWalk,
    }))
    .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 2 * PIN_RADIUS);

  const landmarkSpot = landmark && frame.onMap(landmark.at);
  const areas = subject.areas
    .map(({ name, points }) => ({ name, hull: hullOf(points.map(frame.onMap)) }))
    .filter(({ hull }) => hull.some((spot) => isOnMap(spot)));
  const wishes: Wish[] = [
    ...pins.map(({ name }, k) => ({
      text: name,
      at: pinSpots[k]!,
      radius: PIN_RADIUS,
      size: NAME_SIZE,
      style: "name" as const,
    })),
    ...stays.map(({ name }, k) => ({
      text: name,
      at: staySpots[k]!,
      radius: STAY_RADIUS,
      size: NAME_SIZE,
      style: "stay" as const,
    })),
    ...(landmark && landmarkSpot
      ? [{ text: landmark.name, at: landmarkSpot, radius: RING_RADIUS, size: NAME_SIZE, style: "stay" as const }]
      : []),
    ...(subject.airport && arrow
      ? [{ text: subject.airport.name, at: arrow.at, radius: ARROW_RADIUS, size: NAME_SIZE, style: "stay" as const }]
      : []),
    ...areas.map(({ name, hull }) => ({
      text: name.toUpperCase(),
      at: middleOf(hull),
      radius: 0,
      size: AREA_SIZE,
      style: "area" as const,
    })),
  ];
  const taken = [
    ...pinSpots.map((spot) => box(spot, PIN_RADIUS + 1)),
    ...staySpots.map((spot) => box(spot, STAY_RADIUS)),
    ...(landmarkSpot ? [box(landmarkSpot, RING_RADIUS)] : []),
    ...(arrow ? [box(arrow.at, ARROW_RADIUS)] : []),
  ];
  const { texts, areas: labels } = placeLabels(
    wishes,
    taken,
    ways.map(({ from, to }) => [from, to]),
  );
  const { metres, label } = scaleBar(MOST_SCALE * frame.metresPerUnit, subject.units);
  return {
    frame,
    water: waterOf(subject, frame),
    areas: areas.map(({ hull }) => hull),
    ways,
    dots: dots.map(frame.onMap),
    pins: pinSpots,
    stays: staySpots,
    landmark: landmarkSpot,
    airport: arrow,
    beyond: pins.flatMap(({ at }, k) =>
      isOnMap(frame.onMap(at)) ? [] : [{ at: pinSpots[k]!, angle: pinPlaces[k]!.angle }],
    ),
    leaders: places.flatMap((place, k): [Spot, Spot][] => {
      const pin = spread[k]!;
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
