import { surfer } from "../../posters/figures/street-life";
import { tuffCrown } from "../../posters/landmarks/craters";
import { fairyChimneys } from "../../posters/landmarks/hills";
import { geyser, redRock } from "../../posters/landmarks/natural";
import { box, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots, placed } from "../../posters/svg";
import { drawLayer } from "../../posters/layers/draw-layer";
import type { Canvas } from "../../posters/canvas";
import type { Layer } from "../../posters/scene";
import type { MotifArt, MotifScene } from "../motif-scene";

const sheet = (canvas: Canvas, layers: readonly Layer[]): string =>
  placed(layers.map((layer) => drawLayer(canvas, layer)).join(""), { x: -300, y: -665 });

/** A parasol and a towel on the sand, the sea behind. */
const beach: MotifArt = (ink, canvas) =>
  sheet(canvas, [["palms", { at: [[70, 700, 3.4]] }]]) +
  stroke("M60 40L100 -300", ink.wall, 15, ROUND) +
  fill("M-90 -230Q-50 -390 106 -400Q260 -360 276 -190Q180 -250 100 -236Q0 -270 -90 -230z", ink.a1) +
  fill(
    "M-20 -250Q10 -370 106 -400Q80 -330 60 -240Q20 -254 -20 -250zM150 -238Q150 -350 106 -400Q220 -360 230 -214Q190 -236 150 -238z",
    ink.paper,
  ) +
  fill("M-60 56L60 30L220 60L100 88z", ink.a2) +
  fill("M-20 48L80 34L110 40L10 56z", ink.paper);

/** A small bay between rocks. */
const cove: MotifArt = ({ water, paper, near, mid, ground, leaf, ink }) =>
  fill("M-300 -120Q0 -150 300 -120V90H-300z", water) +
  fill("M-110 -20Q0 -70 120 -20Q190 40 240 90H-220Q-180 40 -110 -20z", mix(water, paper, 0.45)) +
  fill("M-80 60Q0 -6 100 60L150 90H-130z", mix(ground, paper, 0.5)) +
  fill("M-300 90V-330Q-220 -350 -190 -260Q-120 -220 -130 -120Q-60 -60 -120 0Q-110 60 -180 90z", mid) +
  fill("M-300 90V-330Q-250 -340 -220 -300Q-230 -160 -170 -100Q-200 0 -240 90z", near) +
  fill("M300 90V-270Q230 -300 200 -200Q130 -160 150 -60Q110 20 190 90z", near) +
  fill("M300 90V-270Q280 -280 260 -262Q210 -120 250 90z", ink, 0.35) +
  dots("M-270 -330h0M-230 -310h0M-196 -264h0M270 -276h0M232 -256h0M204 -200h0", leaf, 66) +
  fill("M-10 -110l40 -70v70zM-50 -104h100l-16 22h-70z", paper);

/** A palm islet in a lagoon. */
const island: MotifArt = (ink, canvas) =>
  fill(oval(0, 6, 270, 50), mix(ink.water, ink.paper, 0.5)) +
  fill(oval(0, 0, 190, 30), mix(ink.ground, ink.paper, 0.5)) +
  fill("M-120 -6Q0 -90 130 -6z", ink.leaf) +
  sheet(canvas, [
    [
      "palms",
      {
        at: [
          [240, 650, 3.2],
          [350, 655, 2.6, -1],
        ],
      },
    ],
  ]);

/** A lake below peaks, a rowing boat. */
const lake: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 540, amp: 190, step: 230, ink: "mid", shape: "peaks", snow: 0.3, mist: 0 }],
    ["crowns", { y: 560, amp: 10, w: 34, ink: "leaf" }],
    ["water", { y: 575, n: 22 }],
    ["figure", { kind: "canoe", x: 320, y: 670, s: 2.2 }],
  ]);

const river: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 470, amp: 70, ink: "far" }],
    ["crowns", { y: 520, amp: 20, w: 40, ink: "mid" }],
    ["ground", { y: 540, amp: 6, ink: "leaf" }],
  ]) +
  fill("M-30 -120Q60 -100 -20 -60T60 0Q120 30 -120 90H220Q280 20 160 -20T60 -90Q30 -110 20 -124z", ink.water) +
  stroke("M60 20q60 20 40 50M10 -30q40 10 60 20", ink.paper, 6, `${ROUND} opacity=".7"`) +
  dots("M-230 0h0M-180 40h0M240 -40h0M-250 50h0", mix(ink.leaf, ink.ink, 0.4), 76);

const waterfall: MotifArt = ({ near, mid, leaf, paper, water, ink }) =>
  fill(box(-300, -400, 600, 420), mid) +
  fill("M-300 -400H-90L-70 20H-300z", near) +
  fill("M300 -400H90L70 20H300z", mix(near, ink, 0.3)) +
  fill("M-90 -406H90L76 20H-76z", mix(paper, "#ffffff", 0.5)) +
  stroke("M-56 -400L-50 10M-16 -400V10M30 -400L26 10M62 -400L56 10", mix(water, paper, 0.4), 11) +
  fill(box(-300, 10, 600, 80), water) +
  fill(oval(0, 14, 160, 34), mix(paper, "#ffffff", 0.5)) +
  stroke("M-220 56h110M90 60h130", paper, 6, `${ROUND} opacity=".7"`) +
  dots("M-280 -404h0M-220 -420h0M-150 -410h0M150 -414h0M210 -420h0M280 -400h0M-270 0h0M270 0h0M-220 30h0", leaf, 84);

/** Two walls of rock and a thread of water. */
const gorge: MotifArt = ({ near, mid, ink, water, a2, paper, wall }) => {
  const rock = mix(mid, wall, 0.35);
  return (
    fill("M-300 -470H-110L-90 -380L-130 -280L-70 -150L-90 0L-30 90H-300z", rock) +
    fill("M-300 -470H-200L-170 -330L-220 -200L-150 -60L-190 90H-300z", mix(near, rock, 0.3)) +
    fill("M300 -490H90L120 -370L60 -260L100 -120L50 0L80 90H300z", mix(rock, ink, 0.35)) +
    fill("M300 -490H210L230 -300L180 -150L220 90H300z", mix(near, ink, 0.5)) +
    stroke(
      "M-280 -390L-120 -350M-280 -300L-140 -270M-260 -150L-90 -120M110 -340L280 -380M70 -230L280 -270M90 -80L280 -120",
      mix(rock, paper, 0.35),
      8,
      'opacity=".7"',
    ) +
    fill("M-30 90L-84 0L-40 -100H20L52 0L80 90z", water) +
    stroke("M-20 -60L-30 10M10 -20L30 60", paper, 7, `${ROUND} opacity=".7"`) +
    dots("M-270 -476h0M-200 -486h0M-140 -476h0M150 -496h0M220 -500h0", mix(a2, ink, 0.4), 30)
  );
};

/** Stalactites before a small lake. */
const cave: MotifArt = ({ near, ink, a2, water, mid, paper, wall }) => {
  const rock = mix(near, ink, 0.45);
  return (
    fill(box(-300, -530, 600, 620), mix(a2, wall, 0.35)) +
    fill(oval(0, -210, 190, 170), mix(a2, paper, 0.4)) +
    fill("M-300 -530H300V90H250Q250 -200 160 -320Q60 -400 -60 -380Q-220 -330 -240 90H-300z", rock) +
    fill(
      "M-180 -380L-160 -130L-136 -390zM-110 -400L-90 -220L-66 -400zM-20 -410L6 -180L36 -410zM70 -400L90 -250L112 -390zM140 -360L160 -110L186 -340z",
      mix(rock, mid, 0.3),
    ) +
    fill("M-230 90L-190 -70L-150 90zM130 90L176 -110L220 90zM70 90L96 0L124 90z", mix(rock, mid, 0.3)) +
    fill(oval(-20, 50, 160, 34), water) +
    stroke("M-90 46h70M10 56h60", paper, 6, ROUND)
  );
};

/** Steam over a pool between stones. */
const hotSpring: MotifArt = ({ water, paper, near, mid, leaf, ink, far }) =>
  fill(oval(0, 10, 280, 84), near) +
  fill(oval(0, 0, 240, 62), mix(water, paper, 0.3)) +
  dots("M-260 0h0M-200 50h0M-120 76h0M120 76h0M200 50h0M262 0h0M-220 -40h0M220 -40h0", mix(mid, ink, 0.2), 80) +
  stroke(
    "M-120 -40q-50 -60 0 -120t0 -120t10 -90M0 -50q-50 -70 0 -140t0 -140t0 -90M120 -40q-50 -60 0 -120t0 -120t-10 -90",
    mix(paper, "#ffffff", 0.6),
    24,
    `${ROUND} opacity=".85"`,
  ) +
  fill("M60 -10q0 -50 34 -50t34 50q-34 16 -68 0z", mix(far, ink, 0.2)) +
  fill(circle(94, -80, 30), mix(paper, "#c98", 0.5).slice(0, 7)) +
  fill(box(66, -118, 56, 22), paper) +
  dots("M-250 -90h0M-280 -60h0M270 -80h0", leaf, 74);

/** Stones in a pile, a flower and a towel. */
const spa: MotifArt = ({ near, mid, ink, a1, paper, leaf, wall, water }) =>
  fill(oval(-70, -20, 150, 42), mix(near, ink, 0.3)) +
  fill(oval(-76, -92, 116, 38), near) +
  fill(oval(-66, -158, 84, 34), mid) +
  fill(oval(-72, -214, 52, 26), mix(mid, paper, 0.3)) +
  fill("M90 20V-70a45 45 0 0 1 190 0V20z", mix(paper, "#ffffff", 0.5)) +
  fill(circle(136, -64, 46), mix(paper, wall, 0.4)) +
  stroke("M136 -64m-26 0a26 26 0 1 1 52 0a14 14 0 1 1 -28 0", mix(wall, near, 0.4), 7) +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path d="M0 0Q-40 -30 -22 -70Q0 -90 22 -70Q40 -30 0 0z" fill="${a1}" transform="translate(-66 -266)rotate(${turn})"/>`,
    )
    .join("") +
  fill(circle(-66, -266, 17), paper) +
  fill("M-240 20Q-290 -120 -220 -250Q-180 -110 -220 20z", leaf) +
  stroke("M-280 40H280", water, 12, ROUND);

/** A steaming bath hall under a pierced dome. */
const bathHouse: MotifArt = ({ wall, near, ink, water, a2, paper, a1 }) =>
  fill("M-300 -200Q-260 -470 0 -480Q260 -470 300 -200V-530H-300z", mix(near, ink, 0.3)) +
  fill("M-300 -160Q-240 -450 0 -460Q240 -450 300 -160V90H-300z", mix(wall, paper, 0.2)) +
  dots("M-110 -380h0M-40 -410h0M40 -410h0M110 -380h0M-150 -310h0M-60 -340h0M60 -340h0M150 -310h0M0 -350h0", a2, 32) +
  fill(
    "M-260 -20V-170a50 60 0 0 1 100 0V-20zM160 -20V-170a50 60 0 0 1 100 0V-20zM-50 -20V-190a50 60 0 0 1 100 0V-20z",
    mix(near, ink, 0.2),
  ) +
  fill(box(-300, -20, 600, 110), water) +
  fill(box(-300, -36, 600, 22), a1) +
  stroke("M-220 30h120M60 20h140M-60 64h120", paper, 7, `${ROUND} opacity=".7"`) +
  stroke("M-110 -40q-40 -50 0 -100t0 -100M110 -40q-40 -50 0 -100t0 -100", paper, 17, `${ROUND} opacity=".7"`);

/** Tall trunks with light between them. */
const forest: MotifArt = ({ leaf, ink, paper, a2, ground }) =>
  fill(box(-300, -530, 600, 620), mix(leaf, paper, 0.5)) +
  fill("M80 -530H200L60 90H-120z", mix(a2, paper, 0.5), 0.5) +
  dots("M-260 -500h0M-140 -520h0M0 -500h0M130 -510h0M260 -500h0M-200 -430h0M200 -430h0", mix(leaf, paper, 0.15), 170) +
  fill("M-130 90L-118 -530H-86L-70 90zM70 90L86 -530H114L132 90z", mix(leaf, ink, 0.35)) +
  fill("M-280 90L-262 -530H-190L-166 90zM180 90L200 -530H262L290 90zM-30 90L-20 -530H14L30 90z", mix(leaf, ink, 0.65)) +
  fill("M-300 40Q0 0 300 40V90H-300z", mix(leaf, ground, 0.3)) +
  stroke("M-240 60q10 -60 -30 -90M-240 60q0 -70 30 -100M120 70q10 -60 -30 -90M120 70q0 -70 40 -90", leaf, 13, ROUND);

/** Great leaves and a hanging vine: a wet forest. */
const jungle: MotifArt = ({ leaf, ink, paper, a1, a2 }) =>
  fill(box(-300, -530, 600, 620), mix(leaf, paper, 0.4)) +
  dots("M-200 -480h0M0 -500h0M200 -480h0M-100 -400h0M120 -410h0", mix(leaf, ink, 0.1), 210) +
  stroke("M-150 -530Q-120 -300 -170 -120M140 -530Q120 -330 160 -200", mix(leaf, ink, 0.5), 13) +
  fill("M-40 90L-30 -530H34L50 90z", mix(leaf, ink, 0.65)) +
  fill("M-300 60Q-260 -200 -40 -230Q-70 30 -300 90zM300 60Q260 -240 40 -260Q70 20 300 90z", mix(leaf, ink, 0.3)) +
  stroke(
    "M-290 70Q-180 -120 -50 -220M290 70Q190 -130 50 -250M-230 -10l20 -80M-160 -90l90 20M230 -20l-20 -90M160 -110l-90 10",
    mix(leaf, paper, 0.4),
    8,
  ) +
  fill("M-150 90Q-90 -60 60 -60Q60 70 -60 90z", leaf) +
  fill("M60 -10q-30 -60 20 -90q40 40 10 90zM90 -16q20 -60 74 -50q0 50 -60 70z", a1) +
  dots("M92 -10h0", a2, 30);

const mountain: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 600, amp: 330, step: 330, ink: "mid", shape: "peaks", snow: 0.45, mist: 0 }],
    ["ridge", { y: 640, amp: 30, ink: "near", mist: 0 }],
    [
      "firs",
      {
        at: [
          [70, 740, 1.7],
          [140, 750, 1.3],
          [520, 745, 1.8],
          [450, 750, 1.2],
        ],
      },
    ],
  ]);

const volcano: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["volcano", { x: 300, y: 650, w: 330, h: 360, ink: "near", cap: 0, smoke: true }],
    ["ground", { y: 650, amp: 14, ink: "leaf" }],
  ]);

/** A tongue of ice between peaks, with its cracks. */
const glacier: MotifArt = ({ paper, water, far, mid, near }) => {
  const ice = mix(paper, "#ffffff", 0.5);
  const blue = mix(water, paper, 0.45);
  return (
    fill("M-300 -200L-190 -400L-60 -220L60 -430L200 -240L300 -330V90H-300z", mix(far, mid, 0.5)) +
    fill("M-190 -400L-140 -332L-180 -300L-224 -336zM60 -430L120 -350L70 -330L20 -360z", ice) +
    fill("M-70 -250Q0 -210 40 -260Q100 -120 230 20L260 90H-260L-230 10Q-130 -120 -70 -250z", ice) +
    stroke(
      "M-60 -190Q0 -160 60 -190M-100 -130Q0 -100 100 -130M-140 -70Q0 -40 150 -70M-190 -10Q0 30 210 -10",
      blue,
      13,
    ) +
    fill("M-260 90L-230 10L-170 40L-120 10L-60 50L0 16L60 50L120 12L180 44L230 20L260 90z", blue) +
    fill("M-300 90V-60L-230 10L-260 90zM300 90V-80L230 20L260 90z", near)
  );
};

const iceLagoon: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["water", { y: 540, n: 20 }],
    [
      "bergs",
      {
        at: [
          [150, 620, 200, 150],
          [420, 660, 260, 200],
          [300, 730, 120, 60],
        ],
      },
    ],
  ]);

const dunes: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    [
      "dunes",
      {
        at: [
          [120, 640, 420, 190],
          [460, 700, 460, 230],
          [250, 780, 400, 160],
        ],
        ink: "ground",
      },
    ],
    ["figure", { kind: "camel", x: 300, y: 690, s: 1.7 }],
  ]);

/** Cracked plates of salt to the horizon. */
const saltFlat: MotifArt = ({ paper, far, water }) =>
  fill(box(-300, -150, 600, 250), mix(paper, "#ffffff", 0.6)) +
  fill("M-300 -150Q0 -180 300 -150z", mix(far, paper, 0.4)) +
  stroke(
    "M-300 -110H300M-300 -50L-100 -60L60 -40L300 -60M-300 40L-140 10L40 40L200 10L300 30M-220 -110L-200 -56M-60 -110L-50 -58M100 -110L90 -44M230 -110L240 -56M-160 -58L-180 14M0 -50L30 40M160 -50L190 10M-100 14L-130 90M90 32L130 90",
    mix(far, water, 0.4),
    7,
  ) +
  fill("M-60 -90L0 -160L60 -90zM120 -70L170 -130L220 -70z", mix(paper, far, 0.3));

const mesa: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 620, amp: 200, step: 210, ink: "a1", shape: "mesa", mist: 0 }],
    ["ground", { y: 630, amp: 10, ink: "ground" }],
    [
      "cacti",
      {
        at: [
          [90, 720, 1.8],
          [520, 730, 1.4],
        ],
      },
    ],
  ]);

const karst: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["karst", { y: 600, lo: 150, hi: 330, w: 130, gap: 30, ink: "mid" }],
    ["water", { y: 580, n: 20 }],
    ["figure", { kind: "junk", x: 300, y: 690, s: 1.3 }],
  ]);

/** Cliffs over the surf. */
const cliffs: MotifArt = ({ water, paper, wall, near, leaf, ink, ground }) =>
  fill(box(-300, -100, 600, 190), water) +
  fill(
    "M-300 -330Q-140 -350 -60 -320L-40 -330Q100 -320 130 -250L120 -130L150 -90L110 10L140 90H-300z",
    mix(wall, ground, 0.3),
  ) +
  fill("M40 -300L60 -150L20 -40L60 90H140L110 10L150 -90L120 -130L130 -250Q120 -290 40 -324z", near, 0.55) +
  fill("M-300 -330Q-140 -350 -60 -320L-40 -330Q100 -320 130 -250Q20 -300 -80 -286T-300 -290z", leaf) +
  stroke("M-200 -260V60M-120 -260V80M-40 -280V40M-250 -240V-40", mix(wall, ink, 0.35), 8, 'opacity=".6"') +
  stroke("M140 60q40 -24 80 0t80 0M160 20q30 -20 60 0t80 0M150 -40q40 -20 70 0", paper, 11, ROUND);

/** A signpost on a path to the hills. */
const trail: MotifArt = ({ wall, ink, a1, a2, ground, paper, leaf }) =>
  fill(
    "M-140 90Q-60 30 20 10T-30 -60Q-50 -84 10 -110L30 -108Q0 -80 40 -60T110 20Q120 60 90 90z",
    mix(ground, paper, 0.4),
  ) +
  fill(box(120, -370, 28, 400), mix(wall, ink, 0.45)) +
  fill("M40 -350H230L270 -314L230 -278H40z", a1) +
  fill("M230 -250H50L10 -214L50 -178H230z", a2) +
  stroke("M74 -314H200M70 -214H196", paper, 13, ROUND) +
  fill("M-240 40L-210 -150H-190L-160 40z", mix(leaf, ink, 0.4)) +
  fill("M-290 10L-200 -250L-110 10z", mix(leaf, ink, 0.35));

/** Curtains of light over a cabin. */
const aurora: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["aurora", { y: 470 }],
    ["ridge", { y: 640, amp: 70, ink: "near", shape: "peaks", snow: 0.4 }],
    ["ground", { y: 670, amp: 8, ink: "paper" }],
  ]) +
  fill("M-120 20V-70L-50 -130L20 -70V20z", ink.ink) +
  fill(box(-70, -50, 36, 36), ink.a2);

/** Stars over a telescope. */
const stars: MotifArt = ({ ink, near, paper, a2 }) =>
  fill(box(-300, -530, 600, 620), mix(ink, "#000000", 0.15)) +
  fill("M-300 -330L300 -530V-400L-300 -130z", mix(near, ink, 0.4)) +
  dots(
    "M-240 -460h0M-190 -300h0M-120 -400h0M-60 -480h0M20 -360h0M70 -470h0M130 -420h0M190 -500h0M240 -380h0M-260 -220h0M-150 -240h0M210 -300h0M-30 -300h0M160 -340h0",
    paper,
    10,
  ) +
  dots("M-90 -330h0M100 -400h0M240 -470h0", a2, 17) +
  fill("M-160 -120L90 -290L126 -236L-124 -70z", paper) +
  fill("M90 -290L126 -236L166 -262L128 -318z", a2) +
  fill("M-160 -120L-124 -70L-150 -52L-184 -104z", near) +
  stroke("M-20 -160L-110 60M-20 -160L80 60M-20 -160V70", mix(paper, near, 0.5), 15, ROUND) +
  fill("M-300 50Q0 20 300 50V90H-300z", mix(ink, "#000000", 0.5));

const surf: MotifArt = (ink) => placed(surfer(ink), { x: 0, y: 0, scale: 3.6 });

/** Shores, waters, heights and skies. */
export const NATURE = {
  beach: { on: "sand", art: beach },
  cove: { on: "sky", art: cove },
  surf: { on: "water", art: surf },
  island: { on: "water", art: island },
  lake: { on: "sky", art: lake },
  river: { on: "sky", art: river },
  waterfall: { on: "wood", art: waterfall },
  gorge: { on: "sky", art: gorge },
  cave: { on: "dark", art: cave },
  "hot-spring": { on: "wood", art: hotSpring },
  geyser: { on: "hills", art: geyser, s: 1.4 },
  spa: { on: "room", art: spa },
  "bath-house": { on: "room", art: bathHouse },
  forest: { on: "wood", art: forest },
  jungle: { on: "wood", art: jungle },
  mountain: { on: "sky", art: mountain },
  volcano: { on: "sky", art: volcano },
  crater: { on: "meadow", art: tuffCrown, s: 1.3 },
  glacier: { on: "sky", art: glacier },
  "ice-lagoon": { on: "snow", art: iceLagoon },
  dunes: { on: "sky", art: dunes },
  "salt-flat": { on: "hills", art: saltFlat },
  mesa: { on: "sky", art: mesa },
  "red-rock": { on: "desert", art: redRock, s: 1.3 },
  "rock-chimneys": { on: "desert", art: fairyChimneys, s: 1.3 },
  karst: { on: "sky", art: karst },
  cliffs: { on: "sky", art: cliffs },
  trail: { on: "hills", art: trail },
  aurora: { on: "sky", art: aurora },
  stars: { on: "dark", art: stars },
} as const satisfies Record<string, MotifScene>;
