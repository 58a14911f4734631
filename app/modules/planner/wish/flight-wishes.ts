/** Wishes for the flight, as far as a sentence has them. */
export interface FlightWishes {
  /** The most hours in the air, with the words that say it. */
  hours?: { most: number; said: string };
  /** Wishes that only the step of the flights can fulfil, in the traveller's words: "direct flights only". */
  others: string[];
}

const HOURS =
  /(?<![\p{L}\p{N}])(?:(?:with |a |and )*(?:max(?:imum)?(?: of)?|under|less than|up to|within|(?:no|not) more than|at most|<|about|around) ?)?(\d{1,2})(?:[.,]5)? ?-? ?(?:hours?'?|hrs?|h)(?: of| max(?:imum)?)?(?: direct)? ?(?:flights?|flying|by plane|by air|in the air|plane ride)(?: time)?(?: max(?:imum)?| away)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:with |a |and |in )*(?:max(?:imum)?(?: of)?|under|less than|up to|within|(?:no|not) (?:more|longer) than|at most|<|about|around)? ?(\d{1,2})(?:[.,]5)? ?-? ?(?:hours?|hrs?|h)(?: away)?(?= (?:from|of) \p{L})|(?<![\p{L}\p{N}])(?:no )?(?:flights?|flying)(?: time)?(?: of)?(?: ?:)? (?:max(?:imum)?(?: of)?|under|less than|up to|within|(?:no|not) more than|at most|not longer than|no longer than|longer than|over|<|is) ?(\d{1,2}) ?-? ?(?:hours?|hrs?|h)(?![\p{L}\p{N}])/u;
const OTHERS = [
  /(?<![\p{L}\p{N}])(?:only )?(?:(?:direct|non-?stop) flights?(?: only| please)?|fly(?:ing)? (?:direct(?:ly)?|non-?stop)(?: only)?|(?:direct|non-?stop) only|(?:no|without(?: any)?|max(?:imum)? (?:1|one)|(?:1|one)) (?:stops?|stopovers?|layovers?|connections?|transfers?)(?: only| max)?)(?! from)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:in |fly(?:ing)? )*(?:business|first|premium economy|economy)[- ]class(?: flights?| only| seats?)*(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:direct(?:ly)?|non-?stop)(?! from)(?![\p{L}\p{N}])/u,
];

/** Takes the wishes for the flight out of a folded text: "max 4 hours flight", "direct flights only". */
export function takeFlightWishes(text: string): { wishes: FlightWishes; rest: string } {
  const others: string[] = [];
  let rest = text;
  const hours = HOURS.exec(rest);
  if (hours) {
    const behind = rest.slice(hours.index + hours[0].length);
    // "Within 3 hours of Amsterdam" names the departure.
    rest = `${rest.slice(0, hours.index)} ${behind.replace(/^ of /, " from ")}`;
  }
  for (const pattern of OTHERS) {
    rest = rest.replace(pattern, (said) => {
      others.push(said.trim());
      return " , ";
    });
  }
  const most = hours?.[1] ?? hours?.[2] ?? hours?.[3];
  return {
    wishes: { ...(hours && most && { hours: { most: Number(most), said: hours[0].trim() } }), others },
    rest,
  };
}
