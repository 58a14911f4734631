import type { Inks } from "../palettes";
import {
  arch,
  arches,
  block,
  box,
  boxes,
  dome,
  gable,
  lancet,
  lancets,
  onion,
  times,
  turned,
  type Turned,
} from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** Zigzag bands across a dome, as painted shingles lie: centre, foot, height and half width. */
function shingles(x: number, foot: number, height: number, half: number): string {
  return [0.12, 0.3, 0.48]
    .map((share, k) => {
      const reach = half * (0.84 - k * 0.16);
      const tooth = reach / 2;
      return `M${x - reach} ${foot - height * share}${`l${tooth / 2} 9l${tooth / 2} -9`.repeat(4)}`;
    })
    .join("");
}

/** The wooden cathedral of Almaty: yellow walls, white trim, domes shingled in bright zigzags. */
export function ascensionCathedral({ wall, near, paper, leaf, a1, a2, ink, water }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const white = mix(paper, "#ffffff", 0.4);
  const domes: Turned[] = [
    onion(-96, 24, -252, 60),
    onion(44, 46, -206, 92),
    onion(-16, 19, -166, 42),
    onion(112, 19, -166, 42),
  ];
  const cross = (x: number, y: number): string => `M${x} ${y}v-24M${x - 7} ${y - 16}h14`;
  return (
    turned([block(44, 36, -120, -210), block(-16, 13, -120, -168), block(112, 13, -120, -168)], wall, shade, 0.3) +
    turned([block(16, 134, 0, -116), block(-96, 40, 0, -196), block(-96, 26, -196, -254)], wall, shade, 0.45) +
    fill(
      `${gable(-140, -196, 88, 34)}${gable(-28, -114, 62, 30)}${gable(44, -114, 62, 30)}${gable(106, -114, 44, 24)}`,
      mix(leaf, ink, 0.25),
    ) +
    fill(
      box(-142, -198, 92, 7) +
        box(-126, -256, 60, 6) +
        box(-54, -120, 208, 7) +
        box(-54, -62, 208, 4) +
        box(6, -214, 76, 6),
      white,
    ) +
    fill(
      arches(-44, -12, 26, 42, 5, 38) +
        arches(-40, -72, 20, 34, 5, 38) +
        arches(20, -132, 12, 46, 3, 18) +
        arches(-116, -206, 12, 34, 3, 14),
      white,
    ) +
    fill(
      arches(-40, -12, 18, 36, 5, 38) +
        arches(-37, -72, 14, 29, 5, 38) +
        arches(22, -134, 8, 40, 3, 18) +
        arches(-114, -207, 8, 29, 3, 14) +
        arch(-114, 0, 36, 66) +
        arch(-108, -96, 24, 60),
      mix(ink, near, 0.3),
    ) +
    fill(box(-122, -74, 52, 8) + gable(-124, -74, 56, 22), white) +
    fill(box(-150, -8, 304, 8), mix(near, paper, 0.25)) +
    turned(domes, leaf, mix(leaf, ink, 0.35)) +
    stroke(shingles(44, -206, 92, 52) + shingles(-96, -252, 60, 27), a2, 5) +
    stroke(shingles(44, -218, 92, 52) + shingles(-96, -260, 60, 26), a1, 4) +
    stroke(
      shingles(44, -212, 92, 52) + shingles(-16, -170, 42, 21) + shingles(112, -170, 42, 21),
      mix(water, white, 0.5),
      3.5,
    ) +
    stroke(cross(44, -294) + cross(-96, -308) + cross(-16, -204) + cross(112, -204), a2, 3)
  );
}

/**
 * A madrasa of the Registan: a great tiled portal between ribbed turquoise domes and leaning minarets. `water` is the
 * glaze.
 */
export function madrasa({ wall, near, paper, a2, ink, water, top }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const glaze = mix(water, "#ffffff", 0.12);
  const cobalt = mix(top, "#1d4f9c", 0.6);
  const minaret = (x: number): Turned => [
    x,
    [
      [19, 0],
      [14, -212],
      [19, -222],
      [19, -232],
      [12, -236],
    ],
  ];
  const ribbed = (x: number): Turned => [
    x,
    [
      [31, -150],
      [37, -178, 40, -160],
      [1, -222, 34, -206],
    ],
  ];
  const sun = (x: number): string => `M${x} -176h0`;
  return (
    turned([block(-112, 30, -96, -156), block(112, 30, -96, -156)], wall, shade) +
    turned([ribbed(-112), ribbed(112)], glaze, mix(glaze, ink, 0.4)) +
    stroke(
      [-112, 112]
        .flatMap((x) => [-24, -8, 8, 24].map((dx) => `M${x + dx} -152Q${x + dx * 1.3} -188 ${x + dx * 0.12} -220`))
        .join(""),
      mix(glaze, ink, 0.45),
      2,
    ) +
    stroke("M-142 -138H-82M82 -138H142", cobalt, 10, 'stroke-dasharray="6 3"') +
    turned([minaret(-196), minaret(196)], wall, shade) +
    stroke(
      [-196, 196]
        .flatMap((x) =>
          times(9).map((k) => `M${x - 17 + k * 0.5} ${-16 - k * 22}l${17 - k * 0.5} -9l${17 - k * 0.5} 9`),
        )
        .join(""),
      cobalt,
      5,
    ) +
    stroke("M-214 -218H-178M178 -218H214", glaze, 6) +
    turned([block(0, 180, 0, -104)], wall, shade, 0.55) +
    fill(
      lancets(-168, -8, 28, 40, 3, 33) +
        lancets(-168, -58, 28, 36, 3, 33) +
        lancets(76, -8, 28, 40, 3, 33) +
        lancets(76, -58, 28, 36, 3, 33),
      cobalt,
    ) +
    fill(
      lancets(-162, -8, 16, 30, 3, 33) +
        lancets(-162, -58, 16, 26, 3, 33) +
        lancets(82, -8, 16, 30, 3, 33) +
        lancets(82, -58, 16, 26, 3, 33),
      mix(ink, near, 0.2),
    ) +
    stroke("M-180 -101H180", glaze, 6, 'stroke-dasharray="9 3"') +
    turned([block(0, 88, 0, -214)], wall, shade, 0.7) +
    fill(box(-78, -206, 156, 206), cobalt) +
    stroke("M-72 0V-200H72V0", mix(a2, wall, 0.3), 6, 'stroke-dasharray="6 5"') +
    fill(box(-64, -194, 128, 194), glaze) +
    fill(lancet(-56, 0, 112, 172), mix(wall, paper, 0.35)) +
    fill(lancet(-48, 0, 96, 156), mix(near, ink, 0.25)) +
    fill("M48 0V-86Q46 -116 30 -128Q18 -110 16 0z", mix(near, ink, 0.55)) +
    fill(lancet(-20, 0, 40, 70), mix(wall, paper, 0.2)) +
    fill(lancet(-13, 0, 26, 58), ink) +
    dots(sun(-46) + sun(46), a2, 20) +
    dots(sun(-46) + sun(46), paper, 9) +
    fill(boxes(-180, -8, 40, 8, 3, 46) + boxes(56, -8, 40, 8, 3, 44), mix(paper, wall, 0.3))
  );
}

/** A white battered temple hall with a red frieze under two swept roofs, as in a Mongolian monastery. */
export function whiteMonastery({ paper, far, a1, a2, near, ink }: Inks): string {
  const white = mix(paper, "#ffffff", 0.35);
  const shade = mix(paper, far, 0.7);
  const roof = (half: number, y: number, rise: number): string =>
    `M${-half} ${y - 12}Q${-half * 0.62} ${y + 2} ${-half * 0.52} ${y - rise}H${half * 0.52}Q${half * 0.62} ${y + 2} ${half} ${y - 12}L${half * 0.86} ${y + 4}H${-half * 0.86}z`;
  const rim = (half: number, y: number, rise: number): string =>
    `M${-half} ${y - 12}Q${-half * 0.62} ${y + 2} ${-half * 0.52} ${y - rise}`;
  return (
    fill("M-152 0L-138 -126H138L152 0z", white) +
    fill("M58 0L52 -126H138L152 0z", shade) +
    fill("M-140 -126L-138 -144H138L140 -126z", mix(a1, ink, 0.15)) +
    dots(
      times(9)
        .map((k) => `M${-120 + k * 30} -135h0`)
        .join(""),
      a2,
      8,
    ) +
    fill(boxes(-112, -104, 24, 40, 2, 44) + boxes(46, -104, 24, 40, 2, 44), mix(near, ink, 0.5)) +
    fill(boxes(-116, -110, 32, 7, 2, 44) + boxes(42, -110, 32, 7, 2, 44), a1) +
    fill("M-30 0V-84H30V0z", a1) +
    fill(box(-20, -74, 40, 74), mix(ink, near, 0.2)) +
    fill(box(-100, -188, 200, 46), a1) +
    fill(box(34, -188, 66, 46), ink, 0.28) +
    stroke(
      times(9)
        .map((k) => `M${-92 + k * 23} -144V-184`)
        .join(""),
      mix(a1, ink, 0.4),
      6,
    ) +
    fill(roof(134, -184, 34), near) +
    fill(box(-66, -252, 132, 36), a1) +
    fill(box(22, -252, 44, 36), ink, 0.28) +
    fill(roof(100, -248, 54), near) +
    stroke(rim(134, -184, 34) + rim(100, -248, 54), a2, 3) +
    turned([dome(0, 15, -302, 20)], a2, mix(a2, near, 0.5)) +
    stroke("M0 -320v-18M-44 -304l-8 -12M44 -304l8 -12", a2, 4)
  );
}
