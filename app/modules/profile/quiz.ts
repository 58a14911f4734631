import type { Vibe } from "#app/modules/catalogue/schema/vocabulary";
import type { Avoid, Axis } from "./traits";

export const QUESTION_IDS = [
  "view",
  "pace",
  "afternoon",
  "dinner",
  "bed",
  "money",
  "company",
  "novelty",
  "weather",
  "spoil",
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

/** The effect of choosing an option: values on axes, pulls of moods, something to avoid. */
export interface AnswerEffect {
  axes?: Partial<Record<Axis, number>>;
  vibes?: Partial<Record<Vibe, number>>;
  avoids?: Avoid;
  /** The part of the question's weight on its axes that this option gets; moods and things to avoid count in full. */
  share?: number;
}

interface QuizOption {
  id: string;
  label: string;
  /** A line under the label. */
  detail?: string;
  /** Slug of the destination whose poster shows the option. */
  poster?: string;
  effect: AnswerEffect;
}

export interface Question {
  id: QuestionId;
  title: string;
  hint: string;
  /** The most options that may be chosen. */
  most: number;
  options: readonly QuizOption[];
}

/** Chosen option ids by question. An empty list is a question that was skipped, a missing one was not reached. */
export type Answers = Partial<Record<QuestionId, string[]>>;

/** The Dream Quiz, in the order in which it is asked. */
export const QUESTIONS: readonly Question[] = [
  {
    id: "view",
    title: "Which morning would you wake up to?",
    hint: "Choose one or two.",
    most: 2,
    options: [
      {
        id: "lagoon",
        label: "A warm lagoon",
        poster: "bora-bora",
        effect: { axes: { nature: 0.8, season: 0.95 }, vibes: { beach: 0.5, wellness: 0.15 } },
      },
      {
        id: "peaks",
        label: "Cold, clear peaks",
        poster: "banff",
        effect: { axes: { nature: 1, season: 0.15 }, vibes: { nature: 0.4, adventure: 0.3 } },
      },
      {
        id: "old-town",
        label: "An old town before the shops open",
        poster: "prague",
        effect: { axes: { nature: 0.05, season: 0.45 }, vibes: { culture: 0.45, romantic: 0.2 } },
      },
      {
        id: "skyline",
        label: "A city already awake",
        poster: "new-york",
        effect: { axes: { nature: 0, season: 0.5, social: 0.7 }, vibes: { urban: 0.5, nightlife: 0.15 } },
      },
      {
        id: "temple",
        label: "Temple bells and wet leaves",
        poster: "kyoto",
        effect: { axes: { nature: 0.35, social: 0.2 }, vibes: { culture: 0.35, wellness: 0.2, nature: 0.1 } },
      },
      {
        id: "desert",
        label: "A desert with nobody in it",
        poster: "atacama",
        effect: { axes: { nature: 0.95, novelty: 0.85, season: 0.7 }, vibes: { adventure: 0.35, nature: 0.3 } },
      },
    ],
  },
  {
    id: "pace",
    title: "How full is a good day?",
    hint: "Think of the third day, not the first.",
    most: 1,
    options: [
      {
        id: "slow",
        label: "One thing, and time to sit down",
        effect: { axes: { pace: 0.05 }, vibes: { wellness: 0.1 } },
      },
      { id: "even", label: "A few things, with pauses", effect: { axes: { pace: 0.5 } } },
      { id: "full", label: "From early to late", effect: { axes: { pace: 0.98 } } },
    ],
  },
  {
    id: "afternoon",
    title: "A free afternoon. What do you do?",
    hint: "Choose up to three.",
    most: 3,
    options: [
      { id: "museum", label: "A museum or a monument", effect: { axes: { nature: 0.05 }, vibes: { culture: 0.4 } } },
      {
        id: "hike",
        label: "Walk up something",
        effect: { axes: { nature: 0.95, comfort: 0.3 }, vibes: { adventure: 0.35, nature: 0.35 } },
      },
      {
        id: "swim",
        label: "Swim and dry in the sun",
        effect: { axes: { nature: 0.75, season: 0.9 }, vibes: { beach: 0.45 } },
      },
      {
        id: "bath",
        label: "A bath, a massage, a slow cup of tea",
        effect: { axes: { comfort: 0.8, pace: 0.2 }, vibes: { wellness: 0.5 } },
      },
      {
        id: "market",
        label: "Eat through a market",
        effect: { axes: { food: 0.9, nature: 0.2 }, vibes: { urban: 0.2, culture: 0.15 } },
      },
      {
        id: "streets",
        label: "Get lost in the streets",
        effect: { axes: { nature: 0.1, novelty: 0.7 }, vibes: { urban: 0.4 } },
      },
      {
        id: "thrill",
        label: "Dive, raft, ride or climb",
        effect: { axes: { nature: 0.85, pace: 0.8 }, vibes: { adventure: 0.5 } },
      },
      {
        id: "sunset",
        label: "A quiet place for the sunset",
        effect: { axes: { social: 0.15, pace: 0.25 }, vibes: { romantic: 0.45 } },
      },
      {
        id: "music",
        label: "Rest, because it will be a long night",
        effect: { axes: { social: 0.95 }, vibes: { nightlife: 0.5, urban: 0.15 } },
      },
    ],
  },
  {
    id: "dinner",
    title: "What's dinner for you?",
    hint: "The usual one, not the birthday.",
    most: 1,
    options: [
      {
        id: "fuel",
        label: "Fuel for the evening",
        detail: "Whatever is near and good enough",
        effect: { axes: { food: 0.05 } },
      },
      {
        id: "pleasure",
        label: "A pleasant hour",
        detail: "Somewhere the locals recommend",
        effect: { axes: { food: 0.5 } },
      },
      {
        id: "reason",
        label: "Half the reason I came",
        detail: "Booked, asked about, looked forward to",
        effect: { axes: { food: 1 }, vibes: { culture: 0.1 } },
      },
    ],
  },
  {
    id: "bed",
    title: "Where do you sleep well?",
    hint: "Price comes next.",
    most: 1,
    options: [
      {
        id: "simple",
        label: "Anywhere clean and safe",
        effect: { axes: { comfort: 0.08 }, vibes: { adventure: 0.1 } },
      },
      {
        id: "character",
        label: "A small place with character",
        effect: { axes: { comfort: 0.5 }, vibes: { romantic: 0.1 } },
      },
      {
        id: "cared",
        label: "Where everything is taken care of",
        effect: { axes: { comfort: 0.97 }, vibes: { wellness: 0.1 } },
      },
    ],
  },
  {
    id: "money",
    title: "How do you spend money on a trip?",
    hint: "Excluding flights.",
    most: 1,
    options: [
      { id: "careful", label: "Carefully", detail: "Under about $90 a day", effect: { axes: { budget: 0.1 } } },
      { id: "even", label: "Evenly", detail: "About $90 to $200 a day", effect: { axes: { budget: 0.45 } } },
      {
        id: "matters",
        label: "On what matters",
        detail: "About $200 to $400 a day",
        effect: { axes: { budget: 0.75 } },
      },
      {
        id: "free",
        label: "Without counting",
        detail: "More than that, if it is worth it",
        effect: { axes: { budget: 1 } },
      },
    ],
  },
  {
    id: "company",
    title: "Who would you like around you?",
    hint: "Besides the people you travel with.",
    most: 1,
    options: [
      {
        id: "nobody",
        label: "Hardly anybody",
        effect: { axes: { social: 0.03 }, vibes: { wellness: 0.1, nightlife: -0.25 } },
      },
      { id: "few", label: "A few people, now and then", effect: { axes: { social: 0.4 } } },
      { id: "strangers", label: "Strangers to talk to", effect: { axes: { social: 0.72 } } },
      { id: "crowd", label: "A room full of music", effect: { axes: { social: 1 }, vibes: { nightlife: 0.4 } } },
    ],
  },
  {
    id: "novelty",
    title: "Which place pulls you more?",
    hint: "If both cost the same.",
    most: 1,
    options: [
      {
        id: "known",
        label: "The one I have dreamt of for years",
        detail: "Famous for good reasons",
        effect: { axes: { novelty: 0.1 } },
      },
      { id: "between", label: "A little of both", effect: { axes: { novelty: 0.5 } } },
      {
        id: "new",
        label: "The one nobody I know has seen",
        detail: "Odd breakfasts are fine",
        effect: { axes: { novelty: 0.98 }, vibes: { adventure: 0.1 } },
      },
    ],
  },
  {
    id: "weather",
    title: "What weather feels like a holiday?",
    hint: "Choose one or two.",
    most: 2,
    options: [
      { id: "snow", label: "Snow and a warm room", poster: "sapporo", effect: { axes: { season: 0 } } },
      { id: "crisp", label: "Cool and crisp", poster: "edinburgh", effect: { axes: { season: 0.25 } } },
      { id: "mild", label: "Mild, a light jacket", poster: "lisbon", effect: { axes: { season: 0.5 } } },
      { id: "warm", label: "Warm, short sleeves", poster: "athens", effect: { axes: { season: 0.75 } } },
      {
        id: "hot",
        label: "Hot, near water",
        poster: "zanzibar",
        effect: { axes: { season: 1 }, vibes: { beach: 0.1 } },
      },
    ],
  },
  {
    id: "spoil",
    title: "What would spoil it?",
    hint: "Choose up to three. We'll steer clear of them.",
    most: 3,
    options: [
      { id: "crowds", label: "Crowds and queues", effect: { avoids: "crowds" } },
      { id: "heat", label: "Extreme heat", effect: { avoids: "heat" } },
      { id: "cold", label: "Cold and dark", effect: { avoids: "cold" } },
      { id: "long-flights", label: "A very long flight", effect: { avoids: "long-flights" } },
      { id: "walking", label: "Steep walks and stairs", effect: { avoids: "walking" } },
      { id: "noise", label: "Noise at night", effect: { avoids: "noise", vibes: { nightlife: -0.3 } } },
      { id: "high-prices", label: "Paying too much", effect: { avoids: "high-prices" } },
    ],
  },
];

/** The questions of the short form that a companion answers without an account. */
export const SHORT_FORM: readonly QuestionId[] = ["view", "pace", "afternoon", "money", "spoil"];

/** A question by its id. */
export function questionOf(id: QuestionId): Question {
  const found = QUESTIONS.find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${id}`);
  return found;
}

/** The first question that was neither answered nor skipped; undefined when all were. */
export function nextQuestion(answers: Answers): QuestionId | undefined {
  return QUESTION_IDS.find((id) => answers[id] === undefined);
}

/** The part of the quiz that is behind, in whole percent. */
export function quizProgress(answers: Answers): number {
  return Math.round((100 * QUESTION_IDS.filter((id) => answers[id] !== undefined).length) / QUESTION_IDS.length);
}

/**
 * Chosen options that the question knows, each once, in its own order.
 * @returns undefined when no known option or too many were chosen: each step needs an answer or an explicit skip
 * (CHECKLIST QUIZ-08)
 */
export function readAnswer(id: QuestionId, chosen: readonly string[]): string[] | undefined {
  const question = questionOf(id);
  const known = question.options.map((option) => option.id).filter((option) => chosen.includes(option));
  return known.length > 0 && known.length <= question.most ? known : undefined;
}
