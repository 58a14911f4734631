/** How sure a price is, and of what: "Confidence 90% that it stays". @param confidence 0 to 1 */
export function confidenceInWords(confidence: number): string {
  return `Confidence ${Math.round(confidence * 100)}% that it stays`;
}
