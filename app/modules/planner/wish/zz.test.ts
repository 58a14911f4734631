import { it } from "vitest";
import { answerTo } from "./answer-to.fixture";
import { NOVEMBER_DRAW } from "./drawn-november.fixture";
it("x", { timeout: 120000 }, () => {
  let right = 0; const out: string[] = [];
  for (const [said, want] of NOVEMBER_DRAW) {
    const got = answerTo(said);
    const keys = [...new Set([...Object.keys(want), ...Object.keys(got)])] as (keyof typeof want)[];
    const bad = keys.filter((k) => want[k] !== got[k]);
    if (bad.length === 0) { right++; continue; }
    out.push(said + "\n    " + bad.map((k) => `${k}: want ${want[k] ?? "-"} | got ${got[k] ?? "-"}`).join("\n    "));
  }
  console.log(right, NOVEMBER_DRAW.length, "\n" + out.join("\n"));
});
