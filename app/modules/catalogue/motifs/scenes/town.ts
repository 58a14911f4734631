import { ironFootbridge } from "../../posters/landmarks/asia";
import { waterHall } from "../../posters/landmarks/naves";
import { paintedVillage } from "../../posters/landmarks/southern-shores";
import { times, box, boxes, arches, turned, dome, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots, placed } from "../../posters/svg";
import { drawLayer } from "../../posters/layers/draw-layer";
import type { Canvas } from "../../posters/canvas";
import type { Layer } from "../../posters/scene";
import type { MotifArt, MotifScene } from "../motif-scene";

/** Layers of the posters' own sheet as the subject of a motif. */
const sheet = (canvas: Canvas, layers: readonly Layer[], art = ""): string =>
  placed(layers.map((layer) => drawLayer(canvas, layer)).join("") + art, { x: -300, y: -665 });

/** A fountain in the middle of a square with old fronts and arcades. */
const square: MotifArt = ({ wall, near, ink, a1, a2, paper, water, ground }) =>
  fill(box(-300, -300, 210, 250) + box(80, -300, 220, 250), wall) +
  fill(box(-90, -360, 170, 310), mix(wall, a2, 0.4)) +
  fill("M-310 -296L-290 -336H-100L-84 -296zM74 -296L94 -336H290L310 -296zM-100 -356L-5 -420L90 -356z", a1) +
  fill(
    boxes(-276, -270, 26, 44, 4, 44) +
      boxes(104, -270, 26, 44, 4, 44) +
      boxes(-66, -320, 26, 46, 3, 46) +
      boxes(-276, -206, 26, 44, 4, 44) +
      boxes(104, -206, 26, 44, 4, 44) +
      boxes(-66, -250, 26, 46, 3, 46),
    ink,
  ) +
  fill(
    arches(-288, -50, 44, 88, 4, 50) + arches(-80, -50, 42, 96, 3, 54) + arches(92, -50, 44, 88, 4, 50),
    mix(near, ink, 0.4),
  ) +
  fill("M-300 -50H300V90H-300z", mix(ground, paper, 0.35)) +
  stroke("M-300 -10H300M-300 40H300M-160 -50L-280 90M160 -50L280 90", mix(ground, near, 0.35), 3) +
  fill(oval(0, 30, 150, 36), mix(wall, near, 0.5)) +
  fill(oval(0, 20, 132, 26), water) +
  fill("M-14 16L-9 -80H9L14 16zM-60 -76H60L40 -50H-40z", mix(wall, near, 0.3)) +
  stroke(
    "M0 -82Q-4 -150 -46 -80M0 -82Q4 -150 46 -80M-56 -66Q-90 -60 -96 14M56 -66Q90 -60 96 14M0 -76V-140",
    mix(paper, "#ffffff", 0.4),
    8,
    ROUND,
  );

/** A fountain alone: bowls and water. */
const fountain: MotifArt = ({ wall, near, paper, water, far }) => {
  const white = mix(paper, "#ffffff", 0.5);
  return (
    fill(oval(0, 20, 260, 54), mix(wall, near, 0.4)) +
    fill(oval(0, 6, 240, 42), water) +
    fill("M-34 6L-20 -130H20L34 6z", wall) +
    fill("M-150 -150H150Q130 -106 30 -104H-30Q-130 -106 -150 -150z", mix(wall, paper, 0.3)) +
    fill("M-14 -150L-9 -270H9L14 -150zM-80 -282H80Q66 -250 16 -248H-16Q-66 -250 -80 -282z", wall) +
    fill("M30 -104Q130 -106 150 -150H60zM16 -248Q66 -250 80 -282H30z", near, 0.35) +
    stroke(
      "M0 -286V-400M0 -390Q-50 -410 -62 -286M0 -390Q50 -410 62 -286M-140 -146Q-200 -120 -200 0M140 -146Q200 -120 200 0M-74 -276Q-116 -240 -120 -152M74 -276Q116 -240 120 -152",
      white,
      10,
      ROUND,
    ) +
    stroke("M-150 6h70M60 14h90M-30 24h60", mix(far, white, 0.6), 6, ROUND)
  );
};

/** A passage under a row of arches. */
const arcade: MotifArt = ({ wall, near, ink, a2, ground, paper }) =>
  fill(box(-300, -530, 600, 620), mix(wall, paper, 0.3)) +
  fill("M-110 90L-30 -130H30L110 90z", mix(ground, paper, 0.3)) +
  [300, 190, 120, 74, 44]
    .map((half, k) =>
      fill(
        `M${-half * 0.93} ${-130 + half * 0.74}V${-130 - half * 0.5}a${half * 0.93} ${half * 0.8} 0 0 1 ${half * 1.86} 0V${-130 + half * 0.74}z`,
        mix(k % 2 ? mix(wall, paper, 0.2) : mix(wall, near, 0.55), ink, k * 0.07),
      ),
    )
    .join("") +
  fill("M-40 -100V-150a40 40 0 0 1 80 0V-100z", a2) +
  fill("M-200 90L-34 -104H34L200 90z", mix(ground, paper, 0.25)) +
  stroke("M-92 -36H92M-140 20H140M-50 -80H50M0 -104V90M-20 -104L-110 90M20 -104L110 90", mix(ground, near, 0.5), 3) +
  stroke("M0 -420V-350", ink, 5) +
  fill("M-26 -350H26L18 -296H-18z", a2);

/** Signs above a street at night. */
const neon: MotifArt = ({ ink, a1, a2, water, paper, leaf }) => {
  const night = mix(ink, "#000000", 0.25);
  return (
    fill(box(-300, -530, 600, 620), mix(ink, a1, 0.2)) +
    fill("M-300 -530H-150L-60 -120L-80 90H-300zM300 -530H150L60 -120L80 90H300z", night) +
    fill("M-80 90L-40 -40H40L80 90z", mix(ink, a2, 0.25)) +
    fill(box(-250, -440, 76, 200), a1) +
    fill(box(-150, -320, 56, 160), water) +
    fill(box(180, -470, 72, 180), a2) +
    fill(box(100, -330, 60, 180), leaf) +
    fill(box(190, -250, 90, 56) + box(-290, -190, 90, 50), paper) +
    fill(box(-80, -180, 34, 100) + box(50, -170, 32, 90), a2) +
    stroke(
      "M-232 -410h40M-232 -370h40M-212 -410v60M-232 -330h40M-232 -296h40M-140 -296h36M-140 -262h36M-122 -296v66M-140 -210h36M200 -440h34M200 -400h34M216 -440v60M200 -350h34M116 -300h30M116 -262h30M130 -300v70M116 -200h30",
      night,
      9,
    ) +
    stroke("M204 -222h60M-276 -166h60", a1, 11) +
    fill(
      "M-30 60q-4 -60 6 -84q-10 -30 12 -34q22 4 12 34q10 24 6 84zM60 70q-4 -60 6 -84q-10 -30 12 -34q22 4 12 34q10 24 6 84z",
      night,
    )
  );
};

/** A narrow stair street between painted walls with a lamp and a cat. */
const lane: MotifArt = ({ wall, near, ink, a1, a2, ground, paper, leaf, water }) =>
  fill(box(-300, -530, 600, 620), mix(water, paper, 0.6)) +
  fill("M-300 -530H-110L-50 -190V90H-300z", mix(wall, paper, 0.2)) +
  fill("M300 -530H120L56 -190V90H300z", mix(a1, wall, 0.35)) +
  fill(box(-52, -250, 110, 160), mix(wall, a2, 0.5)) +
  fill("M-60 -250L2 -300L66 -250z", a1) +
  fill(
    times(7)
      .map((k) => `M${-56 - k * 26} ${-90 + k * 26}H${60 + k * 26}V${-74 + k * 26}H${-56 - k * 26}z`)
      .join(""),
    mix(ground, paper, 0.4),
  ) +
  fill(
    times(7)
      .map((k) => `M${-56 - k * 26} ${-74 + k * 26}H${60 + k * 26}V${-62 + k * 26}H${-56 - k * 26}z`)
      .join(""),
    mix(ground, near, 0.5),
  ) +
  fill(
    "M-260 -380l70 14v100l-70 -4zM-150 -330l44 20v84l-44 -12zM260 -380l-66 16v96l66 -4zM160 -330l-40 18v82l40 -10zM-250 -130l70 -6v110l-70 40zM250 -130l-66 -6v110l66 40z",
    ink,
  ) +
  fill("M-268 -274l86 6v22l-86 -2zM268 -274l-80 6v22l80 -2z", leaf) +
  dots("M-250 -276h0M-226 -276h0M-200 -272h0M210 -276h0M236 -278h0", a1, 20) +
  stroke("M-114 -420h60v24", ink, 7) +
  fill("M-76 -396h44l-8 56h-28z", a2) +
  stroke("M-120 -470Q10 -430 130 -470", ink, 3) +
  fill("M-80 -456l24 6v36l-24 -6zM-20 -448h26v40h-26zM40 -448l26 -4v40l-26 4z", paper);

/** A wide shopping street with awnings and a tree. */
const street: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["street", { x: 300, y: 470, inks: ["wall", "a1", "ground", "a2"], tall: 1.3, slope: 0.75, paving: "paper" }],
  ]) +
  fill("M-12 -60V-110H12V-60z", ink.ink) +
  fill(oval(0, -130, 40, 34), ink.leaf);

/** Old gabled houses by the street. */
const oldTown: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["gables", { y: 690, w: 120, h: 190 }],
    ["ground", { y: 700, amp: 2, ink: "ground" }],
  ]);

/** A row of town houses of several floors with shops. */
const townHouses: MotifArt = (ink, canvas) =>
  sheet(canvas, [["houses", { y: 640, w: 150, h: 250, style: "mansard" }]]) +
  fill(box(-300, -30, 600, 120), mix(ink.ground, ink.paper, 0.2)) +
  fill(boxes(-290, -84, 90, 60, 5, 124), ink.ink) +
  fill(
    times(5)
      .map((k) => `M${-296 + k * 124} -96h102l12 30h-126z`)
      .join(""),
    ink.a1,
  );

/** Whitewashed houses along a hill. */
const villageHill: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    [
      "hillTown",
      {
        line: [
          [-20, 640],
          [160, 420],
          [330, 320],
          [480, 400],
          [640, 620],
        ],
        y: 700,
        w: 70,
        h: 62,
        roof: "a1",
      },
    ],
  ]);

/** White cubes above the sea, two blue domes. */
const whiteVillage: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    [
      "hillTown",
      {
        line: [
          [-20, 560],
          [160, 440],
          [330, 350],
          [480, 420],
          [640, 580],
        ],
        y: 700,
        w: 90,
        h: 74,
        inks: ["paper"],
        slope: "ground",
      },
    ],
  ]) +
  turned([dome(-120, 50, -200), dome(110, 58, -290)], ink.a1, mix(ink.a1, ink.ink, 0.3)) +
  fill(box(-172, -202, 104, 60) + box(50, -292, 120, 70), ink.paper);

/** Canal houses and a bridge. */
const canal: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["houses", { y: 560, w: 96, h: 220, style: "dutch", inks: ["a1", "wall", "near", "a2"] }],
    ["water", { y: 570, n: 24 }],
    ["archBridge", { from: 40, to: 560, y: 560, foot: 640, crown: 520, ink: "wall" }],
    ["figure", { kind: "barge", x: 300, y: 690, s: 1.3 }],
  ]);

const suspension: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["water", { y: 600, n: 20 }],
    ["bridge", { y: 560, towers: [150, 450], h: 250, style: "steel", ink: "a1" }],
  ]);

const stoneBridge: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["water", { y: 570, n: 24 }],
    ["arcade", { x: -60, y: 500, n: 5, span: 150, h: 140, hump: 40 }],
  ]);

const aqueduct: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["arcade", { x: -90, y: 420, n: 8, span: 100, h: 110 }],
    ["arcade", { x: -90, y: 540, n: 8, span: 100, h: 150 }],
  ]);

/** A covered wooden bridge. */
const coveredBridge: MotifArt = ({ wall, near, ink, a1, water, paper }) =>
  fill(box(-300, 10, 600, 80), water) +
  stroke("M-180 46h120M60 60h140", paper, 5, `${ROUND} opacity=".7"`) +
  fill(box(-170, -70, 40, 100) + box(130, -70, 40, 100), mix(wall, near, 0.4)) +
  fill("M-300 -210L-270 -290H270L300 -210z", near) +
  fill(box(-280, -212, 560, 150), mix(wall, a1, 0.35)) +
  fill(boxes(-250, -190, 56, 60, 7, 74), ink) +
  stroke("M-280 -120H280M-280 -90H280", mix(near, ink, 0.4), 5);

/** A painted wall: a face among bold shapes, and a spray can. */
const streetArt: MotifArt = ({ wall, near, ink, a1, a2, water, leaf, paper, ground }) =>
  fill(box(-300, -480, 600, 500), mix(wall, near, 0.25)) +
  stroke(
    times(12)
      .map((k) => `M-300 ${-460 + k * 40}H300`)
      .join(""),
    near,
    3,
    'opacity=".5"',
  ) +
  fill("M-300 -480H-60L-160 20H-300z", water) +
  fill("M60 -480H300V-180z", a1) +
  fill(circle(170, -90, 110), a2) +
  fill("M-90 20V-90Q-150 -140 -140 -270Q-120 -420 10 -420Q140 -420 140 -270Q140 -140 70 -90V20z", leaf) +
  fill("M20 20V-90V-420Q140 -410 140 -270Q140 -140 70 -90V20z", mix(leaf, ink, 0.35)) +
  fill(oval(-56, -270, 40, 24) + oval(80, -270, 36, 24), paper) +
  fill(circle(-50, -270, 15) + circle(76, -270, 15), ink) +
  stroke("M14 -270V-200H34M-30 -150Q10 -120 60 -150", a1, 13, ROUND) +
  fill(box(-300, 20, 600, 70), ground) +
  fill(box(196, -60, 56, 110), paper) +
  fill(box(196, -30, 56, 40), a1) +
  fill(box(206, -84, 36, 26), ink);

/** Quays, masts and a crane. */
const harbour: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["houses", { y: 540, w: 84, h: 110, inks: ["a1", "wall", "a2", "paper"] }],
    ["water", { y: 560, n: 26 }],
    ["figure", { kind: "sailboat", x: 130, y: 640, s: 3.6 }],
    ["figure", { kind: "sailboat", x: 450, y: 690, s: 4.4, flip: true }],
  ]);

const skylineArt: MotifArt = (_, canvas) =>
  sheet(canvas, [
    ["skyline", { y: 660, ink: "mid", lo: 120, hi: 330, w: 60, lit: false }],
    ["skyline", { y: 690, ink: "near", lo: 100, hi: 400, w: 74 }],
  ]);

/** A telescope on a terrace above a town. */
const viewpoint: MotifArt = (ink, canvas) =>
  sheet(canvas, [
    ["ridge", { y: 480, amp: 50, ink: "far" }],
    ["skyline", { y: 560, ink: "mid", lo: 20, hi: 110, w: 40, lit: false }],
    ["ground", { y: 560, amp: 8, ink: "mid" }],
  ]) +
  fill(box(-300, 0, 600, 90), mix(ink.wall, ink.near, 0.4)) +
  stroke("M-300 -100H-60M170 -100H300M-260 -100V0M-160 -100V0M220 -100V0", ink.ink, 11) +
  fill("M20 0L44 -190H76L100 0z", ink.near) +
  fill("M-60 -300L-70 -228L150 -176L190 -260z", ink.a1) +
  fill("M-60 -300L-84 -306L-98 -226L-70 -228z", ink.ink) +
  fill("M150 -176L190 -260L222 -256L180 -164z", ink.ink) +
  fill(circle(58, -210, 24), ink.ink);

/** A tall deck with people behind glass, the town below. */
const observationDeck: MotifArt = (ink, canvas) =>
  sheet(canvas, [["skyline", { y: 740, ink: "mid", lo: 100, hi: 300, w: 66, lit: true }]]) +
  fill("M-300 -70H300V90H-300z", mix(ink.ink, ink.near, 0.3)) +
  fill(box(-300, -330, 600, 262), ink.paper, 0.2) +
  stroke("M-300 -330H300M-150 -330V-70M0 -330V-70M150 -330V-70", ink.ink, 9) +
  [-210, -90, 90]
    .map(
      (x, k) =>
        fill(`M${x - 34} -60q-6 -110 14 -136h40q20 26 14 136z`, [ink.a1, ink.a2, ink.leaf][k]!) +
        fill(circle(x, -226, 30), ink.ink),
    )
    .join("");

/** A shop window under an awning. */
const shop: MotifArt = ({ wall, near, ink, a1, a2, paper, leaf, water }) =>
  fill(box(-250, -440, 500, 450), mix(wall, near, 0.2)) +
  fill(box(-250, -440, 500, 70), ink) +
  stroke("M-120 -404H120", a2, 20, ROUND) +
  fill(box(-220, -250, 270, 220), mix(paper, water, 0.3)) +
  fill(box(90, -250, 130, 260), a1) +
  fill(box(108, -226, 94, 110), mix(paper, water, 0.3)) +
  times(6)
    .map((k) => fill(`M${-260 + k * 87} -370h87l${k < 3 ? -10 : 10} 110h-87z`, k % 2 ? paper : a1))
    .join("") +
  fill("M-190 -30v-90q0 -40 30 -40t30 40v90zM-90 -30v-70h70v70z", a2) +
  fill("M-20 -30l10 -110h40l10 110z", leaf) +
  stroke("M-72 -100q17 -46 34 0", ink, 7) +
  fill(box(-270, 10, 540, 24), near);

/** Rows of books, a ladder, a lamp on the desk. */
const library: MotifArt = ({ wall, near, ink, a1, a2, paper, leaf, water }) => {
  const spines = [a1, a2, leaf, paper, water, near];
  return (
    fill(box(-270, -500, 540, 520), mix(wall, ink, 0.6)) +
    times(4)
      .map((row) =>
        times(13)
          .map((k) =>
            fill(
              box(-246 + k * 38, -470 + row * 118 + ((k * 7 + row * 5) % 4) * 8, 30, 92 - ((k * 7 + row * 5) % 4) * 8),
              spines[(k * 5 + row * 2) % 6]!,
            ),
          )
          .join(""),
      )
      .join("") +
    fill(
      times(5)
        .map((row) => box(-270, -378 + row * 118 - 118, 540, 14))
        .join(""),
      ink,
    ) +
    stroke(
      "M110 20L170 -480M190 20L230 -480M122 -90H196M134 -190H204M146 -290H212M158 -390H220",
      mix(a2, paper, 0.3),
      12,
    )
  );
};

/** Streets, squares, bridges, houses of culture. */
export const TOWN = {
  square: { on: "sky", art: square },
  fountain: { on: "meadow", art: fountain },
  arcade: { on: "room", art: arcade },
  "neon-street": { on: "dark", art: neon },
  lane: { on: "sky", art: lane },
  street: { on: "sky", art: street },
  "old-town": { on: "sky", art: oldTown },
  "town-houses": { on: "sky", art: townHouses },
  "hill-village": { on: "hills", art: villageHill },
  "painted-village": { on: "sky", art: paintedVillage, s: 1.5 },
  "white-village": { on: "water", art: whiteVillage },
  canal: { on: "sky", art: canal },
  "suspension-bridge": { on: "sky", art: suspension },
  "stone-bridge": { on: "hills", art: stoneBridge },
  aqueduct: { on: "meadow", art: aqueduct },
  "covered-bridge": { on: "hills", art: coveredBridge },
  footbridge: { on: "water", art: ironFootbridge, s: 1.25, y: 640 },
  "street-art": { on: "sky", art: streetArt },
  harbour: { on: "sky", art: harbour },
  skyscrapers: { on: "sky", art: skylineArt },
  viewpoint: { on: "sky", art: viewpoint },
  "observation-deck": { on: "sky", art: observationDeck },
  "town-hall": { on: "water", art: waterHall, s: 1.35 },
  shop: { on: "town", art: shop },
  library: { on: "room", art: library },
} as const satisfies Record<string, MotifScene>;
