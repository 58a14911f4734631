const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const DAY_MS = 24 * 3_600_000;

/**
 * The time at which a copy was made, in the device's words: "today at 12:40", "yesterday at 9:05", "on 3 May at 18:00".
 */
export function keptWhen(keptAt: Date, now: Date): string {
  const time = TIME.format(keptAt);
  if (DAY.format(keptAt) === DAY.format(now) && now.getTime() - keptAt.getTime() < DAY_MS) return `today at ${time}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isYesterday = keptAt >= yesterday && keptAt.getTime() < yesterday.getTime() + 2 * DAY_MS;
  return isYesterday && DAY.format(keptAt) === DAY.format(yesterday)
    ? `yesterday at ${time}`
    : `on ${DAY.format(keptAt)} at ${time}`;
}
