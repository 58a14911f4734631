import { BY_AIR, BY_RAIL } from "./booking-words";
import type { FoundRide } from "./found";

/** Words of trips by coach: lines, stations and companies. */
const BY_COACH =
  /\b(?:bus|buses|autobus\w*|autocar\w*|coach|coaches|bussen|omnibus|fernbus|flixbus|blablacar bus|alsa|eurolines|national express|megabus|greyhound|regiojet|busbahnhof|zob)\b/gi;
/** Words of trips by ship with a ticket, and companies that sell them; a dinner on board is none. */
const BY_FERRY =
  /\b(?:ferry|ferries|fahre|sailing|vessel|embarkation|disembarkation|traversee|traghetto|traghetti|nave|navire|ferri|travesia|naviera|balsa|veerboot|overtocht|uberfahrt|stena line|dfds|irish ferries|viking line|tallink|silja|color line|blue star|seajets|minoan|hellenic seaways|jadrolinija|balearia|trasmediterranea|grimaldi|moby|tirrenia|corsica linea|hurtigruten|havila)\b/gi;

const count = (plain: string, pattern: RegExp): number => (plain.match(pattern) ?? []).length;

/**
 * The means of a ticket, by the words of which it has most; undefined where they are of the air, or where there are too
 * few. @param plain a text without accents
 */
export function meansIn(plain: string): FoundRide["by"] | undefined {
  const air = count(plain, BY_AIR);
  // The number of a train is as much as a word for one.
  const rail = count(plain, BY_RAIL) + count(plain, TRAIN_NUMBER);
  const [coach, ferry] = [count(plain, BY_COACH), count(plain, BY_FERRY)];
  const most = Math.max(rail, coach, ferry);
  if (most < 2 || most <= air) return undefined;
  // "Coach 4" is a part of a train, and the quay of a ferry has a bus.
  if (ferry === most) return "ferry";
  return rail === most ? "train" : "coach";
}

const TRAIN_NUMBER =
  /\b(?:(ICE|IC|EC|EN|RE|TGV(?: INOUI)?|INOUI|OUIGO|AVE|AVLO|ALVIA|Frecciarossa|Frecciargento|Frecciabianca|Italo|Eurostar|Thalys|Railjet|RJX?|Nightjet|NJ|Intercity|Alfa Pendular|AP|Nozomi|Hikari|Kodama|Mizuho|Sakura|Hayabusa|Kagayaki|Thunderbird)\s{0,3}(\d{1,5})|(?:train|zug|tren|treno|comboio|trem|trein)(?:nummer)?(?:\s(?:no|nr|number|num|n|numero|n°|nº)\.?)?:?\s?([A-Z]{0,5}\s?\d{1,5}))\b/gi;
const LINE_NUMBER = /\b(?:flixbus|bus|linie|ligne|linea|line)(?: (?:no|nr|number)\.?)? ?(?:[A-Z]{1,2})?\d{1,5}\b/gi;
const SHIP =
  /(?:\b(?:[Ss]hip|[Vv]essel|[Ss]chiff|[Nn]avire|[Nn]ave|[Bb]uque|[Bb]arco|[Nn]avio|[Ss]chip)\s?:\s{0,3}([A-Z][\w'. -]{1,40})|\b((?:MS|MV|M\/S|M\/V|HSC) [A-Z][a-z\w']{2,20}(?: [A-Z][a-z]{2,20})?))/g;

const NUMBERS: Readonly<Record<FoundRide["by"], RegExp>> = {
  train: TRAIN_NUMBER,
  coach: LINE_NUMBER,
  ferry: SHIP,
};

/** A number or name of a train, line or ship, with its place in the text. */
export interface RideName {
  at: number;
  end: number;
  name: string;
}

/** The trains, lines or ships that a text names. @param plain a text without accents */
export function rideNamesIn(plain: string, by: FoundRide["by"]): RideName[] {
  const found: RideName[] = [...plain.matchAll(NUMBERS[by])].map((match) => {
    const name = (match[by === "ferry" ? 1 : 0] ?? match[2] ?? match[0]).replace(/\s+/g, " ").trim();
    return { at: match.index, end: match.index + match[0].length, name: name.slice(0, 60) };
  });
  // "Train 9512" of "Frecciarossa 9512" is the same one.
  return found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index || by === "train");
}

/** The number of a train that a text names first: "IC 2311". @param plain a text without accents */
export function trainNumberIn(plain: string): string | undefined {
  return rideNamesIn(plain, "train")[0]?.name;
}
