const DAY = 86_400_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Sunset and the end of civil dusk, and dawn, in minutes since local midnight, by the almanac's low-precision formula
 * (within a few minutes); the planner's own sun is not used. Where the sun does not cross the line, day and night have
 * no end.
 */
export function sunMinutes(
  { lat, lon, timeZone }: { lat: number; lon: number; timeZone: string },
  date: string,
): { dawn: number; sunset: number; dusk: number } {
  const noonUtc = Date.parse(`${date}T12:00:00Z`);
  const days = (noonUtc - Date.parse("2000-01-01T12:00:00Z")) / DAY - lon / 360;
  const anomaly = radians((357.529 + 0.98560028 * days) % 360);
  const mean = (280.459 + 0.98564736 * days) % 360;
  const ecliptic = radians(mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = radians(23.439);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) * (180 / Math.PI);
  const equation = (((mean - ascension + 540) % 360) - 180) * 4;
  const transitUtc = 720 - 4 * lon - equation;
  const half = (altitude: number): number => {
    const cos =
      (Math.sin(radians(altitude)) - Math.sin(radians(lat)) * Math.sin(declination)) /
      (Math.cos(radians(lat)) * Math.cos(declination));
    return ((Math.acos(Math.min(1, Math.max(-1, cos))) * 180) / Math.PI / 15) * 60;
  };
  const local = transitUtc + offsetMinutes(timeZone, noonUtc);
  return { dawn: local - half(-6), sunset: local + half(-0.833), dusk: local + half(-6) };
}

function offsetMinutes(timeZone: string, at: number): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")!.value;
  const [, sign, hours, minutes = "0"] = /([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
