/** A step of a container file: its instruction, and the words after it. */
export interface Step {
  instruction: string;
  words: string;
  /** The stage that the step belongs to. */
  stage: number;
}

/** The steps of a container file, in order; a line that ends with a backslash goes on in the next. */
export function stepsOf(text: string): Step[] {
  const lines = text
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  let stage = -1;
  return lines.map((line) => {
    const [, instruction = "", words = ""] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (instruction === "FROM") stage += 1;
    return { instruction, words: words.trim(), stage };
  });
}

/** The names of the stages, each under its number; a stage without a name has none. */
export function stageNames(steps: readonly Step[]): (string | undefined)[] {
  return steps.filter(({ instruction }) => instruction === "FROM").map(({ words }) => / AS (\S+)$/.exec(words)?.[1]);
}

/** The settings that a step of ENV makes. */
export function settingsIn({ words }: Step): Record<string, string> {
  return Object.fromEntries(words.split(/\s+/).map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/** The parts of a step of COPY. */
export function copyIn({ words }: Step): { from?: string; sources: string[]; target: string } {
  const parts = words.split(/\s+/);
  const from = parts.find((part) => part.startsWith("--from="))?.slice("--from=".length);
  const paths = parts.filter((part) => !part.startsWith("--"));
  return { ...(from !== undefined && { from }), sources: paths.slice(0, -1), target: paths.at(-1)! };
}

/** The words of a command in the form of a list, as CMD and HEALTHCHECK have it. */
export function commandIn({ words }: Step): string[] {
  return JSON.parse(/\[.*\]$/.exec(words)?.[0] ?? "[]") as string[];
}

/** The names at the top of the repository that an ignore file lets in: it refuses all and names what it takes. */
export function letIn(ignore: string): string[] {
  const lines = ignore.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines[0] !== "*" || lines.slice(1).some((line) => !/^![\w.-]+$/.test(line)))
    throw new Error("The ignore file has to refuse all, and then name what it takes at the top of the repository");
  return lines.slice(1).map((line) => line.slice(1));
}
