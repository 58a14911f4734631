import type { Inks } from "../palettes";
import { fill, mix, stroke } from "../svg";

/** Table Mountain between Devil's Peak and Lion's Head, its cloth of cloud running over the edge. */
export function tableMountain({ mid, near, far, paper, leaf }: Inks): string {
  const lit = mix(mid, "#f2a56b", 0.35);
  return (
    fill(
      "M-560 0L-470 -40L-400 -64L-352 -128L-330 -168L-318 -176L-304 -150L-276 -104L-250 -96L-232 -190L-224 -204L-100 -208L40 -204L170 -210L236 -202L246 -184L262 -92L300 -60L350 -84L372 -120L386 -128L400 -110L430 -60L520 -34L640 0z",
      lit,
    ) +
    fill(
      "M-318 -176L-304 -150L-276 -104L-250 -96L-262 -40L-300 -60L-312 -110zM-180 -206L-172 -150L-190 -90L-160 -60L-150 -120zM-60 -207L-52 -160L-76 -100L-40 -50L-28 -130zM60 -205L66 -150L44 -96L84 -56L92 -140zM170 -210L236 -202L246 -184L262 -92L300 -60L240 -40L200 -90L186 -150zM386 -128L400 -110L430 -60L520 -34L440 -30L404 -60z",
      near,
      0.75,
    ) +
    fill(
      "M-232 -190L-224 -204L-200 -205L-206 -160L-236 -110L-250 -96zM-110 -208L-120 -160L-140 -206zM10 -205L6 -150L-16 -206zM126 -208L122 -160L104 -207z",
      mix(lit, paper, 0.4),
    ) +
    fill("M-560 0L-470 -40L-400 -50L-300 -56L-200 -74L-80 -50L60 -66L200 -46L300 -40L420 -34L520 -24L640 0z", leaf) +
    fill("M-300 -20L-200 -44L-80 -24L60 -40L200 -20L300 -14L640 0H-300z", mix(leaf, far, 0.35)) +
    fill(
      "M-244 -206Q-230 -226 -190 -220Q-150 -238 -100 -222Q-50 -238 0 -222Q60 -240 110 -222Q170 -236 200 -220Q240 -224 252 -206Q262 -190 256 -172Q244 -196 222 -198Q200 -186 180 -200Q140 -186 110 -200Q80 -170 60 -198Q20 -186 -10 -200Q-40 -182 -60 -200Q-100 -188 -130 -200Q-160 -176 -176 -200Q-220 -196 -238 -176Q-250 -190 -244 -206z",
      paper,
      0.92,
    )
  );
}

/** The peaks of a range: x, height of the point, x and height of the notch to its right. */
const TEETH = [
  [-500, 96, -452, 64],
  [-392, 150, -350, 104],
  [-296, 206, -262, 166],
  [-222, 262, -182, 204],
  [-140, 300, -106, 246],
  [-66, 268, -34, 222],
  [20, 316, 66, 244],
  [106, 276, 142, 214],
  [192, 240, 232, 172],
  [278, 196, 322, 128],
  [372, 146, 420, 92],
  [470, 106, 520, 60],
] as const;

/** The toothed wall of the Remarkables under snow, as above Queenstown. */
export function toothedRange({ mid, near, paper, far }: Inks): string {
  const white = mix(paper, "#ffffff", 0.4);
  const line = TEETH.map(([x, h, notch, low]) => `L${x} ${-h}L${notch} ${-low}`).join("");
  const shade = TEETH.map(
    ([x, h, notch, low]) =>
      `M${x} ${-h}L${notch} ${-low}L${notch + 22} ${-low * 0.62}L${notch - 4} ${-low * 0.5}L${notch + 10} ${-low * 0.3}L${x + 16} ${-h * 0.34}L${x + 20} ${-h * 0.56}L${x + 2} ${-h * 0.7}z`,
  ).join("");
  const rock = TEETH.map(
    ([x, h], k) => `L${x - 34} ${-h * 0.2}L${x - 6} ${-h * (k % 2 ? 0.4 : 0.3)}L${x + 22} ${-h * 0.16}`,
  ).join("");
  return (
    fill(`M-640 0L-560 -50${line}L600 -40L680 0z`, white) +
    fill(shade, mix(far, near, 0.32)) +
    fill(`M-640 0${rock}L640 -14L680 0z`, mid) +
    fill(
      TEETH.map(
        ([x, h], k) => `M${x - 6} ${-h * (k % 2 ? 0.4 : 0.3)}L${x + 22} ${-h * 0.16}L${x + 30} 0H${x + 2}z`,
      ).join(""),
      near,
      0.6,
    )
  );
}

/** Mount Rundle above Banff: one long tilted slope of strata that breaks off sheer on the left. */
export function tiltedPeak({ mid, near, far, paper, leaf }: Inks): string {
  const white = mix(paper, "#ffffff", 0.4);
  const outline =
    "M-300 0L-262 -40L-236 -66L-214 -120L-186 -150L-172 -206L-150 -236L-132 -290L-112 -320L-92 -306L-40 -274L0 -262L60 -216L130 -184L200 -140L300 -96L420 -48L560 0z";
  return (
    fill(outline, mix(far, near, 0.3)) +
    fill(
      "M-300 0L-262 -40L-236 -66L-214 -120L-186 -150L-172 -206L-150 -236L-132 -290L-112 -320L-100 -250L-120 -200L-104 -150L-136 -96L-118 -50L-150 0z",
      near,
    ) +
    fill(
      "M-112 -320L-92 -306L-40 -274L0 -262L60 -216L130 -184L200 -140L236 -124L150 -132L60 -168L20 -186L-40 -236L-84 -262L-100 -250z",
      white,
    ) +
    fill(
      "M-112 -320L-132 -290L-140 -262L-124 -268L-112 -284zM-172 -206L-150 -236L-152 -206L-170 -186zM-214 -120L-186 -150L-190 -124L-212 -100z",
      white,
    ) +
    fill(
      "M-104 -150L-60 -196L0 -150L90 -116L200 -84L300 -60L140 -76L40 -104L-20 -116L-70 -140zM-118 -50L-70 -92L0 -70L110 -44L240 -24L60 -34L-60 -44z",
      white,
      0.85,
    ) +
    stroke("M-96 -226L-30 -196L60 -144L190 -104L320 -74M-108 -118L-40 -92L80 -64L220 -42", mix(near, mid, 0.4), 5) +
    fill(
      "M-360 6Q-300 -34 -230 -26Q-170 -60 -110 -34Q-40 -50 20 -26Q100 -44 180 -20Q280 -40 380 -18Q480 -22 580 6z",
      leaf,
    )
  );
}
