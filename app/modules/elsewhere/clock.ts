/** "08:05" from the ways in which people type a time; undefined for any other text. */
export function readClock(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.h]?(\d{2})$/i.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
