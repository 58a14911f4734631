import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { z } from "zod";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { buildDestinationsBundle, buildExploreBundle, emptyExploreBundle, isExploreBundle } from "./bundles";
import type { DestinationsBundle, ExploreBundle } from "./bundles";
import { pictureOf } from "../art/art.server";
import { destinationsBundleSchema, exploreBundleSchema } from "./bundles.schema";
import { listDestinations } from "../places/catalogue.server";
import { buildDiscoverBundle } from "./discover-bundle";
import { itemOf } from "./explore.server";
import { findPreparedFile } from "../search/prepared.server";
import type { StaticFile } from "../search/prepared.server";

interface Bundles {
  destinations: DestinationsBundle;
  explore: ExploreBundle;
}

let built: Bundles | undefined;
const files = new Map<string, Promise<StaticFile>>();
const compress = promisify(brotliCompress);

/** The newest day on which facts were checked: the same catalogue makes the same bytes. */
function generatedAt(): string {
  const days = listDestinations()
    .map(({ asOf }) => asOf)
    .sort();
  return `${days.at(-1) ?? "2026-01-01"}T00:00:00.000Z`;
}

function bundles(): Bundles {
  if (!built) {
    const items = listDestinations().map(itemOf);
    built = {
      destinations: buildDestinationsBundle(items, generatedAt()),
      explore: buildExploreBundle(items, generatedAt()),
    };
  }
  return built;
}

/** The destinations bundle, or undefined when it cannot be read; the failure is logged (CHECKLIST ERR-07). */
export async function findDestinationsBundle(ctx: Ctx): Promise<DestinationsBundle | undefined> {
  try {
    return await callWithFaults<DestinationsBundle | undefined>(
      ctx,
      "bundles",
      () => bundles().destinations,
      buildDestinationsBundle([], generatedAt()),
    );
  } catch (error) {
    ctx.log.error({ err: error }, "the destinations bundle could not be loaded");
    return undefined;
  }
}

/** The explore bundle; an empty bundle stands in for an invalid one (CHECKLIST EXPL-64). @throws PortFailure */
export async function getExploreBundle(ctx: Ctx): Promise<ExploreBundle> {
  const bundle = await callWithFaults<unknown>(ctx, "bundles", () => bundles().explore, {});
  if (isExploreBundle(bundle)) return bundle;
  ctx.log.error({}, "the explore bundle lacks its spotlight or its seasons");
  return emptyExploreBundle(generatedAt());
}

const SOURCES = {
  "destinations-bundle.json": () => bundles().destinations,
  "explore-bundle.json": () => bundles().explore,
  "discover-bundle.json": () => buildDiscoverBundle(listDestinations(), (slug) => pictureOf(slug), generatedAt()),
  "destinations-bundle.schema.json": () => z.toJSONSchema(destinationsBundleSchema),
  "explore-bundle.schema.json": () => z.toJSONSchema(exploreBundleSchema),
} as const;

/** The names of all published files. */
export const STATIC_FILES = Object.keys(SOURCES);

async function makeFile(source: () => unknown): Promise<StaticFile> {
  const text = JSON.stringify(source());
  return {
    text,
    brotli: await compress(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
  };
}

/**
 * One of the published files: the bundles, and the JSON Schemas of the two that outside programs read. Made once, then
 * held in memory.
 */
export function makeStaticFile(name: string): Promise<StaticFile> | undefined {
  const known = files.get(name);
  if (known) return known;
  const source = Object.entries(SOURCES).find(([one]) => one === name)?.[1];
  if (!source) return undefined;
  const file = makeFile(source);
  files.set(name, file);
  return file;
}

/** One of the published files; in production the file that the build has made. */
export function findStaticFile(name: string): Promise<StaticFile> | undefined {
  return import.meta.env.PROD ? findPreparedFile(name) : makeStaticFile(name);
}
