import type { TestProject } from "vitest/node";
import { seed } from "#tests/e2e/global-setup";
import { startSeeded } from "#tests/e2e/seeded-server";

declare module "vitest" {
  interface ProvidedContext {
    sharedSite: { origin: string; folder: string };
  }
}

/** Starts the one server that all walks with the common settings visit, one file after the other. */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<void>> {
  // Two that start at once: what they make together is looked at in start.test.ts.
  await seed(2);
  const { origin, folder, stop } = await startSeeded();
  project.provide("sharedSite", { origin, folder });
  return stop;
}
