import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WITH_REQUIRE, bundleOnce } from "#tests/setup/bundle-once";

/** A process of its own that says what happens in lines on its output. */
export interface TalkingProcess {
  child: ChildProcess;
  /**
   * Resolves with the line that begins with this text, even if it was printed already.
   * @param after lines that are left out, from the first
   */
  said: (start: string, after?: number) => Promise<string>;
  lines: string[];
  ended: Promise<{ code: number | null; signal: string | null }>;
  errors: () => string;
}

/** Makes one file of a small program and what it imports of the product. @returns the file */
export function bundleProgram(entry: string): Promise<string> {
  return bundleOnce(entry, { external: ["better-sqlite3", "pg-native"], banner: WITH_REQUIRE });
}

/** Starts such a program. @param args its words, which it reads from its command line */
export function startTalking(program: string, args: readonly string[]): TalkingProcess {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["pipe", "pipe", "pipe", "ipc"] });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const output = createInterface({ input: child.stdout! }).on("line", (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  let errors = "";
  child.stderr!.on("data", (bytes) => (errors += String(bytes)));
  const said = (start: string, after = 0): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = lines.slice(after).find((line) => line.startsWith(start));
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const ended = Promise.all([once(child, "exit"), once(output, "close"), once(child.stderr!, "close")]).then(
    ([[code, signal]]) => ({ code, signal }) as { code: number | null; signal: string | null },
  );
  return { child, said, lines, ended, errors: () => errors };
}
