import type { Units } from "#app/shared/units";

const METRES: Record<Units, readonly (readonly [metres: number, label: (count: number) => string])[]> = {
  metric: [
    [1, (count) => `${count} m`],
    [1000, (count) => `${count} km`],
  ],
  imperial: [
    [0.3048, (count) => `${count.toLocaleString("en-US")} ft`],
    [1609.344, (count) => `${count} mi`],
  ],
};
/** From here on the larger unit is used. */
const LEAST_OF_LARGER = { metric: 1000, imperial: 800 } as const;

/** The longest round length that fits into so many metres, and its label: "500 m", "2 km", "0.5 mi". */
export function scaleBar(mostMetres: number, units: Units): { metres: number; label: string } {
  const [small, large] = METRES[units];
  const [unit, label] = (mostMetres >= LEAST_OF_LARGER[units] ? large : small)!;
  const most = mostMetres / unit;
  const ten = 10 ** Math.floor(Math.log10(most));
  const count = ([5, 2, 1].find((one) => one * ten <= most) ?? 1) * ten;
  const rounded = Number(count.toPrecision(1));
  return { metres: rounded * unit, label: label(rounded) };
}
