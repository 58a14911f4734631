import type { DestinationSource } from "./destination.schema";

const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });

/** A real destination of the catalogue, for tests. @throws Error for a slug that has no file */
export function destinationFixture(slug: string): DestinationSource {
  const found = files[`../destinations/${slug}.yaml`];
  if (!found) throw new Error(`There is no data file for ${slug}`);
  return found;
}
