import { seatedBuddha } from "../../posters/figures/street-life";
import { eyedStupa, hall, khmer, prang, stupa, torii, wat } from "../../posters/landmarks/asia";
import { onionTowers, orthodox } from "../../posters/landmarks/castles";
import { colonial, gothic, spireChurch, twinSpires } from "../../posters/landmarks/churches";
import { senateCathedral } from "../../posters/landmarks/city-icons";
import { mamluk, ottoman } from "../../posters/landmarks/mosques";
import { cliffMonastery } from "../../posters/landmarks/natural";
import { abbey } from "../../posters/landmarks/naves";
import { madrasa, whiteMonastery } from "../../posters/landmarks/silk-road";
import { meru, minaret, pagoda } from "../../posters/landmarks/towers";
import { times, box, boxes, arch, arches, turned, block, spire, dome, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots, placed } from "../../posters/svg";
import type { MotifArt, MotifScene } from "../motif-scene";

/** Three gates, one behind the other, over a path. */
const toriiRow: MotifArt = (ink) =>
  fill("M-90 70L-26 -150H26L90 70z", mix(ink.ground, ink.paper, 0.3)) +
  [
    [0, -120, 0.55],
    [0, -60, 0.95],
    [0, 40, 1.55],
  ]
    .map(([x, y, scale]) => placed(torii(ink), { x: x!, y: y!, scale: scale! }))
    .join("");

/** Three storeys by a pond, the upper two under gold leaf. */
const goldenPavilion: MotifArt = ({ paper, ink, water, wall }) => {
  const gold = "#e2ae45";
  const roof = mix(ink, wall, 0.25);
  const posts = (left: number, right: number, top: number, bottom: number): string =>
    times(5)
      .map((k) => `M${left + ((right - left) * k) / 4} ${top}V${bottom}`)
      .join("");
  return (
    fill(box(-300, 6, 600, 100), water) +
    fill("M-130 12H130L104 72H-104z", gold, 0.3) +
    stroke("M-250 30H-140M140 46H260M-60 74H80", paper, 5, `${ROUND} opacity=".6"`) +
    fill(box(-180, -8, 360, 16), mix(wall, ink, 0.4)) +
    fill(box(-140, -96, 280, 90), paper) +
    stroke(posts(-136, 136, -96, -8), mix(wall, ink, 0.4), 9) +
    fill("M-212 -90Q-150 -104 -122 -140H122Q150 -104 212 -90z", roof) +
    fill(box(-116, -226, 232, 88), gold) +
    fill(box(40, -226, 76, 88), mix(gold, ink, 0.2)) +
    stroke(posts(-112, 112, -226, -140), mix(gold, ink, 0.45), 7) +
    fill("M-186 -220Q-128 -234 -102 -270H102Q128 -234 186 -220z", roof) +
    fill(box(-66, -332, 132, 64), gold) +
    fill(box(-22, -322, 44, 54), mix(gold, ink, 0.55)) +
    fill("M-128 -326Q-56 -350 0 -416Q56 -350 128 -326z", roof) +
    fill("M-5 -440H5V-410H-5zM-22 -446Q0 -470 8 -446L26 -458Q14 -430 -4 -436z", gold)
  );
};

/** Raked gravel around stones. */
const stoneGarden: MotifArt = ({ paper, near, far, leaf, ink, wall }) => {
  const rake = mix(paper, far, 0.5);
  return (
    fill(box(-300, -330, 600, 90), mix(wall, paper, 0.4)) +
    fill(box(-300, -350, 600, 26), ink) +
    fill(box(-300, -240, 600, 340), paper) +
    stroke(
      times(9)
        .map((k) => `M-300 ${-210 + k * 34}H300`)
        .join(""),
      rake,
      5,
    ) +
    [
      [-120, -80, 100],
      [130, -150, 66],
      [110, 10, 60],
    ]
      .map(
        ([x, y, r]) =>
          fill(oval(x!, y!, r! + 54, r! * 0.55 + 34), paper) +
          stroke(oval(x!, y!, r! + 46, r! * 0.55 + 26) + oval(x!, y!, r! + 22, r! * 0.55 + 6), rake, 5) +
          fill(oval(x!, y! + 6, r!, r! * 0.3), leaf) +
          fill(
            `M${x! - r! * 0.8} ${y!}l${r! * 0.3} ${-r! * 0.9}l${r! * 0.7} ${-r! * 0.3}l${r! * 0.6} ${r! * 1.2}z`,
            near,
          ) +
          fill(`M${x! + r! * 0.1} ${y!}l${r! * 0.1} ${-r! * 1.2}l${r! * 0.6} ${r! * 1.2}z`, ink, 0.4),
      )
      .join("")
  );
};

/** A towered gate crowded with figures, over a low hall. */
const gopuram: MotifArt = ({ a1, a2, water, wall, ink, leaf, paper }) => {
  const tiers = times(6).map((k) => ({ half: 130 - k * 17, y: -110 - k * 46 }));
  const inks = [a1, a2, water, paper, leaf];
  return (
    fill(box(-230, -96, 460, 96), mix(wall, paper, 0.5)) +
    fill(box(-230, -104, 460, 12), a1) +
    tiers
      .map(
        ({ half, y }, k) =>
          fill(`M${-half} ${y + 46}L${-half + 12} ${y}H${half - 12}L${half} ${y + 46}z`, mix(wall, a2, 0.35)) +
          fill(box(-half + 4, y + 36, half * 2 - 8, 9), inks[k % 5]!) +
          dots(
            times(9 - k)
              .map((n) => `M${(n - (8 - k) / 2) * 26} ${y + 20}v10`)
              .join(""),
            inks[(k + 2) % 5]!,
            13,
          ),
      )
      .join("") +
    fill(oval(0, -392, 50, 26), a2) +
    dots("M-30 -420v-10M0 -424v-16M30 -420v-10", a2, 9) +
    fill(arch(-34, 0, 68, 92) + boxes(-190, -70, 30, 70, 2, 50) + boxes(110, -70, 30, 70, 2, 50), ink) +
    fill("M24 -110L14 -386H40L130 -64H60z", ink, 0.16)
  );
};

/** A bronze urn of incense under hanging lanterns, before a red door. */
const incense: MotifArt = ({ a1, a2, ink, paper, near }) =>
  fill(box(-300, -530, 600, 530), mix(a1, ink, 0.35)) +
  fill(box(-300, -530, 600, 60) + box(-300, -530, 50, 540) + box(250, -530, 50, 540), ink) +
  fill(box(-300, 0, 600, 90), near) +
  stroke("M-150 -470v46M150 -470v46", ink, 5) +
  fill(oval(-150, -370, 62, 56) + oval(150, -370, 62, 56), a2) +
  fill(box(-176, -432, 52, 14) + box(124, -432, 52, 14) + box(-176, -322, 52, 14) + box(124, -322, 52, 14), ink) +
  stroke("M-30 -170q-40 -60 0 -110t-6 -110M30 -170q36 -50 4 -100t10 -90", paper, 9, `${ROUND} opacity=".7"`) +
  stroke("M-44 -130V-190M-14 -130V-206M16 -130V-196M46 -130V-186", a2, 7) +
  fill(
    "M-150 -140H150L118 -40H-118zM-170 -158H170V-132H-170zM-96 -44L-126 30H-92L-60 -44zM96 -44L126 30H92L60 -44z",
    ink,
  ) +
  stroke("M-104 -90H104", a2, 8);

/** A synagogue of striped stone: two small domes, a round window with the star of David, and the tables of the law. */
const synagogue: MotifArt = ({ wall, near, ink, a1, a2, paper, water }) => {
  const shade = mix(wall, near, 0.45);
  return (
    turned([block(-150, 50, 0, -330), block(150, 50, 0, -330)], wall, shade, 0.3) +
    turned([dome(-150, 52, -330, 70), dome(150, 52, -330, 70)], a2, mix(a2, near, 0.5)) +
    fill("M-104 0V-290L0 -350L104 -290V0z", mix(wall, paper, 0.4)) +
    stroke(boxesOf([-40, -80, -120, -160, -200, -240, -280], 200), a1, 9, 'opacity=".5"') +
    fill(circle(0, -215, 66), paper) +
    stroke("M0 -272L49 -187H-49zM0 -158L49 -243H-49z", water, 11) +
    fill(arches(-82, 0, 44, 96, 3, 60) + arch(-166, -150, 32, 110) + arch(134, -150, 32, 110), ink) +
    fill("M-34 -350v-44a17 17 0 0 1 34 0a17 17 0 0 1 34 0v44z", paper) +
    stroke("M-22 -378h14M-22 -366h14M8 -378h14M8 -366h14", ink, 4)
  );
  function boxesOf(at: readonly number[], width: number): string {
    return at.map((y) => `M${-width / 2} ${y}h${width}`).join("");
  }
};

/** A white hall with a golden dome and a flag mast beside it, mirrored in its pool. */
const gurdwara: MotifArt = ({ paper, far, a2, near, ink, water, a1 }) =>
  fill(box(-300, -24, 600, 110), water) +
  stroke("M-200 16H-40M40 30H220M-120 56H80", paper, 5, `${ROUND} opacity=".6"`) +
  fill(box(-180, -190, 360, 170), paper) +
  fill(box(70, -190, 110, 170), mix(paper, far, 0.6)) +
  fill(arches(-150, -24, 44, 100, 3, 62) + arches(46, -24, 34, 90, 3, 44), ink) +
  fill(box(-194, -208, 388, 22), a2) +
  turned([dome(-144, 34, -208, 52), dome(144, 34, -208, 52), block(0, 84, -208, -250)], a2, mix(a2, near, 0.45)) +
  turned([dome(0, 92, -250, 110), spire(0, 8, -356, -404)], a2, mix(a2, near, 0.45)) +
  stroke("M246 -24V-400", a1, 9) +
  fill("M246 -400L176 -376L246 -350z", a1);

/** A bare church front: nave under a gable, one round window, a bell in its wall. */
const chapel: MotifArt = ({ paper, far, near, ink, a1, leaf }) =>
  fill("M-150 0V-200L0 -300L150 -200V0z", paper) +
  fill("M60 0V-260L150 -200V0z", mix(paper, far, 0.6)) +
  fill("M-168 -190L0 -312L168 -190L158 -176L0 -288L-158 -176z", a1) +
  fill("M-46 -278V-400H46V-278L0 -308z", paper) +
  fill(arch(-22, -320, 44, 66), near) +
  fill(box(-6, -476, 12, 76) + box(-24, -452, 48, 11) + arch(-40, 0, 80, 120) + circle(0, -180, 30), ink) +
  fill("M-12 -324q12 -34 24 0z", a1) +
  fill(oval(-206, -30, 46, 56) + oval(206, -26, 40, 50), leaf);

/** The seats and the vault of a great church, seen from the door. */
const nave: MotifArt = ({ wall, near, ink, a1, a2, paper, water }) =>
  fill(box(-300, -530, 600, 620), mix(wall, near, 0.35)) +
  fill(
    "M-300 90V-330Q-300 -530 0 -530Q300 -530 300 -330V90H190V-280Q170 -430 0 -440Q-170 -430 -190 -280V90z",
    mix(wall, ink, 0.25),
  ) +
  fill("M-110 0V-220Q-90 -360 0 -400Q90 -360 110 -220V0z", mix(water, ink, 0.35)) +
  [-70, 0, 70]
    .map((x, k) =>
      fill(
        `M${x - 24} -60V-220q4 -50 24 ${k === 1 ? -110 : -60}q20 ${k === 1 ? 60 : 10} 24 ${k === 1 ? 110 : 60}V-60z`,
        [a1, a2, paper][k]!,
      ),
    )
    .join("") +
  stroke("M-94 -150H94M-94 -220H94", ink, 6) +
  fill("M-60 90L-24 -20H24L60 90z", a1) +
  fill(
    times(4)
      .map((k) => box(-270 + k * 34, 40 - k * 24, 160 - k * 20, 20) + box(110 - k * 14, 40 - k * 24, 160 - k * 20, 20))
      .join(""),
    ink,
  );

/** A great urn of bells: nothing of one faith, a gate with a bell and steps. */
const bellGate: MotifArt = ({ wall, near, ink, a1, a2, paper }) =>
  fill("M-230 0L-200 -46H200L230 0z", mix(paper, wall, 0.3)) +
  fill(box(-150, -300, 36, 256) + box(114, -300, 36, 256), mix(a1, ink, 0.2)) +
  fill("M-230 -300Q-150 -330 -120 -400H120Q150 -330 230 -300L210 -284H-210z", near) +
  fill(box(-130, -420, 260, 22), ink) +
  stroke("M0 -300V-250", ink, 10) +
  fill("M-70 -96Q-70 -250 0 -250Q70 -250 70 -96z", a2) +
  fill("M20 -246Q70 -230 70 -96H34z", ink, 0.25) +
  fill(box(-80, -106, 160, 16) + circle(0, -78, 14), mix(a2, ink, 0.4));

/** Houses of faith, each of its own. */
export const FAITH = {
  torii: { on: "wood", art: torii, s: 1.5 },
  "torii-row": { on: "wood", art: toriiRow },
  pagoda: { on: "wood", art: pagoda, s: 1.45 },
  "wooden-temple": { on: "wood", art: hall, s: 1.25 },
  "golden-pavilion": { on: "wood", art: goldenPavilion },
  "stone-garden": { on: "meadow", art: stoneGarden },
  wat: { on: "meadow", art: wat, s: 1.5 },
  prang: { on: "town", art: prang, s: 1.35 },
  "khmer-temple": { on: "wood", art: khmer, s: 1.35 },
  "golden-stupa": { on: "meadow", art: stupa, s: 1.4 },
  "eyed-stupa": { on: "hills", art: eyedStupa, s: 1.3 },
  "mountain-monastery": { on: "hills", art: cliffMonastery, s: 1.1 },
  "himalayan-monastery": { on: "hills", art: whiteMonastery, s: 1.3 },
  buddha: { on: "meadow", art: seatedBuddha, s: 3.5 },
  gopuram: { on: "town", art: gopuram },
  meru: { on: "wood", art: meru, s: 1.5 },
  incense: { on: "dark", art: incense },
  "bell-gate": { on: "wood", art: bellGate },
  gurdwara: { on: "town", art: gurdwara },
  synagogue: { on: "town", art: synagogue },
  "parish-church": { on: "meadow", art: spireChurch, s: 1.5 },
  cathedral: { on: "town", art: gothic, s: 1.6 },
  "twin-spires": { on: "town", art: twinSpires, s: 1.35 },
  "domed-church": { on: "town", art: senateCathedral, s: 1.35 },
  "colonial-church": { on: "town", art: colonial, s: 1.6 },
  "onion-church": { on: "meadow", art: onionTowers, s: 1.4 },
  "orthodox-church": { on: "meadow", art: orthodox, s: 1.5 },
  abbey: { on: "meadow", art: abbey, s: 1.35 },
  chapel: { on: "hills", art: chapel },
  nave: { on: "room", art: nave },
  mosque: { on: "town", art: ottoman, s: 1.2 },
  minaret: { on: "town", art: minaret, s: 1.5 },
  "old-mosque": { on: "town", art: mamluk, s: 1.4 },
  "tiled-portal": { on: "desert", art: madrasa, s: 1.3 },
} as const satisfies Record<string, MotifScene>;
