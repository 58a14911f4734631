import { camel, elephant, fluke, giraffe, penguin, rider, turtle } from "../../posters/figures/animals";
import { bison, flamingo, gorilla, kangaroo, lemur, reindeer, toucan } from "../../posters/figures/wildlife";
import { superTrees } from "../../posters/landmarks/palaces";
import { times, box, boxes, arch, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots, placed } from "../../posters/svg";
import { drawLayer } from "../../posters/layers/draw-layer";
import type { Canvas } from "../../posters/canvas";
import type { Layer } from "../../posters/scene";
import type { Inks } from "../../posters/palettes";
import type { MotifArt, MotifScene } from "../motif-scene";

const sheet = (canvas: Canvas, layers: readonly Layer[]): string =>
  placed(layers.map((layer) => drawLayer(canvas, layer)).join(""), { x: -300, y: -665 });

/** A round tree by its trunk and three shades of leaf. */
const tree = (x: number, y: number, r: number, leaf: string, ink: string): string =>
  fill(box(x - r * 0.12, y - r, r * 0.24, r), mix(ink, leaf, 0.2)) +
  fill(circle(x, y - r * 1.6, r), leaf) +
  fill(circle(x + r * 0.3, y - r * 1.45, r * 0.7), mix(leaf, ink, 0.3));

/** A bench under a tree by a path. */
const park: MotifArt = ({ leaf, ink, ground, paper, wall, near }) =>
  tree(-120, 0, 140, mix(leaf, paper, 0.12), ink) +
  tree(220, -10, 76, leaf, ink) +
  fill("M-60 90Q40 40 30 0Q20 -20 60 -24L90 -20Q90 20 170 90z", mix(ground, paper, 0.3)) +
  stroke("M120 -96H280M120 -66H280M104 -30H296", mix(wall, ink, 0.45), 20) +
  stroke("M136 -106V10M264 -106V10", near, 12);

/** Clipped beds around a basin: a formal garden. */
const formalGarden: MotifArt = ({ leaf, ink, ground, paper, a1, a2, water }) => {
  const hedge = mix(leaf, ink, 0.3);
  return (
    fill("M-300 -60H300V90H-300z", mix(ground, paper, 0.4)) +
    fill("M-280 90L-170 -50H-50L-90 90zM280 90L170 -50H50L90 90z", hedge) +
    fill("M-250 80L-160 -40H-70L-112 80zM250 80L160 -40H70L112 80z", leaf) +
    dots("M-200 40h0M-160 0h0M-130 50h0M-110 -10h0", a1, 34) +
    dots("M200 40h0M160 0h0M130 50h0M110 -10h0", a2, 34) +
    fill(oval(0, 20, 66, 22), water) +
    stroke("M0 16V-70M0 -60q-40 0 -44 70M0 -60q40 0 44 70", mix(paper, "#ffffff", 0.4), 8, ROUND) +
    [-230, -110, 110, 230]
      .map(
        (x) =>
          fill(`M${x - 36} -56L${x} -260L${x + 36} -56z`, hedge) +
          fill(`M${x + 6} -56L${x} -260L${x + 36} -56z`, ink, 0.3),
      )
      .join("") +
    fill(boxes(-250, -60, 40, 22, 2, 120) + boxes(90, -60, 40, 22, 2, 120), mix(ground, ink, 0.4))
  );
};

/** A pond with stepping stones, a stone lantern and a maple. */
const japaneseGarden: MotifArt = ({ a1, leaf, ink, water, near, mid, paper }) =>
  fill(oval(40, 30, 290, 90), water) +
  stroke("M-60 10h120M60 60h120M-130 50h70", paper, 5, `${ROUND} opacity=".6"`) +
  stroke("M250 20Q210 -120 120 -230M200 -130Q240 -190 280 -200", mix(ink, a1, 0.2), 20, ROUND) +
  dots("M80 -260h0M140 -300h0M200 -270h0M20 -230h0M110 -210h0M260 -230h0M180 -330h0M60 -320h0", a1, 104) +
  dots("M40 -290h0M150 -250h0M220 -240h0M110 -330h0", mix(a1, paper, 0.3), 44) +
  fill(
    "M-200 10H-100L-110 -10H-190zM-170 -10V-110H-130V-10zM-210 -110H-90L-100 -132H-200zM-186 -132V-190H-114V-132zM-230 -190H-70L-110 -232H-190zM-150 -262a16 16 0 1 0 1 0z",
    mix(near, paper, 0.3),
  ) +
  fill(box(-164, -180, 28, 42), ink) +
  fill(oval(-230, 20, 70, 50), leaf) +
  fill(oval(-90, 66, 44, 14) + oval(-10, 44, 36, 11) + oval(60, 22, 30, 9), mid);

/** Tall canes of bamboo around a path. */
const bamboo: MotifArt = ({ leaf, ink, ground, paper, a2 }) => {
  const cane = mix(leaf, a2, 0.35);
  const row = (at: readonly number[], width: number, colour: string): string =>
    stroke(at.map((x) => `M${x} 90L${x * 0.86} -540`).join(""), colour, width) +
    stroke(
      at
        .map((x) =>
          times(6)
            .map((k) => `M${x * (0.88 + k * 0.02) - width / 2} ${-430 + k * 96}h${width}`)
            .join(""),
        )
        .join(""),
      mix(colour, ink, 0.5),
      5,
    );
  return (
    fill(box(-300, -530, 600, 620), mix(leaf, paper, 0.55)) +
    fill("M-120 90L-20 -120H20L120 90z", mix(ground, paper, 0.3)) +
    row([-90, -60, 64, 96], 13, mix(cane, paper, 0.4)) +
    row([-150, -118, 128, 166], 22, mix(cane, leaf, 0.5)) +
    row([-280, -210, 214, 284], 38, leaf) +
    stroke("M-220 -420q60 20 90 70M-180 -300q50 0 80 40M220 -440q-60 20 -90 80M180 -300q-40 0 -70 40", leaf, 15, ROUND)
  );
};

/** A glasshouse of iron ribs with palms in it. */
const glasshouse: MotifArt = ({ leaf, paper, water, ink, far, wall, near }) => {
  const glass = mix(paper, water, 0.3);
  return (
    fill("M-280 0V-130Q-270 -210 -170 -216V-250Q-150 -410 0 -416Q150 -410 170 -250V-216Q270 -210 280 -130V0z", glass) +
    stroke(
      "M0 -20Q-10 -160 0 -260M0 -260q-70 -40 -110 10M0 -260q70 -40 110 10M0 -260q-30 -80 -80 -80M0 -260q30 -80 80 -80M-200 0q0 -80 -6 -110q-30 -10 -46 20M-206 -110q30 -30 50 10M200 0q0 -80 6 -110q30 -10 46 20M206 -110q-30 -30 -50 10",
      leaf,
      17,
      ROUND,
    ) +
    stroke(
      "M-280 0V-130Q-270 -210 -170 -216V-250Q-150 -410 0 -416Q150 -410 170 -250V-216Q270 -210 280 -130V0zM-170 -216V0M170 -216V0M-90 -390V0M90 -390V0M0 -416V-120M-170 -250H170M-280 -120H280M-225 -206V0M225 -206V0",
      mix(paper, "#ffffff", 0.6),
      8,
    ) +
    fill(arch(-40, 0, 80, 110), mix(ink, water, 0.4)) +
    fill(box(-296, 0, 592, 26), mix(wall, near, 0.4)) +
    stroke("M0 -416V-460", far, 8)
  );
};

/** A great blossom over two leaves. */
const blossoms: MotifArt = ({ a1, a2, leaf, ink, paper }) =>
  stroke("M0 40Q-10 -80 0 -180", mix(leaf, ink, 0.2), 22) +
  fill("M0 30Q-200 20 -230 -120Q-70 -130 0 30zM0 10Q190 0 240 -120Q80 -150 0 10z", leaf) +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path d="M0 0Q-130 -60 -90 -170Q-40 -230 0 -180Q40 -230 90 -170Q130 -60 0 0z" fill="${turn % 144 ? a1 : mix(a1, paper, 0.2)}" transform="translate(0 -250)rotate(${turn})"/>`,
    )
    .join("") +
  fill(circle(0, -250, 56), a2) +
  dots("M-20 -264h0M20 -264h0M0 -234h0M-2 -284h0", mix(a2, ink, 0.45), 15);

/** A swing and a slide. */
const playground: MotifArt = ({ a1, a2, water, ink, ground, paper }) =>
  fill(oval(0, 20, 290, 40), mix(ground, paper, 0.4)) +
  stroke("M-280 20L-220 -330L-160 20M-20 20L-60 -330M-220 -330H-60", a1, 19, ROUND) +
  stroke("M-190 -320L-210 -60M-120 -320L-140 -60", ink, 7) +
  fill(box(-226, -64, 100, 19), ink) +
  fill(box(60, -260, 90, 280), mix(water, ink, 0.2)) +
  fill("M50 -256L105 -350L160 -256z", a1) +
  stroke("M62 -190h86M62 -140h86M62 -90h86M62 -40h86", paper, 9) +
  stroke("M150 -240Q200 -230 220 -110T290 10", a2, 36, ROUND);

/** Headstones under a cypress. */
const cemetery: MotifArt = ({ paper, far, near, leaf, ink, a1 }) => {
  const stone = mix(paper, far, 0.5);
  const grave = (x: number, y: number, w: number, h: number): string =>
    fill(arch(x, y, w, h), stone) +
    fill(`M${x + w * 0.66} ${y}v${-h * 0.94}q${w * 0.34} ${h * 0.1} ${w * 0.34} ${h * 0.4}V${y}z`, near, 0.5) +
    stroke(`M${x + w * 0.2} ${y - h * 0.62}h${w * 0.5}M${x + w * 0.2} ${y - h * 0.46}h${w * 0.5}`, near, 7);
  return (
    fill(
      "M-236 0Q-290 -200 -230 -440Q-170 -200 -216 0zM206 0Q160 -180 210 -400Q262 -180 226 0z",
      mix(leaf, ink, 0.45),
    ) +
    grave(-150, -10, 90, 150) +
    grave(40, -20, 80, 130) +
    grave(-60, 40, 120, 220) +
    grave(120, 50, 110, 180) +
    grave(-250, 50, 110, 170) +
    dots("M-30 44h0M0 38h0M26 46h0", a1, 28)
  );
};

/** A fish bowl of a tank: fish, weed and bubbles. */
const aquarium: MotifArt = ({ a1, a2, leaf, paper, ink, water }) => {
  const fish = (x: number, y: number, s: number, body: string, flip = false): string =>
    placed(
      fill("M-100 0Q-40 -70 50 -50Q96 -30 110 0Q96 30 50 50Q-40 70 -100 0z", body) +
        fill("M-80 0L-150 -56V56z", mix(body, ink, 0.3)) +
        fill("M0 -56Q20 0 0 56H30Q50 0 30 -56z", paper) +
        fill(circle(72, -10, 11), ink),
      { x, y, scale: s, flip },
    );
  return (
    stroke(
      "M-230 60Q-270 -40 -230 -130T-240 -280M-190 60Q-160 -20 -190 -90T-180 -190M230 60Q270 -20 230 -100T250 -240",
      leaf,
      24,
      ROUND,
    ) +
    fish(-40, -340, 1.2, a1) +
    fish(110, -170, 1.3, a2, true) +
    fish(-130, -120, 0.8, mix(water, paper, 0.5)) +
    dots("M180 -350h0M200 -410h0M176 -460h0M-20 -220h0M-6 -250h0", paper, 22) +
    fill(oval(30, 46, 60, 30), mix(a1, paper, 0.3)) +
    stroke("M0 40V-30M30 40V-50M60 40V-30", mix(a1, paper, 0.2), 19, ROUND)
  );
};

/** Coral and a turtle under the surface. */
const reef: MotifArt = ({ a1, a2, leaf, paper, ink, water }, canvas) =>
  placed(turtle(canvas.ink), { x: 20, y: -230, scale: 3.4 }) +
  stroke("M-200 70V-60M-200 0L-250 -70M-200 -20L-150 -90M-200 -60L-220 -120", a1, 30, ROUND) +
  stroke("M180 70V-30M180 20L230 -40M180 0L140 -50", a2, 28, ROUND) +
  fill("M-80 70Q-90 -20 0 -26Q90 -20 80 70z", mix(leaf, a2, 0.4)) +
  stroke("M-50 40q20 -40 50 0t50 0M-30 0q20 -20 40 0t30 -4", ink, 6, 'opacity=".5"') +
  dots("M-150 -340h0M-120 -370h0M-80 -346h0M210 -330h0M240 -300h0", mix(paper, water, 0.2), 26);

/** A bird on a branch, seen through reeds. */
const birds: MotifArt = ({ a1, a2, ink, leaf, paper, water }) =>
  stroke("M-260 -60Q-60 -120 260 -90", mix(ink, leaf, 0.2), 20, ROUND) +
  stroke("M-60 -110L-70 -60M-20 -114L-24 -64", ink, 10) +
  fill(
    "M-190 -50Q-120 -170 -60 -210Q-60 -330 40 -336Q110 -330 116 -270L190 -250L112 -232Q110 -120 0 -104Q-90 -100 -190 -50z",
    water,
  ) +
  fill("M-40 -110Q70 -110 100 -210Q40 -200 0 -170Q-40 -140 -40 -110z", a1) +
  fill("M-190 -50Q-120 -150 -70 -190Q10 -200 20 -150Q-60 -90 -190 -50z", mix(water, ink, 0.45)) +
  fill("M112 -284L190 -250L112 -232z", a2) +
  fill(circle(62, -280, 16), paper) +
  fill(circle(66, -280, 8), ink) +
  stroke("M-250 70L-230 -240M-210 70L-200 -160M230 70L250 -220M270 70L260 -160", leaf, 13, ROUND);

/** Butterflies over a flower. */
const butterflies: MotifArt = ({ a1, a2, ink, leaf, paper }) => {
  const wing = (flip: boolean): string =>
    placed(
      fill("M8 -10Q60 -170 190 -150Q220 -60 110 -10Q190 30 140 110Q60 130 8 20z", a1) +
        fill("M30 -30Q70 -120 150 -116Q160 -60 80 -24z", a2) +
        fill(circle(100, 60, 24), paper) +
        stroke("M8 -10Q60 -170 190 -150Q220 -60 110 -10Q190 30 140 110Q60 130 8 20z", ink, 10),
      { x: 0, y: -240, flip },
    );
  return (
    wing(false) +
    wing(true) +
    fill(oval(0, -230, 15, 90), ink) +
    stroke("M-4 -310Q-30 -370 -60 -380M4 -310Q30 -370 60 -380", ink, 7, ROUND) +
    stroke("M-160 60Q-150 -20 -190 -70M170 60Q160 0 200 -60", leaf, 15, ROUND) +
    dots("M-190 -80h0M200 -70h0", a2, 60)
  );
};

/** A giant panda with bamboo. */
const panda: MotifArt = ({ ink, paper, leaf }) =>
  fill(oval(0, -110, 170, 150), mix(paper, "#ffffff", 0.6)) +
  fill(
    "M-170 -150Q-230 -20 -130 20L-60 -10Q-110 -70 -100 -170zM170 -150Q230 -20 130 20L60 -10Q110 -70 100 -170zM-120 40a60 50 0 1 1 100 -20zM120 40a60 50 0 1 0 -100 -20z",
    ink,
  ) +
  fill(circle(-110, -400, 46) + circle(110, -400, 46), ink) +
  fill(oval(0, -310, 150, 124), mix(paper, "#ffffff", 0.6)) +
  fill(
    "M-100 -310q0 -60 50 -50q30 30 0 70q-40 30 -50 -20zM100 -310q0 -60 -50 -50q-30 30 0 70q40 30 50 -20zM-22 -268q22 -16 44 0q-6 26 -22 26t-22 -26z",
    ink,
  ) +
  dots("M-62 -320h0M62 -320h0", paper, 15) +
  stroke("M-30 -222q30 20 60 0", ink, 8, ROUND) +
  stroke("M-40 -60L230 -330M110 -210l70 10M160 -260l10 -70", leaf, 17, ROUND);

/** A tiger's face among leaves. */
const tiger: MotifArt = ({ a2, a1, ink, paper, leaf }) => {
  const fur = mix(a2, a1, 0.35);
  return (
    fill(circle(-150, -380, 60) + circle(150, -380, 60), fur) +
    fill(circle(-150, -380, 30) + circle(150, -380, 30), ink) +
    fill("M-200 -230Q-200 -420 0 -420Q200 -420 200 -230Q190 -40 0 -20Q-190 -40 -200 -230z", fur) +
    fill(
      "M-130 -130Q-140 -220 -40 -200H40Q140 -220 130 -130Q100 -20 0 -20Q-100 -20 -130 -130z",
      mix(paper, "#ffffff", 0.4),
    ) +
    fill("M-40 -190H40L0 -140z", mix(a1, ink, 0.3)) +
    stroke("M0 -140V-100M0 -100q-40 30 -70 0M0 -100q40 30 70 0", ink, 9, ROUND) +
    fill(oval(-84, -260, 32, 24) + oval(84, -260, 32, 24), paper) +
    fill(circle(-84, -260, 16) + circle(84, -260, 16), ink) +
    fill(
      "M-14 -420L0 -330L14 -420zM-70 -410L-40 -340L-40 -416zM70 -410L40 -340L40 -416zM-200 -260L-120 -230L-196 -200zM200 -260L120 -230L196 -200zM-190 -150L-130 -150L-170 -110zM190 -150L130 -150L170 -110z",
      ink,
    ) +
    fill("M-300 70Q-260 -60 -150 -90Q-180 30 -300 70zM300 70Q260 -60 150 -90Q180 30 300 70z", leaf)
  );
};

/** A cow behind a fence, a barn. */
const farm: MotifArt = ({ a1, wall, ink, paper, near, leaf }) =>
  fill("M-260 -20V-250L-150 -350L-40 -250V-20z", a1) +
  fill("M-276 -240L-150 -360L-24 -240L-40 -224L-150 -330L-260 -224z", near) +
  fill(box(-200, -150, 100, 130), paper) +
  stroke("M-200 -150L-100 -20M-100 -150L-200 -20", a1, 9) +
  fill("M20 -180H220Q250 -180 250 -140V-60H226V0H200V-60H80V0H54V-70Q20 -80 20 -120z", mix(paper, "#ffffff", 0.4)) +
  fill(
    "M-20 -210H30V-140Q10 -110 -20 -116Q-46 -140 -40 -180zM100 -180H170Q170 -120 130 -120Q100 -130 100 -180zM210 -120h40v50h-40z",
    ink,
  ) +
  stroke("M-290 20H290M-290 56H290M-250 -10V84M-120 -10V84M10 -10V84M140 -10V84M270 -10V84", mix(wall, ink, 0.35), 13) +
  dots("M-26 -180h0", paper, 9) +
  fill(oval(-270, -4, 40, 26), leaf);

/** Rows of vines, a grape in front. */
const vineyard: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 520, amp: 40, ink: "mid" }],
    ["rows", { x: 300, y: 540, n: 19, inks: ["leaf"], soil: "ground" }],
  ]) +
  dots(
    "M-60 -280h0M0 -284h0M60 -280h0M-30 -230h0M30 -232h0M90 -228h0M0 -180h0M60 -180h0M30 -130h0",
    mix(ink.a1, ink.ink, 0.35),
    66,
  ) +
  dots("M-70 -292h0M-10 -296h0M50 -292h0M-40 -242h0M20 -244h0", mix(ink.a1, ink.paper, 0.4), 14) +
  stroke("M10 -320Q20 -380 70 -400", mix(ink.ground, ink.ink, 0.5), 16, ROUND) +
  fill("M20 -340Q-120 -330 -150 -420Q-90 -410 -80 -460Q-20 -420 20 -340z", ink.leaf);

/** Terraces of rice up a slope. */
const riceTerraces: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["terraces", { y: 420, n: 9, dx: 40 }],
    [
      "palms",
      {
        at: [
          [110, 560, 1.8],
          [500, 620, 2.2],
        ],
      },
    ],
  ]);

/** Tea bushes in rows with a basket. */
const teaGarden: MotifArt = ({ leaf, ink, ground, a1, wall, paper }) =>
  times(6)
    .map((k) =>
      dots(
        times(10)
          .map((n) => `M${-300 + n * 66 + (k % 2) * 30} ${-180 + k * 48}h0`)
          .join(""),
        mix(leaf, ink, 0.36 - k * 0.06),
        66,
      ),
    )
    .join("") +
  fill("M40 60L70 -130H220L250 60z", mix(wall, ground, 0.4)) +
  stroke("M60 -30H232M52 20H242M66 -80H226", mix(wall, ink, 0.4), 9) +
  dots("M90 -140h0M130 -156h0M170 -150h0M206 -138h0", mix(leaf, paper, 0.25), 54) +
  stroke("M70 -130Q145 -260 220 -130", mix(a1, ink, 0.4), 12);

/** A figure of the posters as the subject. */
const figure =
  (art: (ink: Inks) => string, scale: number): MotifArt =>
  (ink) =>
    placed(art(ink), { x: 0, y: 0, scale });

/** Two animals under a flat tree. */
const safari: MotifArt = (ink, canvas) =>
  placed(drawLayer(canvas, ["acacias", { at: [[430, 640, 3.2]] }]), { x: -300, y: -665 }) +
  placed(elephant(ink), { x: -90, y: 20, scale: 2.7 }) +
  placed(giraffe(ink), { x: 200, y: 10, scale: 1.5, flip: true });

/** Parks, gardens, animals, fields. */
export const GREEN = {
  park: { on: "meadow", art: park },
  "formal-garden": { on: "meadow", art: formalGarden },
  "japanese-garden": { on: "wood", art: japaneseGarden },
  bamboo: { on: "meadow", art: bamboo },
  glasshouse: { on: "meadow", art: glasshouse },
  "super-trees": { on: "town", art: superTrees, s: 1.6 },
  blossom: { on: "meadow", art: blossoms },
  playground: { on: "meadow", art: playground },
  cemetery: { on: "meadow", art: cemetery },
  aquarium: { on: "deep", art: aquarium },
  reef: { on: "deep", art: reef },
  safari: { on: "desert", art: safari },
  elephant: { on: "meadow", art: figure(elephant, 3.5) },
  giraffe: { on: "meadow", art: figure(giraffe, 2.3) },
  camel: { on: "desert", art: figure(camel, 3.8) },
  penguin: { on: "sand", art: figure(penguin, 5) },
  whale: { on: "water", art: figure(fluke, 4) },
  turtle: { on: "sand", art: figure(turtle, 3) },
  horse: { on: "meadow", art: figure(rider, 3.8) },
  bison: { on: "meadow", art: figure(bison, 3.6) },
  flamingo: { on: "water", art: figure(flamingo, 3.8), ink: { a1: "#e27c70" } },
  gorilla: { on: "wood", art: figure(gorilla, 3.6) },
  kangaroo: { on: "desert", art: figure(kangaroo, 4) },
  lemur: { on: "wood", art: figure(lemur, 3.4) },
  reindeer: { on: "snow", art: figure(reindeer, 3.1) },
  toucan: { on: "wood", art: figure(toucan, 3.6) },
  birds: { on: "water", art: birds },
  butterflies: { on: "meadow", art: butterflies },
  panda: { on: "wood", art: panda },
  tiger: { on: "wood", art: tiger, ink: { a2: "#eda24a", a1: "#c9522f" } },
  farm: { on: "meadow", art: farm },
  vineyard: { on: "sky", art: vineyard, ink: { a1: "#7b4468" } },
  "rice-terraces": { on: "sky", art: riceTerraces },
  "tea-garden": { on: "hills", art: teaGarden },
} as const satisfies Record<string, MotifScene>;
