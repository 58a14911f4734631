import { expect, it } from "vitest";
import { sampleOfDay } from "#tests/setup/day-sample";
import { useSite } from "./site";
import { walkWish } from "./walk-a-wish";
import { WALKED_WISHES } from "./walked-wishes";

const site = useSite();
const MOST_TIME = 300_000;

it.each(sampleOfDay(WALKED_WISHES, ({ kind }) => kind))(
  "a wish of strangers ends in days that a friend would follow: $kind",
  async (wish) => {
    const walk = await site.visitAs("premium");
    expect(await walkWish(walk, wish)).toEqual([]);
  },
  // Four places are planned one after the other.
  MOST_TIME,
);
