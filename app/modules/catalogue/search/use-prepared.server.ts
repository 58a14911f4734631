import { listDestinations } from "../places/catalogue.server";
import { readSearchFrom } from "./explore-text";
import { knowTopics } from "./explore-topics";
import { readSearchIndex, readTopicScores } from "./prepared.server";

/**
 * Takes over the data that the build has prepared from the texts of all places: topic scores at once, the search index
 * at the first search. Outside production both are calculated on request.
 */
export function usePrepared(): void {
  if (!import.meta.env.PROD) return;
  const topics = readTopicScores();
  for (const one of listDestinations()) knowTopics(one, topics[one.slug] ?? {});
  readSearchFrom(listDestinations(), readSearchIndex);
}
