import { expect, it } from "vitest";
import { sideBySide } from "./side-by-side";

/** Lets all work go on that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it("works on so many at a time, each once, until the work says that it is enough", async () => {
  const open: (() => void)[] = [];
  const begun: number[] = [];
  const work = (one: number) => {
    begun.push(one);
    return new Promise<boolean>((resolve) => open.push(() => resolve(one < 6)));
  };
  const done = sideBySide([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3, work);
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  open[1]!();
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
  while (begun.length < 8) {
    for (const release of open) release();
    await turn();
  }
  for (const release of open) release();
  await done;
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await sideBySide([], 3, work);
  await expect(sideBySide([1], 3, () => Promise.reject(new Error("No")))).rejects.toThrow("No");
});
