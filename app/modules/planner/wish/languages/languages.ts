import { DUTCH, GERMAN } from "./germanic";
import type { Language } from "./language-words";
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from "./romance";

export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH];

/** Turns of phrase of all of them, in their order; "pro Person" stands beside English words too. */
export const PHRASES: readonly [RegExp, string][] = (
  [
    [
      "pro (?:person|kopf|nase)|par (?:personne|tete)|por (?:persona|cabeza|pessoa)|a (?:persona|testa|cabeza)|per (?:persoon|persona)",
      "per person",
    ],
    [
      "verlängertes wochenende|week-?end prolongé|fin de semana largo|fine settimana lungo|fim de semana prolongado|lang weekend",
      "long weekend",
    ],
    ["fin de semana|fin de semaine|fim de semana|fine settimana|week-end", "weekend"],
    ["voyage de noces|lune de miel|luna de miel|viaggio di nozze|lua de mel", "honeymoon"],
    [
      "mercatini di natale|weihnachtsm[aä]rkte?|marchés? de noël|mercad(?:o|illo)s? de navidad|mercados? de natal|kerstmarkt(?:en)?",
      "christmas markets",
    ],
    ["nouvel an|ano novo|oud en nieuw", "new year"],
    ["zu zweit|à deux|(?:siamo )?in due|met z'n twee[ëe]n|met zijn twee[ëe]n|a dois|(?:para |los |las )dos", "for two"],
    ["zu dritt|à trois|(?:siamo )?in tre|met z'n drie[ëe]n", "for three"],
    ["zu viert|à quatre|(?:siamo )?in quattro|met z'n vieren", "for four"],
    ["mit dem zug|en train|en tren|in treno|de comboio|met de trein", "by train"],
    ["nicht zu teuer|pas trop cher|niet te duur|non troppo caro|no muy caro|não muito caro", "not too expensive"],
    ["lo más barato posible|pas cher", "cheap"],
    [
      "nicht mehr als|pas plus de|no más de|non più di|não mais (?:de|que)|niet meer dan|bis zu|jusqu'à|fino a",
      "up to",
    ],
    ["en total|en tout|in tutto|no total|ao todo|in totaal", "in total"],
    [
      "saliendo de|salida (?:de|desde)|partenza da|partendo da|(?:au )?départ de|partant de|saindo de|partida de|vertrek vanaf|(?:ab)?flug (?:ab|von)",
      "from",
    ],
    ["(?:a )?finales de|(?:a )?fines de|(?:no )?final de|(?:no )?fim de|fin(?: du mois)? de", "end of"],
    ["(?:a )?principios de|(?:no )?início de|(?:no )?começo de", "beginning of"],
    ["(?:a )?mediados de|(?:em )?meados de", "middle of"],
    ["(?:in )?den bergen|die berge", "mountains"],
    ["yo solo|yo sola|da solo|da sola", "alone"],
    ["coche de alquiler|voiture de location|auto a noleggio|carro alugado", "rental car"],
  ] as const
).map(([from, to]) => [new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, "giu"), to]);
