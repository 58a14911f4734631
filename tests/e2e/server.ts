import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

export interface RunningServer {
  /** The process id, for tests that measure it. */
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port with data of its own; resolves when it listens.
 * @param onLine is told of each line of its log
 */
export function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  onLine: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, ["build/server.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      TEST_SWITCHES: "on",
      LOG_LEVEL: "info",
      // A machine that is busy with the suite is slow, and no visitor is turned away for it.
      SHED_LOAD: "off",
      // No proxy has to notice that it ends.
      DRAIN_SECONDS: "0",
      // Watching trips runs by itself; its own journeys turn it on.
      DISRUPTION_ALERTS: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return new Promise((resolve, reject) => {
    let last = "";
    child.once("exit", (code) =>
      reject(new Error(`The server ended with code ${String(code)} before it listened: ${last}`)),
    );
    const lines = createInterface({ input: child.stdout! });
    lines.on("line", (line) => {
      last = line;
      onLine(line);
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port) resolve({ origin: `http://localhost:${port}`, pid: child.pid!, stop });
    });
  });
}
