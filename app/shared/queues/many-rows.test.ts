import { expect, it } from "vitest";
import { othersFirst, untilNoneLeft } from "./many-rows";

it("takes rows in batches until none are left, and others come in between", async () => {
  let rows = 7;
  const seen: (number | string)[] = [];
  const others = (async () => {
    for (let turn = 0; turn < 3; turn++) {
      await othersFirst();
      seen.push("others");
    }
  })();
  const all = await untilNoneLeft((most) => {
    const taken = Math.min(most, rows);
    rows -= taken;
    seen.push(taken);
    return Promise.resolve(taken);
  }, 3);
  expect(all).toBe(7);
  expect(seen).toEqual([3, "others", 3, "others", 1]);
  await others;
});
