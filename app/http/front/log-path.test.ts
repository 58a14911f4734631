import { describe, expect, it } from "vitest";
import { logPath } from "./log-path";

const KEY = "6Xi4NcyhcqjTMb8jO-WsdkTsWVp3HjQj3JSZnw7r440";

describe("a path in the log", () => {
  it.each([`/join/${KEY}`, `/JOIN/${KEY}/`, `/join/${KEY}.data`, `/%6Aoin/${KEY}`])(
    "of %s does not tell the key",
    (path) => {
      expect(logPath(path)).not.toContain(KEY.slice(0, 20));
      expect(logPath(path)).toContain("[key]");
    },
  );

  it.each([
    "/",
    "/trips/8ddcebd6-1a70-4e81-bff7-ba8622b96a9e/companions",
    "/guides/travelling-lighter-on-the-planet",
    `/x/${KEY.slice(1)}`,
  ])("keeps %s as it is", (path) => {
    expect(logPath(path)).toBe(path);
  });
});
