import type { Kysely } from "kysely";
import type { Database } from "#app/db/schema";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";

/** Two positions beside the built-in ones: a page that shows them has read the list from the database. */
const MORE = [
  {
    ...BUILT_IN_POSITIONS[0]!,
    id: "itinerary-engineer",
    title: "Itinerary Engineer",
    level: "Mid-level",
    description:
      "You work on the part of Voyance that decides what a day looks like: opening hours, getting from place to place, rest, and what people care about.\n\nYour plans are judged by rules, by benchmarks, and by whether a friend would follow them.",
    responsibilities: [
      "Improve the search that plans days, in quality and in time",
      "Write the tests and benchmarks that tell a better plan from a worse one",
      "Turn what travellers report into rules",
    ],
    requirements: [
      "Solid TypeScript or another typed language, and the will to work in TypeScript",
      "Algorithms for routing, scheduling or search",
      "Curiosity about places",
    ],
    niceToHave: ["Local search or constraint solving", "Geodata"],
  },
  {
    ...BUILT_IN_POSITIONS[1]!,
    id: "travel-editor",
    title: "Travel Editor",
    department: "Product & Design" as const,
    type: "Part-time",
    description:
      "You look after what we say about places: hours, prices, customs, and why a sight is worth the morning.\n\nEvery fact has a source and a date. You make sure they are still true.",
    responsibilities: [
      "Check and write destinations, sights and guides",
      "Answer travellers' reports about places that have changed",
      "Keep our words plain and warm",
    ],
    requirements: [
      "Published travel or reference writing",
      "Careful research, with sources",
      "English as you speak it",
    ],
    niceToHave: ["More languages", "Months spent in a place that we cover"],
  },
];

/** Fills the list of positions. */
export async function seedPositions(db: Kysely<Database>, now: Date): Promise<void> {
  const at = now.toISOString();
  const rows = [...BUILT_IN_POSITIONS, ...MORE].map((position) => ({
    id: position.id,
    title: position.title,
    department: position.department,
    location: position.location,
    type: position.type,
    level: position.level,
    description: position.description,
    responsibilities: position.responsibilities.join("\n"),
    requirements: position.requirements.join("\n"),
    nice_to_have: position.niceToHave.join("\n"),
    benefits: position.benefits.join("\n"),
    status: "published" as const,
    posted_on: position.postedDate,
    created_at: at,
    updated_at: at,
  }));
  await db
    .insertInto("job_postings")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
