import type { z } from "zod";
import { resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { AppError } from "#app/shared/app-error";
import type { SealedWish } from "./sealed";
import type { sealedFormSchema } from "./sealed.schema";
import { countryIn, partsOfList } from "./sealed-texts";
import { readOrigin } from "./where-from.server";

type SealedForm = z.output<ReturnType<typeof sealedFormSchema>>;

const MOST_NAMED = 20;

function refuse(field: string, why: string): AppError {
  return new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields: { [field]: [why] } });
}

function readPassports(text: string): string[] {
  return partsOfList(text)
    .slice(0, MOST_NAMED)
    .map((name) => {
      const code = countryIn(name);
      if (!code)
        throw refuse("passports", `We don't know a country called "${name}". Name it in English, such as Ireland`);
      return code;
    });
}

function readRefused(text: string): SealedWish["refused"] {
  const refused: SealedWish["refused"] = { countries: [], places: [] };
  for (const name of partsOfList(text).slice(0, MOST_NAMED)) {
    const country = countryIn(name);
    const place = country ? undefined : resolveDestination(name);
    if (country) refused.countries.push(country);
    else if (place) refused.places.push(place.slug);
    else throw refuse("refused", `We don't know "${name}". Name countries and cities, separated by commas`);
  }
  return refused;
}

/**
 * The wish that a form describes. An unknown place among the refused ones is an error too: the traveller wants to be
 * sure that it counts.
 * @throws AppError VALIDATION_ERROR
 */
export function readWish(form: SealedForm): SealedWish {
  const { departureCity, childCount, passports, validUntil, refused, limit, ...rest } = form;
  return {
    request: { ...rest, children: childCount, origin: readOrigin(departureCity, "departureCity") },
    passports: readPassports(passports),
    validUntil,
    refused: readRefused(refused),
    limitMinor: limit,
  };
}
