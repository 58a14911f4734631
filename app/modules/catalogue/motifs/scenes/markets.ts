import { yatai } from "../../posters/figures/street-life";
import { times, box, arch, arches, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots } from "../../posters/svg";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A stemmed cocktail with an olive. */
const cocktail: MotifArt = ({ a1, a2, paper, leaf, far }) => {
  const glass = mix(paper, "#ffffff", 0.3);
  return (
    fill("M-190 -430H190L14 -220V-40L100 0H-100L-14 -40V-220z", glass, 0.35) +
    fill("M-140 -376H140L0 -226z", a1) +
    fill("M0 -376H140L0 -226z", mix(a1, a2, 0.5)) +
    stroke("M-190 -430H190L14 -220V-40L100 0H-100L-14 -40V-220z", glass, 8) +
    stroke("M-60 -250L150 -480", far, 8, ROUND) +
    fill(circle(-20, -300, 30), leaf) +
    fill(circle(-26, -306, 9), a1) +
    fill("M150 -470a70 70 0 1 1 80 90z", a2)
  );
};

/** A mug of beer with its foam. */
const beer: MotifArt = ({ a2, paper, ink, a1, ground }) =>
  stroke("M120 -330H180Q226 -330 226 -280V-150Q226 -100 180 -100H120", mix(paper, "#ffffff", 0.3), 32) +
  fill("M-150 -380H150L134 20H-134z", mix(a2, a1, 0.12)) +
  fill("M60 -380H150L134 20H60z", mix(a2, ink, 0.3), 0.5) +
  stroke("M-80 -320V-40M0 -320V-40M80 -320V-40", mix(a2, paper, 0.55), 15, ROUND) +
  fill(
    "M-170 -350Q-190 -430 -120 -430Q-100 -480 -30 -464Q20 -500 70 -460Q140 -470 150 -410Q190 -370 150 -340Q120 -310 96 -346Q70 -300 40 -344Q0 -310 -30 -346Q-50 -290 -84 -346Q-140 -310 -170 -350z",
    mix(paper, "#ffffff", 0.6),
  ) +
  fill(box(-150, 20, 300, 18), ground);

/** A bottle and a glass of red wine. */
const wine: MotifArt = ({ a1, ink, leaf, paper, wall }) => {
  const glass = mix(paper, "#ffffff", 0.3);
  return (
    fill("M-150 10V-240Q-150 -290 -118 -320V-470H-62V-320Q-30 -290 -30 -240V10z", mix(leaf, ink, 0.5)) +
    fill("M-72 -470H-62V-320Q-30 -290 -30 -240V10H-60z", ink, 0.4) +
    fill(box(-150, -200, 120, 120), mix(paper, wall, 0.3)) +
    fill(box(-122, -486, 64, 70), a1) +
    stroke("M-130 -160h80M-130 -130h80", a1, 8) +
    fill("M40 -330H220Q230 -150 140 -146V-10H200V8H60V-10H120V-146Q30 -150 40 -330z", glass, 0.35) +
    fill("M42 -250H218Q216 -150 130 -148Q44 -150 42 -250z", mix(a1, ink, 0.3)) +
    stroke("M40 -330Q30 -150 130 -146Q230 -150 220 -330zM130 -146V0M66 4H194", glass, 8)
  );
};

/** A counter with stools, dishes above it. */
const foodHall: MotifArt = ({ wall, near, ink, a1, a2, leaf, paper }) =>
  [a1, leaf, a2]
    .map(
      (colour, k) =>
        fill(box(-290 + k * 200, -360, 180, 60), colour) +
        fill(box(-290 + k * 200, -300, 180, 170), mix(ink, wall, 0.2)) +
        fill(
          times(5)
            .map((n) => `M${-290 + k * 200 + n * 36} -300h36q0 26 -18 26t-18 -26z`)
            .join(""),
          mix(colour, paper, 0.4),
        ) +
        stroke(`M${-264 + k * 200} -330h128`, paper, 13, ROUND),
    )
    .join("") +
  dots("M-230 -200h0M-170 -200h0M-30 -200h0M30 -200h0M170 -200h0M230 -200h0", a2, 40) +
  fill(box(-300, -140, 600, 34), paper) +
  fill(box(-300, -106, 600, 80), near) +
  stroke(
    times(5)
      .map((k) => `M${-220 + k * 110} -40V20M${-250 + k * 110} 24h60`)
      .join(""),
    ink,
    11,
  ) +
  fill(
    times(5)
      .map((k) => oval(-220 + k * 110, -48, 42, 14))
      .join(""),
    a1,
  ) +
  stroke("M-200 -530V-440M0 -530V-440M200 -530V-440", ink, 5) +
  fill("M-240 -400L-200 -450L-160 -400zM-40 -400L0 -450L40 -400zM160 -400L200 -450L240 -400z", a2);

/** Stalls with striped awnings, heaps of fruit. */
const market: MotifArt = ({ a1, a2, leaf, paper, ink, wall, near, water }) => {
  const awning = (x: number, y: number, colour: string): string =>
    times(6)
      .map((k) => fill(`M${x + k * 44} ${y}h44l${(k - 2.5) * 4} 76a22 22 0 0 1 -44 0z`, k % 2 ? paper : colour))
      .join("");
  return (
    stroke("M-270 -250V20M-20 -250V20M20 -250V20M270 -250V20", mix(wall, ink, 0.5), 13) +
    fill(box(-280, -120, 260, 30) + box(20, -120, 260, 30), mix(wall, ink, 0.3)) +
    fill(box(-280, -92, 260, 110) + box(20, -92, 260, 110), near) +
    dots("M-250 -140h0M-210 -140h0M-230 -172h0", a1, 44) +
    dots("M-160 -140h0M-120 -140h0M-140 -172h0", a2, 44) +
    dots("M-76 -140h0M-44 -140h0M-60 -170h0", leaf, 40) +
    dots("M56 -140h0M96 -140h0M76 -172h0", leaf, 44) +
    dots("M146 -140h0M186 -140h0M166 -172h0", mix(a1, ink, 0.4), 42) +
    dots("M226 -140h0M254 -140h0M240 -168h0", a2, 38) +
    awning(-284, -330, a1) +
    awning(16, -330, water) +
    fill(box(-290, -346, 276, 22) + box(14, -346, 276, 22), ink) +
    stroke("M-260 -60h220M40 -60h220", mix(near, paper, 0.3), 6)
  );
};

/** An iron and glass hall over a market. */
const marketHall: MotifArt = ({ wall, near, ink, a1, a2, paper, far, leaf, water }) =>
  fill("M-280 10V-220Q-280 -440 0 -440Q280 -440 280 -220V10z", mix(leaf, ink, 0.4)) +
  fill("M-250 10V-220Q-240 -412 0 -412Q240 -412 250 -220V10z", mix(paper, water, 0.35)) +
  stroke(
    "M-250 -230H250M-180 -350V-230M-100 -396V-230M0 -412V-230M100 -396V-230M180 -350V-230M-220 -300H220",
    mix(leaf, ink, 0.4),
    9,
  ) +
  fill(box(-260, -236, 520, 40), a1) +
  stroke("M-110 -216H110", paper, 15, ROUND) +
  fill(arches(-240, 10, 100, 160, 2, 380) + arch(-90, 10, 180, 180), mix(ink, wall, 0.2)) +
  stroke("M-90 -60Q0 -90 90 -60M-240 -40h100M140 -40h100", a2, 13) +
  dots("M-60 -20h0M-20 -20h0M20 -20h0M60 -20h0M-210 -10h0M-170 -10h0M170 -10h0M210 -10h0", a1, 34) +
  fill(box(-300, 10, 600, 24), mix(wall, near, 0.5)) +
  stroke("M0 -440V-500", ink, 7) +
  fill("M0 -500l60 16l-60 18z", far);

/** A vaulted bazaar with lamps, carpets and spices. */
const bazaar: MotifArt = ({ wall, near, ink, a1, a2, water, leaf, paper, ground }) =>
  fill(box(-300, -530, 600, 620), mix(wall, near, 0.3)) +
  fill("M-180 90V-240Q-170 -420 0 -460Q170 -420 180 -240V90z", mix(near, ink, 0.5)) +
  fill("M-80 90L-40 -190Q-34 -250 0 -266Q34 -250 40 -190L80 90z", a2) +
  fill("M-300 -340h110v260h-110z", a1) +
  fill("M190 -340h110v260h-110z", water) +
  stroke("M-276 -320v220M-214 -320v220M214 -320v220M276 -320v220", a2, 8) +
  fill("M-245 -270l24 60l-24 60l-24 -60zM245 -270l24 60l-24 60l-24 -60z", paper) +
  stroke("M-100 -420V-340M0 -460V-390M100 -420V-340", ink, 5) +
  fill(
    "M-130 -310Q-130 -344 -100 -344T-70 -310L-100 -270zM-30 -360Q-30 -394 0 -394T30 -360L0 -316zM70 -310Q70 -344 100 -344T130 -310L100 -270z",
    mix(a2, paper, 0.4),
  ) +
  fill("M-290 40L-230 -60L-170 40zM170 40L230 -60L290 40z", a1) +
  fill("M-210 50L-150 -40L-90 50zM90 50L150 -40L210 50z", leaf) +
  fill(box(-300, 40, 220, 50) + box(80, 40, 220, 50), ground);

/** A table of old things: a lamp, a clock, a vase, a frame. */
const fleaMarket: MotifArt = ({ wall, near, ink, a1, a2, water, paper, leaf }) =>
  fill("M-290 -130H290L300 -90H-300z", mix(wall, ink, 0.3)) +
  fill(box(-280, -90, 560, 110), a1) +
  stroke("M-220 -90V20M-140 -90V20M-60 -90V20M20 -90V20M100 -90V20M180 -90V20", mix(a1, paper, 0.4), 22) +
  fill("M-250 -290L-220 -370H-130L-100 -290z", a2) +
  fill(box(-184, -290, 18, 130) + oval(-175, -146, 54, 20), ink) +
  fill(box(-70, -330, 130, 196), mix(wall, ink, 0.5)) +
  fill("M-70 -330Q-6 -420 60 -330z", mix(wall, ink, 0.5)) +
  fill(circle(-5, -280, 46), paper) +
  stroke("M-5 -310V-280L20 -270", ink, 8, ROUND) +
  fill("M100 -134Q70 -220 116 -260V-300H176V-260Q222 -220 192 -134z", water) +
  stroke("M92 -200H200", paper, 8) +
  fill("M210 -134L232 -300H290V-134z", a2) +
  fill("M228 -150L242 -280H280V-150z", leaf) +
  fill(box(-20, -200, 30, 66), near);

/** Buckets of cut flowers. */
const flowers: MotifArt = ({ a1, a2, leaf, paper, near, ink, far }) =>
  [-190, 0, 190]
    .map((x, k) => {
      const petal = [a1, a2, mix(a1, paper, 0.5)][k]!;
      return (
        stroke(
          `M${x} -120L${x - 70} -300M${x} -120V-350M${x} -120L${x + 70} -300M${x} -120L${x - 34} -330M${x} -120L${x + 40} -330`,
          leaf,
          10,
        ) +
        dots(`M${x - 70} -310h0M${x} -360h0M${x + 70} -310h0M${x - 36} -290h0M${x + 36} -290h0`, petal, 74) +
        dots(
          `M${x - 70} -310h0M${x} -360h0M${x + 70} -310h0M${x - 36} -290h0M${x + 36} -290h0`,
          mix(petal, ink, 0.4),
          22,
        ) +
        fill(`M${x - 80} -150H${x + 80}L${x + 60} 20H${x - 60}z`, mix(near, far, 0.4)) +
        fill(`M${x + 20} -150H${x + 80}L${x + 60} 20H${x + 20}z`, ink, 0.25)
      );
    })
    .join("");

/** A pot on the fire, a knife and vegetables: a class in a kitchen. */
const cooking: MotifArt = ({ a1, a2, leaf, ink, paper, near, wall }) =>
  fill(box(-270, -40, 540, 60), mix(wall, ink, 0.35)) +
  fill("M-190 -250H90L74 -40H-174z", near) +
  fill("M20 -250H90L74 -40H20z", ink, 0.3) +
  stroke("M-190 -210h-50v40h44M90 -210h50v40h-44", ink, 15) +
  fill(oval(-50, -252, 146, 24), ink) +
  fill(oval(-50, -254, 124, 15), a1) +
  stroke("M20 -260L120 -440", mix(wall, ink, 0.3), 17, ROUND) +
  stroke("M-110 -300q-30 -50 0 -90t0 -80M-40 -300q-30 -50 0 -90t0 -80", paper, 10, `${ROUND} opacity=".7"`) +
  fill("M150 -40q-10 -80 50 -80t56 80z", a1) +
  stroke("M204 -120q10 -40 40 -44", leaf, 11, ROUND) +
  fill("M120 10L280 -20V10z", mix(paper, "#ffffff", 0.4)) +
  fill(box(70, -8, 60, 20), a2);

/** Counters, drinks and markets. */
export const MARKETS = {
  cocktail: { on: "dark", art: cocktail },
  beer: { on: "room", art: beer },
  wine: { on: "dark", art: wine, ink: { a1: "#9c3140" } },
  "food-hall": { on: "room", art: foodHall },
  market: { on: "sky", art: market, ink: { a1: "#c9452f" } },
  "market-hall": { on: "town", art: marketHall },
  bazaar: { on: "room", art: bazaar },
  "flea-market": { on: "town", art: fleaMarket },
  flowers: { on: "room", art: flowers },
  "street-food": { on: "dark", art: yatai, s: 2.4 },
  cooking: { on: "room", art: cooking },
} as const satisfies Record<string, MotifScene>;
