import type { Base } from "../day/day-request";

/** "your hotel", "the hotel", "Anna's flat", "the centre of Lisbon": where days begin and end, inside a sentence. */
export function bedInWords({ bed, name }: Pick<Base, "bed" | "name">, article: "the" | "your" = "your"): string {
  return bed === "hotel" ? `${article} hotel` : name;
}

/** Back where one sleeps on the last day, before the way home. @param isInHeat while it is hottest outside */
export function lastRestWords(
  base: Pick<Base, "bed" | "name">,
  isInHeat: boolean,
): { name: string; description: string } {
  const name = `A while at ${bedInWords(base, "the")}`;
  if (base.bed === "home") return { name, description: "Pack in peace, and say goodbye." };
  return {
    name,
    description: `You have checked out by now: ask where you can sit${isInHeat ? " while it is hottest outside" : " and keep your bags close by"}.`,
  };
}
