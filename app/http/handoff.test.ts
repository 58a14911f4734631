import { createRequire } from "node:module";
import { expect, test } from "vitest";
import type { decode, encode } from "turbo-stream";
import { encodeWhatIsRead } from "./handoff.server";

const turboStream = createRequire(import.meta.url)("turbo-stream") as { encode: typeof encode; decode: typeof decode };

test("what nobody reads is never encoded, and what is read comes whole", async () => {
  encodeWhatIsRead();
  let looks = 0;
  const page = {
    get places() {
      looks += 1;
      return ["Kyoto", "Oslo"];
    },
    later: Promise.resolve("Lima"),
  };
  const stream = turboStream.encode(page);
  await Promise.resolve();
  expect(looks).toBe(0);
  const { value, done } = await turboStream.decode(stream);
  expect(value).toMatchObject({ places: ["Kyoto", "Oslo"] });
  expect(await (value as typeof page).later).toBe("Lima");
  await done;
  expect(looks).toBe(1);
  await turboStream.encode(page).cancel();
  expect(looks).toBe(1);
});
