import { expect, it } from "vitest";
import { readWithin } from "./read-within";

const answerOf = (body: BodyInit | null): Response =>
  Object.defineProperty(new Response(body), "url", { value: "https://tiles.example/1" });

it("reads a body to its end, in pieces or none", async () => {
  expect((await readWithin(answerOf("twelve bytes"), 12)).toString()).toBe("twelve bytes");
  expect(await readWithin(answerOf(null), 12)).toHaveLength(0);
});

it("leaves a longer body, and says whose it is without the rest of its address", async () => {
  let isLeft = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(8)),
    cancel: () => void (isLeft = true),
  });
  await expect(readWithin(answerOf(endless), 12)).rejects.toThrow("The answer of tiles.example is too long");
  expect(isLeft).toBe(true);
});
