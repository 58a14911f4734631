/** Builds the thread that plans days. It reads data files, which only the bundler of the product can. */
import path from "node:path";
import { build } from "vite";
import { csvFiles } from "./csv-plugin";
import { yamlFiles } from "./yaml-plugin";

await build({
  configFile: false,
  root: path.resolve(import.meta.dirname, ".."),
  logLevel: "error",
  plugins: [yamlFiles(), csvFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: "app/modules/itinerary/plan/solver-worker.server.ts",
    outDir: "build/server",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "solver-worker.js", inlineDynamicImports: true } },
  },
});
