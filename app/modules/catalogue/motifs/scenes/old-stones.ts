import {
  colosseum,
  gateColumns,
  moai,
  parthenon,
  pylon,
  pyramids,
  stepPyramid,
  treasury,
} from "../../posters/landmarks/ancient";
import { keep } from "../../posters/landmarks/asia";
import { clockTower, crag, lighthouse, wallTowers } from "../../posters/landmarks/castles";
import { domedPalace } from "../../posters/landmarks/churches";
import { islandMill, palaceHotel } from "../../posters/landmarks/city-icons";
import { podTower, skyMast } from "../../posters/landmarks/iron";
import { greatWall, incaCity } from "../../posters/landmarks/natural";
import { gardenTomb } from "../../posters/landmarks/naves";
import { greatArch, lakePalace } from "../../posters/landmarks/palaces";
import { horseshoeGate } from "../../posters/landmarks/skylines";
import { redPalace } from "../../posters/landmarks/western-europe";
import {
  times,
  box,
  boxes,
  arch,
  arches,
  gable,
  merlons,
  turned,
  block,
  spire,
  oval,
  circle,
} from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots } from "../../posters/svg";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A low fort of the sea: sloping walls, embrasures, a cannon and a flag. */
const fort: MotifArt = ({ wall, near, ink, a1, ground, mid }) =>
  fill("M-290 40L-240 -170H-60L-40 40z", wall) +
  fill("M-60 40L-20 -210H210L290 40z", mix(wall, near, 0.25)) +
  fill("M150 40L120 -210H210L290 40z", near, 0.4) +
  fill(merlons(-240, -168, 6, 16) + merlons(-20, -208, 8, 15), mix(wall, near, 0.1)) +
  fill(box(-214, -130, 34, 16) + box(-140, -130, 34, 16) + box(20, -160, 34, 16) + box(110, -160, 34, 16), ink) +
  fill(arch(-10, 40, 60, 100), ink) +
  stroke("M60 -214V-380", ink, 7) +
  fill("M60 -380L170 -352L60 -320z", a1) +
  fill("M-300 40H300V90H-300z", mix(ground, mid, 0.4)) +
  fill("M-250 2l120 -46l14 30l-110 50z", ink) +
  fill(circle(-190, 36, 28), mix(ink, wall, 0.25)) +
  fill(circle(-190, 36, 10), ink);

/** A castle with a bridge over its moat. */
const castle: MotifArt = (ink) =>
  wallTowers(ink) +
  fill("M-240 -4H240V60H-240z", ink.water) +
  fill("M-32 -6H32L58 60H-58z", mix(ink.wall, ink.near, 0.4)) +
  stroke("M-180 26h80M100 34h90", ink.paper, 4, ROUND);

/** A long palace front behind its lawn: a middle under a pediment, two wings. */
const palace: MotifArt = ({ wall, near, ink, a2, leaf, paper, ground, far }) => {
  const lit = mix(wall, paper, 0.35);
  return (
    fill("M-260 -220L-236 -262H236L260 -220z", near) +
    fill(box(-250, -224, 500, 200), lit) +
    fill(box(-80, -262, 160, 240), mix(lit, paper, 0.5)) +
    fill(gable(-96, -258, 192, 76), a2) +
    fill(
      boxes(-226, -196, 22, 52, 4, 38) +
        boxes(96, -196, 22, 52, 4, 38) +
        boxes(-226, -110, 22, 62, 4, 38) +
        boxes(96, -110, 22, 62, 4, 38),
      ink,
    ) +
    fill(arches(-58, -120, 26, 70, 3, 45) + arch(-22, -24, 44, 76), ink) +
    stroke("M-72 -256V-24M-24 -256V-140M24 -256V-140M72 -256V-24", mix(far, paper, 0.4), 9) +
    stroke("M0 -334V-420", ink, 5) +
    fill("M4 -420h70l-14 18l14 18h-70z", a2) +
    fill(box(-300, -24, 600, 110), leaf) +
    fill("M-26 -24H26L90 90H-90z", ground) +
    fill(oval(-190, 30, 54, 20) + oval(190, 30, 54, 20), mix(leaf, ink, 0.45)) +
    dots("M-220 24h0M-190 20h0M-160 26h0M160 24h0M190 20h0M220 26h0", a2, 14)
  );
};

/** Broken columns, one fallen, on a dry slope. */
const ruin: MotifArt = ({ wall, near, ink, leaf, ground }) => {
  const shade = mix(wall, near, 0.5);
  const column = (x: number, top: number) => block(x, 26, -20, top);
  return (
    turned([column(-170, -330), column(-80, -330), column(20, -210), column(130, -300)], wall, shade, 0.2) +
    fill(box(-214, -366, 180, 36), mix(wall, ground, 0.3)) +
    fill(box(-208, -338, 80, 14) + box(-118, -338, 80, 14) + box(92, -314, 76, 16), shade) +
    fill("M-6 -212l14 -26l12 14l14 -20l14 34z", wall) +
    fill(box(-260, -20, 520, 26) + box(-290, 6, 580, 30), mix(wall, ground, 0.4)) +
    fill("M150 50h110v-50h-110a25 25 0 0 0 0 50z", wall) +
    fill(circle(262, 25, 25), shade) +
    stroke("M186 0v50M222 0v50", near, 5) +
    fill(oval(-226, 50, 50, 22) + oval(70, 40, 44, 20), leaf) +
    dots("M-240 40h0M-214 44h0", ink, 6)
  );
};

/** Standing stones in a ring, two of them bridged. */
const stoneRing: MotifArt = ({ near, mid, ink, paper }) => {
  const stone = (x: number, w: number, h: number) => `M${x} 20l${w * 0.08} ${-h}h${w * 0.8}l${w * 0.12} ${h}z`;
  const back = stone(-120, 60, 180) + stone(-30, 56, 170) + stone(60, 60, 180);
  const front = stone(-270, 84, 310) + stone(-150, 80, 300) + stone(60, 84, 320) + stone(180, 80, 300);
  return (
    fill(back, mix(mid, paper, 0.3)) +
    fill(front, mix(near, paper, 0.25)) +
    fill("M-276 -286h206v-52h-198zM56 -290h214l-6 -54h-204z", mix(near, paper, 0.12)) +
    fill("M-210 20l4 -306h14l6 306zM-86 20l2 -300h14l8 300zM126 20l2 -310h14l4 310zM242 20l2 -296h14l6 296z", ink, 0.3)
  );
};

/** Steps of an open-air theatre in a half ring. */
const stoneTheatre: MotifArt = ({ wall, near, ink, ground, leaf }) =>
  fill("M-300 -300Q0 -420 300 -300V90H-300z", leaf) +
  times(6)
    .map((k) => {
      const [rx, ry] = [290 - k * 38, 300 - k * 44];
      return fill(`M${-rx} -20A${rx} ${ry} 0 0 1 ${rx} -20z`, mix(wall, near, k % 2 ? 0.35 : 0));
    })
    .join("") +
  stroke("M0 -320V-90M-170 -250L-60 -70M170 -250L60 -70", mix(near, wall, 0.2), 12) +
  fill("M-76 -20A76 66 0 0 1 76 -20z", ground) +
  fill(box(-300, -20, 600, 110), mix(ground, wall, 0.3)) +
  fill(box(-220, -60, 36, 90) + box(-130, -40, 36, 70) + box(120, -60, 36, 90) + box(204, -50, 36, 80), near) +
  fill(box(-234, -76, 152, 20) + box(108, -76, 62, 20), ink);

/** A rider of bronze on a plinth. */
const statue: MotifArt = ({ wall, near, ink, leaf, paper }) => {
  const bronze = mix(leaf, ink, 0.35);
  return (
    fill(box(-130, -30, 260, 40) + box(-104, -180, 208, 154) + box(-122, -204, 244, 28), wall) +
    fill(box(40, -180, 64, 154), near, 0.4) +
    fill(box(-60, -140, 120, 66), mix(paper, wall, 0.3)) +
    stroke("M-40 -120h80M-40 -98h60", near, 6) +
    fill(
      "M-96 -204l14 -70q-24 -20 -10 -54q40 -26 104 -14q24 -40 44 -62l34 -14l16 28l42 36l-14 16l-40 -10q-8 40 -24 70l52 -6l-4 20l-50 26l-24 -24l-20 12l8 46h-26l-10 -60h-70l-6 60z",
      bronze,
    ) +
    fill("M-34 -340q-8 -60 26 -86q30 4 34 36l-6 60l30 58l-18 10l-36 -62z", mix(bronze, ink, 0.3)) +
    fill(circle(-4, -444, 24) + "M-44 -450l80 -16l6 10l-84 12z", mix(bronze, ink, 0.3)) +
    stroke("M10 -390L120 -470", mix(bronze, ink, 0.3), 12, ROUND)
  );
};

/** A wall of names with flowers before it, and a flame. */
const memorial: MotifArt = ({ near, ink, paper, a1, a2, leaf, ground }) =>
  fill("M-290 20V-230L-60 -300V20zM290 20V-230L60 -300V20z", mix(near, ink, 0.5)) +
  fill("M290 20V-230L60 -300V20z", ink, 0.3) +
  stroke(
    times(8)
      .map((k) => `M-266 ${-190 + k * 24}L-84 ${-234 + k * 29}M84 ${-234 + k * 29}L266 ${-190 + k * 24}`)
      .join(""),
    paper,
    5,
    'stroke-dasharray="26 9" opacity=".7"',
  ) +
  fill(box(-300, 20, 600, 70), mix(ground, paper, 0.3)) +
  fill("M-54 20L-34 -60H34L54 20z", ink) +
  fill("M0 -200Q60 -130 36 -86Q26 -62 0 -62Q-26 -62 -36 -86Q-50 -120 -14 -146Q-20 -120 -4 -116Q14 -150 0 -200z", a2) +
  fill("M0 -130Q24 -100 14 -78Q0 -64 -14 -78Q-20 -100 0 -130z", a1) +
  fill(oval(-180, 34, 70, 16) + oval(180, 34, 70, 16), leaf) +
  dots("M-220 26h0M-186 18h0M-150 26h0M146 26h0M182 18h0M216 26h0", a1, 22);

/** A stout tower of a town wall with a gate under it. */
const cityGate: MotifArt = ({ wall, near, ink, a1, a2 }) => {
  const shade = mix(wall, near, 0.5);
  return (
    fill(box(-300, -170, 600, 180), mix(wall, near, 0.3)) +
    fill(merlons(-300, -168, 17, 18), mix(wall, near, 0.3)) +
    turned([block(-130, 64, 10, -280), block(130, 64, 10, -280), block(0, 110, 10, -250)], wall, shade, 0.3) +
    fill(merlons(-194, -278, 4, 18) + merlons(66, -278, 4, 18), wall) +
    turned([spire(-130, 76, -296, -420), spire(130, 76, -296, -420)], a1, mix(a1, ink, 0.35), 0.1) +
    fill(arch(-52, 10, 104, 170) + box(-142, -220, 24, 50) + box(118, -220, 24, 50), ink) +
    stroke("M-26 -140V10M0 -156V10M26 -140V10M-50 -100H50M-50 -50H50", mix(near, ink, 0.3), 6) +
    fill(box(-30, -222, 60, 30), a2)
  );
};

/** Prison bars before a small light. */
const prison: MotifArt = ({ wall, near, ink, a2, far }) =>
  fill(box(-300, -530, 600, 620), mix(wall, near, 0.55)) +
  stroke(
    times(8)
      .map((k) => `M-300 ${-470 + k * 70}H300`)
      .join("") +
      "M-200 -470v70M40 -470v70M-90 -400v70M190 -400v70M-230 -190v70M200 -260v70M-190 -50v70M60 -50v70M220 -120v70",
    near,
    5,
  ) +
  fill(box(-150, -390, 300, 300), ink) +
  fill(box(-130, -370, 260, 260), mix(a2, far, 0.3)) +
  stroke("M-90 -390V-90M-30 -390V-90M30 -390V-90M90 -390V-90M-150 -290H150M-150 -190H150", ink, 15);

/** Castles, palaces, ruins, monuments, towers and gates. */
export const OLD_STONES = {
  castle: { on: "meadow", art: castle, s: 1.3 },
  "hill-castle": { on: "hills", art: crag, s: 1.45 },
  "japanese-castle": { on: "wood", art: keep, s: 1.45 },
  fort: { on: "water", art: fort },
  "great-wall": { on: "hills", art: greatWall, s: 1.3 },
  "city-gate": { on: "town", art: cityGate },
  "horseshoe-gate": { on: "town", art: horseshoeGate, s: 1.3 },
  "triumphal-arch": { on: "town", art: greatArch, s: 1.6 },
  palace: { on: "meadow", art: palace },
  "domed-palace": { on: "town", art: domedPalace, s: 1.35 },
  "raja-palace": { on: "water", art: lakePalace, s: 1.3 },
  "red-palace": { on: "hills", art: redPalace, s: 1.25 },
  mausoleum: { on: "meadow", art: gardenTomb, s: 1.4 },
  mansion: { on: "meadow", art: palaceHotel, s: 1.3 },
  ruin: { on: "desert", art: ruin },
  "temple-columns": { on: "desert", art: parthenon, s: 1.6 },
  amphitheatre: { on: "town", art: colosseum, s: 1.3 },
  "stone-theatre": { on: "hills", art: stoneTheatre },
  pyramid: { on: "desert", art: pyramids, s: 1.2 },
  "step-pyramid": { on: "wood", art: stepPyramid, s: 1.4 },
  "egyptian-temple": { on: "desert", art: pylon, s: 1.4 },
  "rock-tomb": { on: "desert", art: treasury, s: 1.25 },
  "stone-ring": { on: "meadow", art: stoneRing },
  "inca-city": { on: "hills", art: incaCity, s: 1.35 },
  moai: { on: "meadow", art: moai, s: 1.35 },
  monument: { on: "town", art: statue },
  "column-gate": { on: "town", art: gateColumns, s: 1.35 },
  memorial: { on: "meadow", art: memorial },
  prison: { on: "room", art: prison },
  "clock-tower": { on: "town", art: clockTower, s: 1.4 },
  lighthouse: { on: "water", art: lighthouse, s: 1.7 },
  windmill: { on: "meadow", art: islandMill, s: 2.2 },
  "lookout-tower": { on: "town", art: podTower, s: 1.45 },
  "television-tower": { on: "town", art: skyMast, s: 1.4 },
} as const satisfies Record<string, MotifScene>;
