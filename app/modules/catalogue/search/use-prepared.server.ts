import { listDestinations } from "../places/catalogue.server";
import { readSearchFrom } from "./explore-text";
import { knowTopics } from "./explore-topics";
import { readSearchIndex, readTopicScores } from "./prepared.server";

/**
 * Takes over what the build has worked out of the texts of all places: what they are about at once, what they say when
 * somebody searches. Elsewhere than in production both are worked out when they are asked for.
 */
export function usePrepared(): void {
  if (!import.meta.env.PROD) return;
  const topics = readTopicScores();
  for (const one of listDestinations()) knowTopics(one, topics[one.slug] ?? {});
  readSearchFrom(listDestinations(), readSearchIndex);
}
