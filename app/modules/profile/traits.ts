/** The traits of a traveller, each from 0 to 1; `TRAIT_AXES` gives the meaning of the ends. */
export const AXES = ["pace", "comfort", "budget", "nature", "food", "social", "novelty", "season"] as const;
export type Axis = (typeof AXES)[number];

/** Conditions that would spoil a trip. */
export const AVOIDS = ["crowds", "heat", "cold", "long-flights", "walking", "noise", "high-prices"] as const;
export type Avoid = (typeof AVOIDS)[number];

/** The conditions that a traveller is kept away from, in the words of the quiz. */
export const AVOID_LABELS: Readonly<Record<Avoid, string>> = {
  crowds: "crowds and queues",
  heat: "extreme heat",
  cold: "cold and dark",
  "long-flights": "very long flights",
  walking: "steep walks and stairs",
  noise: "noise at night",
  "high-prices": "high prices",
};

/** The ends of each axis in words, and the description of a traveller who is nearer to one of them. */
export const TRAIT_AXES: Readonly<
  Record<Axis, { label: string; low: string; high: string; leansLow: string; leansHigh: string }>
> = {
  pace: {
    label: "Pace",
    low: "One thing a day",
    high: "From early to late",
    leansLow: "Leans unhurried",
    leansHigh: "Leans busy",
  },
  comfort: {
    label: "Comfort",
    low: "A clean bed will do",
    high: "Looked after",
    leansLow: "Leans simple",
    leansHigh: "Leans comfortable",
  },
  budget: {
    label: "Budget",
    low: "Careful",
    high: "Generous",
    leansLow: "Leans careful",
    leansHigh: "Leans generous",
  },
  nature: {
    label: "Culture and nature",
    low: "Streets and museums",
    high: "The great outdoors",
    leansLow: "Leans towards culture",
    leansHigh: "Leans towards nature",
  },
  food: {
    label: "Food",
    low: "Whatever is near",
    high: "The reason to go",
    leansLow: "Leans easy-going",
    leansHigh: "Leans food-loving",
  },
  social: { label: "Company", low: "Quiet", high: "Lively", leansLow: "Leans quiet", leansHigh: "Leans lively" },
  novelty: {
    label: "Novelty",
    low: "Tried and loved",
    high: "Off the beaten track",
    leansLow: "Leans towards the classics",
    leansHigh: "Leans towards the unusual",
  },
  season: { label: "Season", low: "Cool air", high: "Hot sun", leansLow: "Leans cool", leansHigh: "Leans warm" },
};
