import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { STATIC_FILES, makeStaticFile } from "#app/modules/catalogue/explore/bundles.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { routeProblems } from "#app/modules/catalogue/routes/route-problems";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { makeIndex } from "#app/modules/catalogue/search/explore-text";
import { TOPICS, topicScore } from "#app/modules/catalogue/search/explore-topics";
import { PREPARED, PREPARED_FILES } from "#app/modules/catalogue/search/prepared.server";
import type { PreparedTopics } from "#app/modules/catalogue/search/prepared.server";
import { ITINERARY } from "#app/modules/itinerary/day/stored-itinerary";
import { planSample, sampleFile } from "#app/modules/itinerary/sample/sample.server";
import { SAMPLE_IDS } from "#app/modules/itinerary/sample/samples";

function topicsOfAll(): PreparedTopics {
  return Object.fromEntries(
    listDestinations().map((one) => {
      const scores = TOPICS.map((topic) => [topic.name, topicScore(one, topic)] as const);
      return [one.slug, Object.fromEntries(scores.filter(([, score]) => score > 0))];
    }),
  );
}

/** @throws Error that names every route that does not fit its places; it stops the build */
function checkRoutes(): void {
  const problems = listRoutes().flatMap((route) =>
    routeProblems(route, findDestination).map((problem) => `route ${route.slug}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/**
 * Writes the published files, plain and compressed, the topic scores of each place, the index of all texts, and the days
 * of the samples.
 */
export async function run(): Promise<void> {
  checkRoutes();
  mkdirSync(PREPARED, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(path.join(PREPARED, name), text);
  const hashes: Record<string, string> = {};
  for (const name of STATIC_FILES) {
    const { text, brotli, hash } = await makeStaticFile(name)!;
    write(name, text);
    writeFileSync(path.join(PREPARED, `${name}.br`), brotli);
    hashes[name] = hash;
  }
  write(PREPARED_FILES.hashes, JSON.stringify(hashes));
  write(PREPARED_FILES.topics, JSON.stringify(topicsOfAll()));
  write(PREPARED_FILES.search, JSON.stringify(makeIndex(listDestinations())));
  for (const id of SAMPLE_IDS) write(sampleFile(id), ITINERARY.write(planSample(id)));
}
