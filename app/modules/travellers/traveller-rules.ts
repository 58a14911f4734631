import { z } from "zod";
import { TRIP_LIMITS } from "#app/config/product";
import { isLocalDate, yearsBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatDate } from "#app/shared/format";
import { nameProblem, tidyName } from "./latin-name";
import { PASSPORT_COUNTRIES } from "./passport-countries";
import { TITLES } from "./traveller";
import type { TravellerField, TravellerTexts } from "./traveller-fields";
import type { Asked, Contact, Seat, Traveller } from "./traveller";

/** Problems by field. */
export type TravellerProblems = Partial<Record<TravellerField, string>>;

/** The conditions that a traveller's details have to meet. */
export interface Fit {
  seat: Pick<Seat, "kind" | "age">;
  /** The last day of the trip. */
  endDate: LocalDate;
  today: LocalDate;
  asked: Asked;
}

const OLDEST = 120;
const ADULT_FROM = TRIP_LIMITS.maxChildAge + 1;
const PASSPORT_NUMBER = /^[A-Z0-9]{5,15}$/;

/** A traveller as the form shows them; the passport number is never sent to a page again. */
export function textsOf({ document, ...traveller }: Traveller): TravellerTexts {
  return {
    title: traveller.title,
    givenName: traveller.givenName,
    familyName: traveller.familyName,
    bornOn: traveller.bornOn,
    gender: traveller.gender,
    passportNumber: "",
    passportCountry: document?.issuedBy ?? "",
    passportExpires: document?.expiresOn ?? "",
  };
}

function bornProblem(bornOn: string, fit: Pick<Fit, "today"> & Partial<Fit>): string | undefined {
  if (!isLocalDate(bornOn)) return "Enter the date of birth, as in the passport";
  if (bornOn > fit.today || yearsBetween(bornOn, fit.today) > OLDEST) return "That can't be the date of birth";
  if (!fit.seat || !fit.endDate) return undefined;
  const age = yearsBetween(bornOn, fit.endDate);
  const { kind, age: booked } = fit.seat;
  const back = formatDate(fit.endDate);
  if (kind === "adult")
    return age < ADULT_FROM
      ? `With this birth date they'll be ${age} when you return on ${back}. Count travellers under ${ADULT_FROM} as children in the first step`
      : undefined;
  if (age >= ADULT_FROM)
    return `With this birth date they'll be ${age} when you return on ${back}. Count them as an adult in the first step`;
  return booked !== undefined && age !== booked
    ? `Born on that day they are ${age} when you return on ${back}, and these flights are for a child of ${booked}. Correct the day, or the age in the first step`
    : undefined;
}

function passportProblems(
  { passportNumber, passportCountry, passportExpires }: TravellerTexts,
  endDate: LocalDate | undefined,
): TravellerProblems {
  const problems: TravellerProblems = {};
  if (!PASSPORT_NUMBER.test(tidyNumber(passportNumber)))
    problems.passportNumber =
      passportNumber === "" ? "Enter the passport number" : "A passport number has 5 to 15 letters and digits";
  if (!PASSPORT_COUNTRIES.includes(passportCountry))
    problems.passportCountry = "Choose the country that issued the passport";
  if (!isLocalDate(passportExpires)) problems.passportExpires = "Enter the date the passport expires";
  else if (endDate && passportExpires < endDate)
    problems.passportExpires = `This passport expires before you return on ${formatDate(endDate)}`;
  return problems;
}

const tidyNumber = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, "");

/**
 * A traveller as typed, or the problems.
 * @param fit the conditions to meet; without seat and day, for a traveller who is saved for later trips
 */
export function readTraveller(
  texts: TravellerTexts,
  fit: Pick<Fit, "today" | "asked"> & Partial<Fit>,
): { traveller: Traveller } | { problems: TravellerProblems } {
  const title = TITLES.find((one) => one === texts.title);
  const gender = (["m", "f"] as const).find((one) => one === texts.gender);
  const hasPassport = texts.passportNumber !== "" || texts.passportCountry !== "" || texts.passportExpires !== "";
  const needsPassport = fit.asked === "passport" || hasPassport;
  const problems: TravellerProblems = {
    ...(!title && { title: "Choose a title" }),
    ...withProblem("givenName", nameProblem(texts.givenName, "first names")),
    ...withProblem("familyName", nameProblem(texts.familyName, "family name")),
    ...withProblem("bornOn", bornProblem(texts.bornOn, fit)),
    ...(!gender && { gender: "Choose what the passport says" }),
    ...(needsPassport && passportProblems(texts, fit.endDate)),
  };
  if (!title || !gender || Object.keys(problems).length > 0) return { problems };
  return {
    traveller: {
      title,
      gender,
      givenName: tidyName(texts.givenName),
      familyName: tidyName(texts.familyName),
      bornOn: texts.bornOn,
      ...(needsPassport && {
        document: {
          type: "passport",
          number: tidyNumber(texts.passportNumber),
          issuedBy: texts.passportCountry,
          expiresOn: texts.passportExpires,
        },
      }),
    },
  };
}

function withProblem(field: TravellerField, text: string | undefined): TravellerProblems {
  return text === undefined ? {} : { [field]: text };
}

/** The problems of a saved traveller with the trip as it stands: its dates, ages and offers may have changed. */
export function problemsOf(traveller: Traveller, fit: Fit): TravellerProblems {
  const read = readTraveller({ ...textsOf(traveller), passportNumber: traveller.document?.number ?? "" }, fit);
  return "problems" in read ? read.problems : {};
}

/** A phone number in E.164 form; undefined for any other text. */
function phoneOf(typed: string): string | undefined {
  const phone = typed
    .trim()
    .replace(/^00/, "+")
    .replace(/^(\+\d+)\s*\(0\)/, "$1")
    .replace(/[\s().\-/]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined;
}

/** The party's contact, or the problems. */
export function readContact(texts: {
  email: string;
  phone: string;
}): { contact: Contact } | { problems: { email?: string; phone?: string } } {
  const email = z.email().max(254).safeParse(texts.email.trim());
  const phone = phoneOf(texts.phone);
  if (email.success && phone) return { contact: { email: email.data, phone } };
  return {
    problems: {
      ...(!email.success && { email: "Enter an email address, such as ada@example.com" }),
      ...(!phone && { phone: "Enter a mobile number with the country code, such as +44 7700 900123" }),
    },
  };
}

/** Seats with a traveller who also has another seat: an airline sells one seat to one person. */
export function twiceOn(people: readonly { seat: string; traveller: Traveller }[]): string[] {
  const keyOf = ({ traveller }: { traveller: Traveller }): string =>
    [traveller.givenName, traveller.familyName, traveller.bornOn].join("|").toLowerCase();
  return people
    .filter((one, index) => people.findIndex((other) => keyOf(other) === keyOf(one)) < index)
    .map(({ seat }) => seat);
}
