import { MIN_PRICE_CONFIDENCE } from "#app/config/product";

/** How sure a price is, and of what: "Confidence 90% that it stays". @param confidence 0 to 1 */
export function confidenceInWords(confidence: number): string {
  const words = `Confidence ${Math.round(confidence * 100)}% that it stays`;
  return confidence < MIN_PRICE_CONFIDENCE ? `Likely to change. ${words}` : words;
}
