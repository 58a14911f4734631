import type { Position } from "./position";

const BENEFITS = [
  "Remote work, at hours that suit you and the team",
  "A small team that decides together what is worth doing",
  "Time set aside to learn, and to fix what bothers you",
];
const COMMON = {
  location: "Remote",
  type: "Full-time",
  benefits: BENEFITS,
  isActive: true,
  postedDate: "2026-11-02",
} as const;

/** Shown when the list cannot be read; a sandbox begins with these (CHECKLIST CAREER-05). */
export const BUILT_IN_POSITIONS: readonly Position[] = [
  {
    ...COMMON,
    id: "senior-full-stack-engineer",
    title: "Senior Full-Stack Engineer",
    department: "Engineering",
    level: "Senior",
    description:
      "You build the planner from the form a traveller fills in to the days that come out of it. Our pages work without a script, on a phone and on a train, and you enjoy that kind of care.\n\nWe are a small team. You decide with us what is worth building, and you see it through until people use it.",
    responsibilities: [
      "Build whole features: page, rules, database and tests",
      "Keep pages fast on slow phones, and usable by keyboard and screen reader",
      "Make the engine that plans days quicker and its plans better",
      "Review other people's code kindly and thoroughly",
    ],
    requirements: [
      "Several years of building web products in TypeScript, in the browser and on the server",
      "SQL that you write yourself, and understand when it is slow",
      "Tests that would fail if the code were wrong",
      "Clear written English",
    ],
    niceToHave: ["Optimisation or operations research", "Offline-first applications", "Maps and time zones"],
  },
  {
    ...COMMON,
    id: "ux-ui-designer",
    title: "UX/UI Designer",
    department: "Product & Design",
    level: "Mid-level",
    description:
      "You give Voyance its look: a printed travel poster, set in type. You also decide what a person sees next, and what they never have to see.\n\nYou work in the product itself, beside the engineers, with real trips and real data.",
    responsibilities: [
      "Design flows and pages for phones first, in light and dark",
      "Keep and extend the design system: type, colour, pieces and words",
      "Sit with travellers while they plan, and change what confuses them",
      "Draw posters and maps with the tools we have built for them",
    ],
    requirements: [
      "A portfolio of products that people use, with your part in them",
      "An eye for typography, and an ear for plain words",
      "Accessible design as a habit: contrast, focus, targets, states",
      "HTML and CSS, at least to read",
    ],
    niceToHave: ["Illustration", "Print design", "Experience with travel or maps"],
  },
  {
    ...COMMON,
    id: "growth-marketing-manager",
    title: "Growth Marketing Manager",
    department: "Marketing",
    level: "Manager",
    description:
      "You help the people who would love Voyance find it, and you tell them nothing that isn't true. We count only what visitors have agreed to.\n\nYou own how we appear: search, guides, partners, and the first emails a new traveller gets.",
    responsibilities: [
      "Plan and run campaigns, and stop the ones that do not work",
      "Grow our guides with the editors, from what travellers ask",
      "Measure honestly, with consent and with small numbers",
      "Find partners whose travellers are ours too",
    ],
    requirements: [
      "Experience in growing a consumer product, with results you can explain",
      "Strong writing in English",
      "Comfort with numbers: cohorts, tests, and what they do not tell you",
      "Respect for people's privacy and their time",
    ],
    niceToHave: ["Travel or hospitality", "A second language", "Search engine experience"],
  },
];
