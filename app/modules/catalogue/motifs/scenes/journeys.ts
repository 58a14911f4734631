import { dhow, ferry, gondola, longtail, outrigger, sailboat, steamer } from "../../posters/figures/boats";
import { bicycle, oldCar, tram } from "../../posters/figures/vehicles";
import { bigWheel, rollerCoaster } from "../../posters/landmarks/modern";
import { times, box, boxes, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots, placed } from "../../posters/svg";
import { drawLayer } from "../../posters/layers/draw-layer";
import type { Inks } from "../../posters/palettes";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A figure of the posters as the subject. */
const figure =
  (art: (ink: Inks) => string, scale: number): MotifArt =>
  (ink) =>
    placed(art(ink), { x: 0, y: 0, scale });

/** A cabin on a cable over firs. */
const cableCar: MotifArt = ({ a1, ink, paper, water, leaf }) =>
  stroke("M-300 -380L300 -500", ink, 9) +
  fill("M-40 -452h80v26h-80z", ink) +
  stroke("M0 -430V-330", ink, 15) +
  fill("M-150 -330H150Q170 -330 170 -300V-110Q170 -70 130 -70H-130Q-170 -70 -170 -110V-300Q-170 -330 -150 -330z", a1) +
  fill(box(-140, -300, 84, 110) + box(-42, -300, 84, 110) + box(56, -300, 84, 110), mix(paper, water, 0.35)) +
  fill("M-170 -150H170V-124H-170z", paper) +
  fill(
    "M-230 70L-190 -60L-150 70zM-290 80L-250 -20L-210 80zM150 70L200 -70L250 70zM220 84L256 -10L290 84z",
    mix(leaf, ink, 0.4),
  );

/** A funicular car on its slope. */
const funicular: MotifArt = ({ a1, ink, paper, water, leaf, near, ground }) =>
  fill("M-300 90V60L300 -250V90z", leaf) +
  stroke("M-300 46L300 -264M-300 84L300 -226", ink, 9) +
  stroke(
    times(11)
      .map((k) => `M${-290 + k * 56} ${36 - k * 29}l14 46`)
      .join(""),
    mix(ground, ink, 0.4),
    11,
  ) +
  fill("M-170 -40V-210L-50 -272V-102zM-50 -102V-290L70 -352V-164zM70 -164V-370L190 -432V-226z", a1) +
  fill(
    "M-152 -120V-196L-68 -240V-164zM-32 -180V-276L52 -320V-226zM88 -244V-358L172 -400V-290z",
    mix(paper, water, 0.35),
  ) +
  fill("M-170 -40L190 -226V-200L-170 -14z", near);

/** A train over a viaduct among hills. */
const train: MotifArt = ({ a1, ink, paper, wall, near, water }) =>
  fill(box(-300, -90, 600, 30), mix(wall, near, 0.3)) +
  fill(
    times(5)
      .map((k) => `M${-300 + k * 130} -60h130v150h-26v-70a39 46 0 0 0 -78 0v70h-26z`)
      .join(""),
    mix(wall, near, 0.2),
  ) +
  fill("M-300 -250H150Q240 -246 270 -140V-96H-300z", a1) +
  fill("M-300 -150H268L270 -124H-300z", paper) +
  fill(boxes(-280, -226, 66, 56, 5, 84) + "M160 -226Q214 -222 236 -170H160z", mix(water, paper, 0.45)) +
  fill(boxes(-270, -104, 60, 14, 4, 130), ink);

/** A bus without a roof. */
const balloon: MotifArt = ({ a1, a2, paper, ink, wall, near }) =>
  fill("M-60 -110L-180 -270Q-230 -480 0 -500Q230 -480 180 -270L60 -110z", a1) +
  fill("M-30 -110L-80 -280Q-100 -480 0 -500Q100 -480 80 -280L30 -110z", a2) +
  fill("M-10 -110L-30 -280Q-30 -480 0 -500Q30 -480 30 -280L10 -110z", paper) +
  fill("M60 -110L180 -270Q230 -480 30 -498Q190 -440 110 -260L40 -110z", ink, 0.2) +
  stroke("M-54 -110L-36 -40M54 -110L36 -40", ink, 7) +
  fill("M-46 -44H46L36 30H-36z", mix(wall, near, 0.4)) +
  stroke("M-42 -18H42", ink, 6);

/** Skis in the snow. */
const ski: MotifArt = ({ a1, a2, ink, paper, far }) =>
  stroke("M-90 40L-60 -360Q-56 -420 -90 -440M-20 40L10 -360Q14 -420 -20 -440", a1, 36, ROUND) +
  stroke("M-84 -40L-64 -320M-14 -40L6 -320", mix(a1, paper, 0.6), 9) +
  stroke("M110 40L150 -300M190 40L210 -300", ink, 11) +
  fill(circle(112, 0, 24) + circle(190, 0, 24), a2) +
  fill("M-300 20Q-100 -20 40 20T300 10V90H-300z", mix(paper, "#ffffff", 0.5)) +
  stroke("M-240 60Q-60 20 140 60", mix(far, paper, 0.5), 8, ROUND);

/** A stadium with its lights. */
const stadium: MotifArt = ({ wall, near, ink, a1, a2, leaf, paper }) =>
  fill(oval(0, -120, 290, 150), mix(wall, near, 0.4)) +
  fill(oval(0, -140, 270, 130), a1) +
  dots(
    times(26)
      .map((k) => `M${Math.round(Math.cos(k * 0.2417) * 232)} ${Math.round(-140 + Math.sin(k * 0.2417) * 104)}h0`)
      .join(""),
    paper,
    17,
  ) +
  fill(oval(0, -120, 190, 74), leaf) +
  stroke(oval(0, -120, 40, 16) + "M0 -194V-46M-150 -120h0", paper, 6) +
  fill("M-290 -120A290 150 0 0 0 290 -120V-20Q200 60 0 60T-290 -20z", mix(wall, paper, 0.2)) +
  stroke(
    times(11)
      .map((k) => `M${-250 + k * 50} ${-10 + 50 * Math.sin((k + 0.5) / 3.6)}V${-60 + 40 * Math.sin((k + 0.5) / 3.6)}`)
      .join(""),
    near,
    11,
  ) +
  stroke("M-250 -190V-440M250 -190V-440", ink, 11) +
  fill(box(-292, -480, 84, 54) + box(208, -480, 84, 54), a2);

/** A football on the grass. */
const paddling: MotifArt = (ink, canvas) =>
  drawLayer(canvas, ["figure", { kind: "canoe", x: 0, y: 0, s: 3.2 }]) + canoeRipples(ink);
const canoeRipples = ({ paper }: Inks): string => stroke("M-220 50h150M60 60h160", paper, 7, `${ROUND} opacity=".7"`);

/** Slides of a water park into a pool. */
const waterPark: MotifArt = ({ a1, a2, water, paper, ink, near }) =>
  stroke("M-170 -440V20M-60 -440V20", near, 17) +
  fill(box(-200, -460, 180, 30), ink) +
  stroke("M-110 -440Q120 -460 130 -340T-40 -220T160 -110T260 20", a1, 52, ROUND) +
  stroke("M-110 -440Q120 -460 130 -340T-40 -220T160 -110T260 20", mix(a1, paper, 0.5), 17, ROUND) +
  stroke("M-190 -400Q-280 -300 -240 -190T-200 20", a2, 42, ROUND) +
  fill(oval(0, 40, 300, 56), water) +
  stroke("M-200 36h130M0 50h140", paper, 8, ROUND);

/** A merry-go-round. */
const carousel: MotifArt = ({ a1, a2, paper, ink, wall, water }) =>
  fill("M-270 -250Q-140 -300 0 -440Q140 -300 270 -250z", a1) +
  fill("M-130 -268Q-60 -320 0 -440Q-10 -320 -20 -256zM130 -268Q60 -320 0 -440Q10 -320 20 -256z", paper) +
  fill(box(-270, -252, 540, 44), a2) +
  dots(
    times(9)
      .map((k) => `M${-240 + k * 60} -230h0`)
      .join(""),
    paper,
    22,
  ) +
  fill(box(-30, -208, 60, 200), mix(wall, water, 0.4)) +
  stroke("M-190 -208V0M-90 -208V0M90 -208V0M190 -208V0", mix(a2, ink, 0.25), 9) +
  [-190, 90]
    .map(
      (x) =>
        fill(
          `M${x - 60} -90q10 -30 50 -24q10 -50 50 -46l16 26l-26 10q10 50 -10 60l16 50h-16l-20 -44h-40l-16 44h-16l12 -60z`,
          mix(paper, "#ffffff", 0.4),
        ) + fill(box(x - 20, -120, 34, 16), a1),
    )
    .join("") +
  fill(box(-280, -10, 560, 34), mix(a1, ink, 0.3)) +
  stroke("M0 -440V-490", ink, 8) +
  fill("M0 -490l56 18l-56 18z", a2);

/** A helmet of masks and drums: a feast in the street. */
const parade: MotifArt = ({ a1, a2, water, leaf, paper, ink }) =>
  stroke("M-300 -430Q-150 -350 0 -430T300 -430", ink, 5) +
  fill(
    times(7)
      .map((k) => `M${-270 + k * 84} -404h50l-25 60z`)
      .join(""),
    a1,
  ) +
  fill(
    "M-170 -230Q-170 -340 0 -330Q170 -340 170 -230Q150 -110 70 -130Q20 -150 0 -170Q-20 -150 -70 -130Q-150 -110 -170 -230z",
    a2,
  ) +
  fill("M-120 -226q40 -40 84 0q-40 30 -84 0zM120 -226q-40 -40 -84 0q40 30 84 0z", ink) +
  fill("M-150 -290Q-200 -400 -250 -400Q-220 -300 -160 -250zM150 -290Q200 -400 250 -400Q220 -300 160 -250z", leaf) +
  fill(
    "M-90 -316Q-110 -420 -150 -460Q-80 -430 -50 -324zM90 -316Q110 -420 150 -460Q80 -430 50 -324zM-30 -326Q0 -460 0 -490Q10 -440 30 -326z",
    water,
  ) +
  fill(box(-130, -80, 260, 110), a1) +
  fill(oval(0, -80, 130, 30), paper) +
  stroke("M-130 -60L-70 30L-10 -50L50 30L130 -60", paper, 9) +
  stroke("M-200 -140L-40 -80M210 -150L50 -80", ink, 13, ROUND) +
  dots("M-240 -60h0M-210 0h0M230 -50h0M200 10h0M-260 30h0M250 40h0", a2, 19);

/** Fireworks over roofs. */
const fireworks: MotifArt = ({ a1, a2, paper, ink, leaf }) => {
  const burst = (x: number, y: number, r: number, colour: string): string =>
    stroke(
      times(14)
        .map(
          (k) =>
            `M${x + Math.cos(k * 0.449) * r * 0.3} ${y + Math.sin(k * 0.449) * r * 0.3}L${x + Math.cos(k * 0.449) * r} ${y + Math.sin(k * 0.449) * r}`,
        )
        .join(""),
      colour,
      8,
      ROUND,
    ) +
    dots(
      times(14)
        .map((k) => `M${x + Math.cos(k * 0.449) * r * 1.15} ${y + Math.sin(k * 0.449) * r * 1.15}h0`)
        .join(""),
      paper,
      11,
    );
  return (
    burst(-110, -330, 130, a1) +
    burst(140, -390, 100, a2) +
    burst(80, -190, 80, mix(leaf, paper, 0.4)) +
    stroke("M-110 -200V-40M140 -280V-40", a2, 4, 'stroke-dasharray="10 12"') +
    fill("M-300 90V-40h80v-40h60v30h90v-60l50 -40l50 40v50h90v-20h70v30h110V90z", mix(ink, "#000000", 0.3)) +
    dots("M-250 0h0M-190 -30h0M-100 0h0M-10 -40h0M20 -40h0M110 0h0M180 -10h0M240 10h0", a2, 15)
  );
};

/** A book of walks and a flag: a guided tour. */
const guidedTour: MotifArt = ({ a1, a2, leaf, ink, water, wall, near, paper }) =>
  [-190, -80, 60, 190]
    .map(
      (x, k) =>
        fill(`M${x - 56} 40q-12 -150 20 -190h72q32 40 20 190z`, [water, a2, leaf, near][k]!) +
        fill(circle(x, -190, 44), mix(wall, a2, 0.25)) +
        fill(`M${x - 46} -196q0 -50 46 -52q46 2 46 52q-46 -22 -92 0z`, ink),
    )
    .join("") +
  stroke("M250 40V-440", mix(ink, wall, 0.3), 12, ROUND) +
  fill("M250 -440H60L100 -380L60 -320H250z", a1) +
  fill(circle(170, -380, 24), paper);

const motorTour: MotifArt = ({ a1, ink, paper, water, near, leaf, ground }) =>
  fill(box(-300, 10, 600, 80), ground) +
  fill(
    "M-250 -30V-150Q-250 -170 -220 -172L-170 -176L-130 -280Q-126 -290 -110 -290H120Q136 -290 144 -276L190 -180H240Q262 -176 264 -150V-30z",
    leaf,
  ) +
  fill("M-146 -182L-110 -266H-20V-182zM0 -182V-266H104L146 -182z", mix(paper, water, 0.35)) +
  fill(box(-270, -60, 550, 36), ink) +
  fill(circle(-150, -20, 66) + circle(160, -20, 66), ink) +
  fill(circle(-150, -20, 30) + circle(160, -20, 30), mix(paper, near, 0.4)) +
  fill(circle(250, -120, 17) + "M-130 -310h250v17h-250z", a1);

/** Ways to go about, and days out of the usual. */
export const JOURNEYS = {
  sailing: { on: "water", art: figure(sailboat, 6.4) },
  steamer: { on: "water", art: figure(steamer, 2.5), y: 640 },
  ferry: { on: "water", art: figure(ferry, 2.6), y: 640 },
  gondola: { on: "water", art: figure(gondola, 2.8), y: 640 },
  dhow: { on: "water", art: figure(dhow, 4), y: 660 },
  longtail: { on: "water", art: figure(longtail, 2.4), y: 640 },
  outrigger: { on: "water", art: figure(outrigger, 3.4), y: 660 },
  paddling: { on: "water", art: paddling, y: 640 },
  tram: { on: "town", art: figure(tram, 4) },
  "old-car": { on: "town", art: figure(oldCar, 3.2) },
  bicycle: { on: "meadow", art: figure(bicycle, 6) },
  "cable-car": { on: "hills", art: cableCar },
  funicular: { on: "sky", art: funicular },
  train: { on: "hills", art: train },
  balloon: { on: "hills", art: balloon },
  jeep: { on: "desert", art: motorTour },
  ski: { on: "snow", art: ski },
  stadium: { on: "town", art: stadium },
  "big-wheel": { on: "town", art: bigWheel, s: 1.5 },
  "roller-coaster": { on: "meadow", art: rollerCoaster, s: 1.25 },
  "water-park": { on: "sky", art: waterPark },
  carousel: { on: "meadow", art: carousel },
  parade: { on: "town", art: parade },
  fireworks: { on: "dark", art: fireworks },
  "guided-tour": { on: "town", art: guidedTour },
} as const satisfies Record<string, MotifScene>;
