const ONCE = "(?: (?:once|twice|before|already|(?:a )?(?:few|couple of|many|several) times?))";
const SEEN =
  "(?:,? (?:and|so)? ?(?:we |i )?(?:have |'ve )?(?:already )?(?:seen|done|know) (?:all )?(?:the )?(?:(?:famous|usual|main|big|top|classic|must-see|standard) )*(?:temples?|museums?|sights?|highlights?|ones|things|places|attractions|stuff|it all|everything))?";
/** "We've been there before", "our second time in Rome", "a return visit to Kyoto". */
const BEEN_BEFORE = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?:we|i)(?:'ve| have)? )?(?:already )?been (?:there|here)(?!\\p{L})${ONCE}?${SEEN}`,
    `(?<![\\p{L}\\p{N}])(?:(?:we|i)(?:'ve| have)? )?(?:already )?(?:seen|done|know) (?:all )?(?:the )?(?:famous|usual|main|big|top|classic|must-see|standard) (?:temples?|museums?|sights?|highlights?|ones|things|places|attractions|stuff)(?!\\p{L})`,
    `(?<![\\p{L}\\p{N}])(?:(?:it's|it is|this is|for) )?(?:(?:our|my|a|the) )?(?:second|third|fourth|fifth|2nd|3rd|4th|5th|return|repeat) (?:time|visit)(?!\\p{L})`,
  ].join("|"),
  "giu",
);

/** A sentence without the words of a traveller who comes back to a place, and whether it had any. */
export function takeBeenBefore(text: string): { text: string; isBack: boolean } {
  // Of a place that the traveller wants to be spared of, other readers know more: "we've been there, so not Paris".
  const rest = text.replace(BEEN_BEFORE, " , ");
  return { text: rest, isBack: rest !== text };
}
