/** The traits of a traveller, each from 0 to 1; `TRAIT_AXES` says what the ends mean. */
export const AXES = ["pace", "comfort", "budget", "nature", "food", "social", "novelty", "season"] as const;
export type Axis = (typeof AXES)[number];

/** What would spoil a trip. */
export const AVOIDS = ["crowds", "heat", "cold", "long-flights", "walking", "noise", "high-prices"] as const;
export type Avoid = (typeof AVOIDS)[number];

/** What a traveller is kept away from, in the words of the quiz. */
export const AVOID_LABELS: Readonly<Record<Avoid, string>> = {
  crowds: "crowds and queues",
  heat: "great heat",
  cold: "cold and dark",
  "long-flights": "very long flights",
  walking: "steep walks and stairs",
  noise: "noise at night",
  "high-prices": "high prices",
};

/** The ends of each axis in words. */
export const TRAIT_AXES: Readonly<Record<Axis, { label: string; low: string; high: string }>> = {
  pace: { label: "Pace", low: "One thing a day", high: "From early to late" },
  comfort: { label: "Comfort", low: "A clean bed will do", high: "Looked after" },
  budget: { label: "Budget", low: "Careful", high: "Generous" },
  nature: { label: "Culture and nature", low: "Streets and museums", high: "Wide country" },
  food: { label: "Food", low: "Whatever is near", high: "The reason to go" },
  social: { label: "Company", low: "Quiet", high: "Lively" },
  novelty: { label: "Novelty", low: "Known and loved", high: "Off the list" },
  season: { label: "Season", low: "Cool air", high: "Hot sun" },
};
