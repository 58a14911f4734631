import { sellsTrips } from "#app/config/what-is-real";
import { moneyWords } from "../money-words";
import type { PublicFacts } from "../public-facts";

/** What a step shows of the product beside its words. */
export type StepShows = "places" | "day";

interface Step {
  name: string;
  /** Paragraphs, with links as in prose.ts. */
  text: readonly string[];
  shows?: StepShows;
}

/** The making of a trip, in exactly five steps (CHECKLIST HOW-01 to HOW-03). */
export function fiveSteps({ real, questions, destinations }: PublicFacts): Step[] {
  const sells = sellsTrips(real);
  return [
    {
      name: "We get to know you, once",
      text: [
        `The [Dream Quiz](/quiz) asks ${questions} questions about how you like to travel. Your answers become your Travel DNA: a travel identity in words, with how much you care about pace, food, comfort and the rest.`,
        "You answer once. Every trip after that starts from it, and you can change it whenever you change.",
      ],
    },
    {
      name: "We do the research",
      text: [
        "Research usually means an evening with aggregated reviews and traveller photos. We leave both out, because neither says whether a place is open when you are there. We read the sources instead: opening hours, closing days, tickets, weather, holidays, how long it takes to get there. Opening hours and prices are the usual ones: those that were checked say when, all others are not confirmed.",
        sells
          ? "Flights and stays come in three tiers. Safe fits your budget, Stretch costs a little more and clearly gives you something for it, Splurge is the treat. Three to five in all, each the best at something."
          : "Budgets come in three tiers, Safe, Stretch and Splurge, from what a day costs if you are careful to what it costs if you are not. Where flights and stays are sold, they are sorted the same way.",
      ],
    },
    {
      name: "Choose a destination, or let us pick",
      shows: "places",
      text: [
        `Pick one of ${destinations} places, by [season](/explore/seasons), [style](/explore/styles) or [map](/explore/map). Or let us pick: your [matches](/explore/matches) rank them all by how well they suit you in your month, with the two strongest reasons and one honest drawback.`,
      ],
    },
    {
      shows: "day",
      name: sells ? "Flights, hotel and days, designed for you" : "Your days, designed around your flights and stay",
      text: [
        sells
          ? "You choose a flight and a stay from the short list. The itinerary is then designed automatically: what you came for first, then what is on the way, within opening hours, with time for meals and rest, and an easier day after a long flight."
          : "Tell us which flights and hotel you booked, or leave them open. The itinerary is then designed automatically around them: what you came for first, then what is on the way, within opening hours, with time for meals and rest, and an easier day after a long flight.",
        "[Travelling together](/features/preference-blending)? The days are planned for all of you.",
      ],
    },
    {
      name: "Tweak it, save it, or book it",
      text: [
        "Move a stop, swap a restaurant, stay longer: the rest of the day is fitted around it. Your plan is saved as you go, opens offline, and goes with you as a PDF or in your calendar.",
        moneyWords(real).howToBook,
      ],
    },
  ];
}
