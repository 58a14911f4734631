import type { Country } from "./countries";
import type { CountryFacts } from "../schema/country-facts.schema";

/** Metres: a traveller who sleeps higher should ask a doctor first, and begin slowly. */
export const HIGH_METRES = 2500;

/** Continents with countries in which yellow fever occurs: a traveller from there may be asked for a certificate. */
const WITH_YELLOW_FEVER: readonly Country["continent"][] = ["Africa", "South America"];

/**
 * Whether a traveller has to see a doctor weeks before a trip to a place: for tablets, a vaccination, or its altitude.
 * Where the health of a country has not been looked up, the answer is yes.
 * @param comesFrom the continent that the trip starts on
 */
export function needsDoctorAhead(
  facts: Pick<CountryFacts, "health"> | undefined,
  slug: string,
  comesFrom: Country["continent"] | undefined,
): boolean {
  if (!facts?.health) return true;
  const { malaria, yellowFever, altitude } = {
    altitude: undefined,
    ...facts.health,
    ...facts.health.places?.[slug],
  };
  return (
    malaria.level !== "none" ||
    yellowFever.level === "recommended" ||
    (yellowFever.level === "certificate" && (comesFrom === undefined || WITH_YELLOW_FEVER.includes(comesFrom))) ||
    (altitude?.metres ?? 0) >= HIGH_METRES
  );
}
