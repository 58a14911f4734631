import path from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { createServer } from "vite";
import { csvFiles } from "../scripts/csv-plugin";
import { yamlFiles } from "../scripts/yaml-plugin";

/** Runs a measurement that needs the catalogue, whose data files only the build can read. */
export async function runBuilt(module: string, args: string[]): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: path.resolve(import.meta.dirname, ".."),
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [yamlFiles(), csvFiles(), tsconfigPaths()],
  });
  try {
    const { run } = (await server.ssrLoadModule(module)) as { run(args: string[]): void };
    run(args);
  } finally {
    await server.close();
  }
}
