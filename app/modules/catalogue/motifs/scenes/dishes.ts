import { box, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots } from "../../posters/svg";
import type { Inks } from "../../posters/palettes";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A plate from above with its rim. */
const plate = ({ paper, far }: Inks, r = 200): string =>
  fill(circle(8, 12, r), "#000000", 0.16) +
  fill(circle(0, 0, r), mix(paper, "#ffffff", 0.6)) +
  stroke(circle(0, 0, r * 0.72), mix(paper, far, 0.45), 6);

/** A knife and a fork beside a plate. */
const cutlery = ({ paper, far }: Inks): string => {
  const steel = mix(paper, far, 0.15);
  return (
    stroke("M-254 180V-60M-276 -170V-100Q-276 -66 -254 -60Q-232 -66 -232 -100V-170M-254 -170V-66", steel, 11, ROUND) +
    fill("M244 190V-180Q282 -160 278 -60Q276 -6 264 0V190z", steel)
  );
};

/** A hot dish between knife and fork: meat, potatoes, beans. */
const bistro: MotifArt = (ink) =>
  plate(ink, 196) +
  cutlery(ink) +
  fill(
    "M-110 -10Q-120 -90 -30 -100Q60 -100 70 -40Q60 10 0 20Q-30 50 -70 40Q-110 30 -110 -10z",
    mix(ink.a1, ink.ink, 0.5),
  ) +
  stroke("M-84 -30l60 -40M-60 10l90 -66", mix(ink.a1, ink.ink, 0.75), 10, ROUND) +
  dots("M20 70h0M66 50h0M-16 96h0M50 96h0", mix(ink.a2, ink.paper, 0.3), 50) +
  stroke("M84 -60q30 30 20 70M104 -66q34 36 20 90M66 -80q10 0 20 10", ink.leaf, 15, ROUND);

/** A small course in the middle of a wide plate, a glass and a candle. */
const fineTable: MotifArt = (ink) =>
  plate(ink, 206) +
  cutlery(ink) +
  fill(oval(-10, 10, 66, 50), ink.leaf) +
  fill(oval(-16, -6, 50, 38), ink.a1) +
  fill(oval(-22, -18, 24, 14), mix(ink.a1, ink.paper, 0.5)) +
  dots("M70 -50h0M92 -10h0M84 36h0M52 72h0", ink.a2, 18) +
  stroke("M-90 60Q-20 120 60 96", mix(ink.a1, ink.ink, 0.3), 10, ROUND) +
  stroke("M-60 -50Q-20 -110 40 -90", ink.leaf, 10, ROUND);

/** A whole fish with a slice of lemon. */
const seafood: MotifArt = (ink) => {
  const { water, paper, ink: black, a2, leaf, far } = ink;
  const scale = mix(water, paper, 0.3);
  return (
    fill(oval(8, 14, 270, 150), "#000000", 0.16) +
    fill(oval(0, 0, 270, 150), mix(paper, "#ffffff", 0.6)) +
    stroke(oval(0, 0, 226, 116), mix(paper, far, 0.4), 5) +
    fill("M-206 0Q-130 -96 0 -86Q90 -76 140 -16L214 -76Q200 0 214 76L140 16Q90 76 0 86Q-130 96 -206 0z", scale) +
    fill("M-206 0Q-130 96 0 86Q90 76 140 16L214 76Q206 30 206 0z", black, 0.22) +
    stroke(
      "M-120 -60Q-96 0 -120 60M-60 -40q20 40 0 80M-10 -44q20 44 0 88M40 -40q18 40 0 80",
      mix(water, black, 0.35),
      7,
      ROUND,
    ) +
    fill(circle(-152, -16, 14), paper) +
    fill(circle(-152, -16, 7), black) +
    fill("M90 -108a46 46 0 0 1 92 0z", a2) +
    stroke("M136 -108V-140M136 -108L112 -132M136 -108L160 -132", paper, 5) +
    dots("M-30 -116h0M0 -112h0M28 -118h0M-14 -128h0", leaf, 22)
  );
};

/** A bowl of noodles with half an egg and chopsticks. */
const noodles: MotifArt = ({ a1, a2, paper, ink, leaf, ground }) =>
  fill(circle(8, 12, 206), "#000000", 0.16) +
  fill(circle(0, 0, 206), a1) +
  fill(circle(0, 0, 178), mix(a2, ground, 0.5)) +
  stroke(
    "M-140 20Q-90 -40 -40 20T60 20T140 10M-150 60Q-90 10 -30 70T90 70M-110 -20Q-60 -70 0 -30T120 -50M-90 110Q-30 60 30 110T110 100M-60 -90Q0 -130 70 -100",
    mix(a2, paper, 0.75),
    16,
    ROUND,
  ) +
  fill(oval(-70, -66, 56, 42), paper) +
  fill(oval(-70, -66, 28, 22), a2) +
  fill(box(60, -110, 80, 52), mix(leaf, ink, 0.5)) +
  dots("M20 50h0M48 26h0M-10 86h0M80 60h0M-30 30h0", leaf, 18) +
  stroke("M20 -20L270 -200M50 0L280 -150", mix(ink, a1, 0.3), 13, ROUND);

/** Pieces of sushi on a board. */
const sushi: MotifArt = ({ a1, a2, paper, ink, leaf, wall, ground }) => {
  const white = mix(paper, "#ffffff", 0.6);
  const piece = (x: number, y: number, fish: string): string =>
    fill(`M${x - 70} ${y}q0 -40 70 -40t70 40q0 44 -70 44t-70 -44z`, white) +
    fill(
      `M${x - 80} ${y - 6}Q${x - 70} ${y - 62} ${x} ${y - 62}T${x + 80} ${y - 6}Q${x} ${y - 40} ${x - 80} ${y - 6}z`,
      fish,
    ) +
    stroke(`M${x - 34} ${y - 52}l14 32M${x + 6} ${y - 58}l10 30`, white, 6);
  const roll = (x: number): string =>
    fill(circle(x, 130, 54), mix(leaf, ink, 0.7)) +
    fill(circle(x, 130, 42), white) +
    fill(circle(x, 130, 18), x < 0 ? a1 : a2);
  return (
    fill("M-250 -170H250V220H-250z", mix(wall, ground, 0.5)) +
    fill("M-250 190H250V220H-250z", ink, 0.3) +
    piece(-110, -60, a1) +
    piece(110, -60, mix(a2, a1, 0.4)) +
    roll(-130) +
    roll(0) +
    roll(130) +
    stroke("M-280 -220L280 -250M-280 -196L280 -216", ink, 12, ROUND)
  );
};

/** A round pizza with one slice drawn out. */
const pizza: MotifArt = ({ a1, a2, paper, leaf, ground, ink }) =>
  fill(circle(8, 14, 216), "#000000", 0.16) +
  fill(circle(0, 0, 216), mix(ground, a2, 0.35)) +
  fill(circle(0, 0, 188), a1) +
  fill("M-130 -60q60 -70 120 -20t100 -50q60 40 40 110t-40 90t-110 30t-100 -40t-10 -120z", mix(a2, paper, 0.6)) +
  stroke("M0 0L0 -216M0 0L186 108M0 0L-186 108M0 0L186 -108M0 0L-186 -108M0 0V216", mix(a1, ink, 0.4), 5) +
  dots("M-70 -90h0M80 -110h0M110 40h0M-120 40h0M-20 120h0M40 -30h0", a1, 50) +
  dots("M-30 -140h0M140 -40h0M60 130h0M-90 120h0M-50 0h0", leaf, 30);

/** A grill with meat and flames. */
const grill: MotifArt = ({ a1, a2, ink, near, paper }) =>
  fill("M-130 -70q-20 -70 30 -130q0 40 26 50q10 -80 74 -120q-6 70 40 100q30 -20 24 -60q60 70 30 160z", a1) +
  fill("M-80 -70q-6 -50 30 -80q6 30 30 30q10 -40 40 -70q6 50 40 60q20 30 10 60z", a2) +
  fill("M-230 -60H230Q210 120 60 130H-60Q-210 120 -230 -60z", near) +
  fill("M20 -60H230Q210 120 60 130H20z", ink, 0.3) +
  fill(box(-250, -84, 500, 26), ink) +
  stroke("M-120 120L-180 260M120 120L180 260M0 130V260", ink, 17, ROUND) +
  fill(
    "M-190 -84q-10 -50 50 -56q70 -10 80 30q4 26 -20 26zM20 -84q0 -40 40 -44q90 -14 104 20q4 24 -20 24z",
    mix(a1, ink, 0.55),
  ) +
  stroke("M-160 -110h70M50 -106h80", mix(a1, paper, 0.3), 8, ROUND);

/** A pot of curry with rice and flat bread. */
const curry: MotifArt = (ink) => {
  const { a1, a2, paper, leaf, ground, far } = ink;
  const bowl = (x: number, y: number, r: number, sauce: string): string =>
    fill(circle(x, y, r), mix(paper, far, 0.6)) + fill(circle(x, y, r - 13), sauce);
  return (
    fill(circle(8, 12, 236), "#000000", 0.16) +
    fill(circle(0, 0, 236), mix(a2, paper, 0.25)) +
    stroke(circle(0, 0, 222), mix(a2, ink.ink, 0.3), 6) +
    bowl(-110, -80, 78, mix(a1, a2, 0.35)) +
    bowl(60, -130, 70, leaf) +
    bowl(140, 20, 70, a1) +
    fill("M-180 60Q-140 0 -40 30Q60 70 30 150Q-60 220 -140 160Q-190 120 -180 60z", mix(ground, paper, 0.4)) +
    dots("M-120 80h0M-60 70h0M-90 130h0M-20 120h0M-50 160h0", mix(ground, ink.ink, 0.35), 20) +
    fill(circle(90, 136, 62), mix(paper, "#ffffff", 0.6)) +
    dots("M-130 -90h0M-90 -64h0M-110 -110h0M130 10h0M156 36h0", paper, 14)
  );
};

/** Three tacos in a row. */
const tacos: MotifArt = (ink) => {
  const { a1, a2, leaf, paper, ground, far } = ink;
  return (
    fill(oval(8, 60, 280, 150), "#000000", 0.16) +
    fill(oval(0, 50, 280, 150), mix(paper, far, 0.25)) +
    [-150, 0, 150]
      .map(
        (x) =>
          dots(`M${x - 54} -30h0M${x - 30} -66h0M${x} -82h0M${x + 30} -66h0M${x + 54} -30h0`, leaf, 46) +
          dots(`M${x - 30} -44h0M${x + 10} -60h0M${x + 40} -30h0`, a1, 34) +
          fill(
            `M${x - 88} 70Q${x - 86} -60 ${x} -60Q${x + 86} -60 ${x + 88} 70Q${x} 96 ${x - 88} 70z`,
            mix(a2, ground, 0.4),
          ) +
          dots(`M${x - 40} 20h0M${x + 20} 0h0M${x + 40} 44h0M${x - 10} 50h0`, mix(a2, ink.ink, 0.3), 11),
      )
      .join("") +
    fill("M-60 150a60 60 0 0 1 120 0z", leaf)
  );
};

/** Dumplings in a bamboo steamer. */
const dumplings: MotifArt = ({ paper, wall, ground, ink, far, a2 }) => {
  const dough = mix(paper, "#ffffff", 0.5);
  return (
    fill(circle(8, 14, 230), "#000000", 0.16) +
    fill(circle(0, 0, 230), mix(ground, ink, 0.35)) +
    fill(circle(0, 0, 204), mix(ground, wall, 0.4)) +
    stroke("M-190 -70H190M-204 0H204M-190 70H190M-140 -140H140M-140 140H140", mix(ground, ink, 0.3), 5) +
    [
      [0, -110],
      [-110, -20],
      [110, -20],
      [0, 20],
      [-70, 120],
      [74, 120],
    ]
      .map(
        ([x, y]) =>
          fill(circle(x!, y!, 58), dough) +
          stroke(
            `M${x!} ${y!}l-40 -26M${x!} ${y!}l-10 -46M${x!} ${y!}l28 -36M${x!} ${y!}l44 -4M${x!} ${y!}l-44 20`,
            mix(dough, far, 0.6),
            6,
            ROUND,
          ) +
          fill(circle(x!, y!, 9), mix(dough, a2, 0.6)),
      )
      .join("")
  );
};

/** A bowl of salad and greens. */
const salad: MotifArt = ({ leaf, a1, a2, wall, paper, ink, ground }) =>
  fill(circle(8, 12, 220), "#000000", 0.16) +
  fill(circle(0, 0, 220), mix(wall, ground, 0.5)) +
  fill(circle(0, 0, 190), mix(leaf, ink, 0.35)) +
  dots("M-100 -80h0M-20 -120h0M80 -100h0M120 -10h0M-130 20h0M-60 110h0M50 120h0", mix(leaf, a2, 0.35), 94) +
  dots("M-60 -30h0M70 60h0M10 -70h0", a1, 60) +
  dots("M-100 70h0M90 -50h0", mix(a2, paper, 0.4), 54) +
  dots("M-20 50h0M30 10h0", mix(leaf, paper, 0.5), 60) +
  stroke("M-20 30v40M-40 50h40", leaf, 5);

/** Small dishes in a ring around bread. */
const smallPlates: MotifArt = (ink) =>
  [0, 60, 120, 180, 240, 300]
    .map((turn, k) => {
      const [x, y] = [Math.cos(turn / 57.3) * 168, Math.sin(turn / 57.3) * 168];
      const food = [ink.a1, ink.leaf, ink.a2, ink.wall, ink.near, ink.ground][k]!;
      return (
        fill(circle(x, y, 82), mix(ink.paper, "#ffffff", 0.5)) +
        fill(circle(x, y, 56), food) +
        dots(`M${x - 22} ${y - 14}h0M${x + 18} ${y - 18}h0M${x} ${y + 20}h0`, mix(food, ink.paper, 0.5), 20)
      );
    })
    .join("") +
  fill(oval(0, 0, 76, 70), mix(ink.ground, ink.a2, 0.4)) +
  stroke("M-40 -30L30 40M-10 -46L50 16", mix(ink.ground, ink.ink, 0.35), 9, ROUND);

/** A burger from its side. */
const burger: MotifArt = ({ a1, a2, leaf, ground, ink, paper }) =>
  fill(oval(0, 190, 240, 34), mix(paper, ink, 0.2)) +
  fill("M-190 -40Q-190 -200 0 -204Q190 -200 190 -40z", mix(ground, a2, 0.45)) +
  dots("M-90 -120h8M-30 -160h8M40 -150h8M96 -110h8M0 -110h8", paper, 13) +
  fill("M-210 -40q30 40 60 6t60 6t60 0t60 0t60 0t60 0t40 -12z", leaf) +
  fill(box(-196, -4, 392, 30), a1) +
  fill("M-200 24H200L150 60L110 30L60 66L20 30z", a2) +
  fill("M-196 44Q-200 104 -160 104H160Q200 104 196 44z", mix(a1, ink, 0.7)) +
  fill("M-186 104H186Q190 186 130 186H-130Q-190 186 -186 104z", mix(ground, a2, 0.45));

/** Loaves and a croissant. */
const bakery: MotifArt = ({ a2, ground, ink, wall, paper }) => {
  const crust = mix(ground, a2, 0.5);
  const dark = mix(crust, ink, 0.35);
  return (
    fill(box(-250, 150, 500, 40), mix(wall, ink, 0.4)) +
    fill("M-230 150Q-250 20 -120 10Q10 20 -4 150z", dark) +
    stroke("M-190 70l60 -30M-150 110l70 -40M-90 130l60 -40", mix(crust, paper, 0.4), 13, ROUND) +
    fill("M-20 -190L240 90Q236 140 190 140L-60 -130Q-60 -180 -20 -190z", crust) +
    stroke("M0 -140l40 -20M60 -76l40 -20M120 -12l40 -20M176 50l36 -16", mix(crust, paper, 0.6), 15, ROUND) +
    fill(
      "M-240 -40Q-230 -190 -100 -200Q20 -190 30 -60Q-10 -90 -40 -70Q-60 -120 -106 -120Q-150 -120 -170 -70Q-200 -80 -240 -40z",
      mix(crust, a2, 0.5),
    ) +
    stroke("M-150 -176L-160 -90M-100 -196V-122M-50 -180L-60 -100M-200 -130l30 50", dark, 9, ROUND)
  );
};

/** A slice of layered cake. */
const cake: MotifArt = (ink) => {
  const { a1, paper, wall, ground } = ink;
  return (
    plate(ink, 216) +
    fill("M-150 40L130 -70V50L-150 150z", mix(ground, wall, 0.4)) +
    fill("M-150 74L130 -36V-10L-150 104z", a1) +
    fill("M-150 40L-40 -90Q60 -110 130 -70z", mix(paper, a1, 0.35)) +
    fill("M130 -70V50L150 40V-80z", ink.ink, 0.3) +
    fill(circle(20, -112, 34), a1) +
    stroke("M24 -144q10 -36 36 -40", ink.leaf, 9, ROUND)
  );
};

/** A cone with three scoops. */
const iceCream: MotifArt = ({ a1, a2, leaf, paper, ground, ink }) =>
  fill("M-110 0H110L0 270z", mix(ground, a2, 0.5)) +
  stroke("M-70 0L40 180M0 0L70 100M70 0L-40 180M0 0L-70 100", mix(ground, ink, 0.35), 7) +
  fill(circle(-76, -60, 92), mix(a1, paper, 0.35)) +
  fill(circle(76, -60, 92), mix(leaf, paper, 0.4)) +
  fill(circle(0, -170, 96), mix(paper, "#ffffff", 0.5)) +
  fill(box(-126, -10, 252, 26), mix(ground, a2, 0.3)) +
  dots("M-40 -210h0M20 -230h0M36 -170h0", a1, 17) +
  stroke("M70 -240L130 -330", mix(a2, ink, 0.4), 20, ROUND);

/** A cup of coffee from above with its leaf of milk. */
const coffee: MotifArt = ({ paper, far, ground, ink, a1, wall }) =>
  fill(circle(8, 12, 236), "#000000", 0.16) +
  fill(circle(0, 0, 236), mix(paper, "#ffffff", 0.5)) +
  stroke(circle(0, 0, 180), mix(paper, far, 0.5), 6) +
  fill("M120 -60h110q40 0 40 44t-40 44h-110z", mix(a1, paper, 0.1)) +
  fill("M150 -36h70q20 0 20 20t-20 20h-70z", mix(paper, "#ffffff", 0.5)) +
  fill(circle(0, 0, 152), a1) +
  fill(circle(0, 0, 130), mix(wall, ink, 0.65)) +
  fill("M0 96Q-100 30 -74 -40Q-50 -84 0 -44Q50 -84 74 -40Q100 30 0 96z", mix(ground, paper, 0.65)) +
  fill("M0 60Q-56 20 -40 -14Q-24 -34 0 -8Q24 -34 40 -14Q56 20 0 60z", mix(wall, ink, 0.4));

/** A pot of tea and two bowls. */
const tea: MotifArt = ({ a1, leaf, ink, paper, near, wall }) =>
  fill(box(-260, 130, 520, 34), mix(wall, ink, 0.4)) +
  stroke("M-120 -120Q-100 -240 0 -240Q100 -240 120 -120", mix(wall, ink, 0.3), 20) +
  fill("M-150 130Q-190 -110 0 -116Q190 -110 150 130z", mix(leaf, near, 0.35)) +
  fill("M40 -112Q186 -100 150 130H60z", ink, 0.25) +
  fill("M140 -20Q210 -20 226 -104L258 -96Q250 40 146 60z", mix(leaf, near, 0.35)) +
  fill(oval(0, -116, 70, 20) + circle(0, -140, 18), ink) +
  fill("M-270 50H-150L-172 130H-248zM170 56H280L262 130H188z", paper) +
  fill(oval(-210, 52, 58, 12) + oval(225, 58, 52, 11), a1) +
  stroke("M-214 20q-24 -40 0 -70t0 -60", paper, 8, `${ROUND} opacity=".8"`);

/** The pictures of tables, by what is served. */
export const DISHES = {
  bistro: { on: "table", art: bistro },
  "fine-table": { on: "table", art: fineTable },
  seafood: { on: "table", art: seafood },
  noodles: { on: "table", art: noodles },
  sushi: { on: "table", art: sushi },
  pizza: { on: "table", art: pizza },
  grill: { on: "table", art: grill },
  curry: { on: "table", art: curry },
  tacos: { on: "table", art: tacos },
  dumplings: { on: "table", art: dumplings },
  salad: { on: "table", art: salad },
  "small-plates": { on: "table", art: smallPlates },
  burger: { on: "table", art: burger },
  bakery: { on: "table", art: bakery },
  cake: { on: "table", art: cake },
  "ice-cream": { on: "table", art: iceCream },
  coffee: { on: "table", art: coffee },
  tea: { on: "table", art: tea },
} as const satisfies Record<string, MotifScene>;
