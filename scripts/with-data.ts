import path from "node:path";
import { createServer } from "vite";
import { csvFiles } from "./csv-plugin";
import { yamlFiles } from "./yaml-plugin";

/** Runs what needs the catalogue, whose data files only the bundler can read: a measurement, or a step of the build. */
export async function runWithData(module: string, args: string[] = []): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: path.resolve(import.meta.dirname, ".."),
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [yamlFiles(), csvFiles()],
  });
  try {
    const { run } = (await server.ssrLoadModule(module)) as { run(args: string[]): void | Promise<void> };
    await run(args);
  } finally {
    await server.close();
  }
}
