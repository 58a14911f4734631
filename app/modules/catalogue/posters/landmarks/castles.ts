import type { Inks } from "../palettes";
import { arch, arches, block, box, boxes, gable, lancets, merlons, onion, spire, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A gothic clock tower. `a2` is its dial. */
export function clockTower({ wall, near, ink, a2, mid, paper }: Inks): string {
  const shade = mix(wall, near, 0.6);
  return (
    turned([block(0, 34, 0, -230), block(0, 40, -228, -292), block(0, 28, -318, -336)], wall, shade, 0.3) +
    turned(
      [
        [
          0,
          [
            [42, -292],
            [28, -320],
          ],
        ],
        [
          0,
          [
            [30, -336],
            [4, -394],
            [1, -420],
          ],
        ],
      ],
      mid,
      ink,
    ) +
    stroke("M-22 -8V-222M-10 -8V-222M4 -8V-222M18 -8V-222", shade, 3, 'stroke-dasharray="26 6"') +
    fill(boxes(-22, -334, 8, 14, 4, 12), ink) +
    fill(box(-44, -232, 88, 6) + box(-44, -294, 88, 6), a2) +
    `<circle cx="-4" cy="-260" r="25" fill="${ink}"/><circle cx="-4" cy="-260" r="21" fill="${paper}"/>` +
    stroke("M-4 -260V-276M-4 -260L6 -254", ink, 3.5) +
    dots("M-40 -298h0M40 -298h0", a2, 7)
  );
}

/** A castle strung along the top of a crag. */
export function crag({ wall, near, ink, mid, leaf }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    fill(
      "M-330 30L-250 -40L-200 -60L-180 -110L-150 -120L-120 -170L170 -176L196 -140L216 -130L240 -70L300 -40L380 30z",
      mid,
    ) +
    fill(
      "M-60 30L-30 -60L-50 -110L-20 -172L170 -176L196 -140L216 -130L240 -70L300 -40L380 30L200 30L150 -50L120 -60L90 30z",
      near,
    ) +
    fill(
      "M-150 -60L-130 -110L-110 -40L-140 30zM20 -60L40 -120L70 -60L40 30zM150 -110L170 -60L220 -20L180 -40z",
      mix(near, ink, 0.35),
    ) +
    fill("M-330 30Q-270 -30 -200 -20Q-120 -40 -40 0Q60 -30 160 0Q260 -20 380 30z", leaf) +
    turned(
      [
        block(-90, 40, -160, -206),
        block(-30, 34, -160, -222),
        block(48, 52, -166, -214),
        block(126, 40, -168, -240),
        block(-126, 18, -150, -230),
      ],
      wall,
      shade,
    ) +
    fill(
      merlons(-130, -204, 4, 9) + merlons(86, -238, 4, 10) + merlons(-144, -228, 2, 9) + merlons(-64, -220, 4, 8),
      wall,
    ) +
    turned(
      [
        [
          48,
          [
            [58, -212],
            [40, -240],
          ],
        ],
        [
          -80,
          [
            [24, -206],
            [4, -228],
          ],
        ],
      ],
      mix(near, ink, 0.3),
      ink,
    ) +
    fill(
      boxes(10, -198, 9, 14, 4, 22) +
        boxes(-116, -192, 8, 12, 2, 22) +
        boxes(98, -220, 9, 16, 3, 20) +
        boxes(-48, -206, 8, 14, 2, 20),
      ink,
    ) +
    stroke("M126 -240v-44", ink, 2.5)
  );
}

/** A round fortress tower with a cone roof, walls running off to both sides. */
export function wallTowers({ wall, near, ink, a1 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    fill(box(-1400, -70, 2800, 80), mix(wall, near, 0.12)) +
    stroke("M-1400 -75H1400", mix(wall, near, 0.12), 12, 'stroke-dasharray="12 12"') +
    stroke("M-1400 -16H1400", mix(wall, near, 0.3), 40, 'stroke-dasharray="34 30"') +
    turned([block(-150, 38, 10, -130), block(0, 46, 10, -180), block(150, 36, 10, -146)], wall, shade) +
    turned([block(-150, 44, -122, -140), block(0, 52, -172, -192), block(150, 42, -138, -156)], wall, shade) +
    turned(
      [spire(-150, 50, -138, -222), spire(0, 60, -190, -300), spire(150, 48, -154, -244)],
      a1,
      mix(a1, ink, 0.35),
    ) +
    fill(
      boxes(-158, -96, 8, 20, 1, 1) +
        boxes(-8, -140, 9, 24, 1, 1) +
        boxes(-8, -70, 9, 24, 1, 1) +
        boxes(142, -110, 8, 20, 1, 1) +
        boxes(-36, -188, 8, 10, 5, 16),
      ink,
    ) +
    stroke("M0 -298v-22M150 -242v-18M-150 -220v-18", ink, 2.5)
  );
}

/** A medieval belfry with an octagonal crown, over a market hall. */
export function belfry({ wall, near, ink, a1, a2 }: Inks): string {
  const shade = mix(wall, near, 0.6);
  return (
    turned([block(0, 130, 0, -76)], wall, shade, 0.6) +
    fill("M-136 -74L-116 -110H116L136 -74z", a1) +
    fill("M40 -74V-110H116L136 -74z", ink, 0.25) +
    turned([block(0, 48, 0, -188), block(0, 40, -188, -250), block(0, 28, -256, -330)], wall, shade) +
    turned(
      [spire(-40, 8, -188, -226), spire(40, 8, -188, -226), spire(-32, 7, -250, -284), spire(32, 7, -250, -284)],
      wall,
      shade,
    ) +
    fill(merlons(-28, -328, 5, 6), wall) +
    fill(
      lancets(-32, -118, 16, 50, 3, 24) +
        lancets(-26, -200, 14, 40, 3, 19) +
        lancets(-18, -266, 12, 52, 2, 22) +
        arches(-116, -14, 18, 40, 8, 30),
      ink,
    ) +
    `<circle cx="0" cy="-100" r="14" fill="${ink}"/><circle cx="0" cy="-100" r="10" fill="${a2}"/>`
  );
}

/** A domed parliament bristling with gothic spires. */
export function parliament({ wall, near, ink, a1, a2 }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const spires = [-260, -228, -196, -160, -124, -88, 88, 124, 160, 196, 228, 260].map((x, k): Turned =>
    spire(x, 6, -84, k % 3 ? -116 : -150),
  );
  return (
    turned([block(0, 270, 0, -70), block(-170, 44, -60, -96), block(170, 44, -60, -96)], wall, shade, 0.74) +
    fill("M-270 -70L-256 -92H-90V-70zM270 -70L256 -92H90V-70z", a1) +
    turned([...spires, block(0, 84, 0, -110), block(0, 56, -110, -156)], wall, shade) +
    turned(
      [
        [
          0,
          [
            [58, -156],
            [46, -212, 60, -186],
            [8, -248, 30, -238],
            [5, -266],
            [1, -316],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    turned(
      [
        spire(-56, 7, -150, -196),
        spire(56, 7, -150, -196),
        block(-92, 15, 0, -140),
        block(92, 15, 0, -140),
        spire(-92, 16, -138, -206),
        spire(92, 16, -138, -206),
      ],
      wall,
      shade,
    ) +
    stroke("M-262 -44H-90M90 -44H262M-262 -16H262", ink, 24, 'stroke-dasharray="7 9" opacity=".75"') +
    fill(lancets(-46, -112, 12, 34, 6, 16) + lancets(-66, -10, 22, 70, 5, 28), ink) +
    dots("M0 -320h0", a2, 7)
  );
}

/** A brick town hall or palace tower with bell-shaped copper caps: northern baroque. */
export function copperSpire({ wall, near, ink, leaf, a2 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const copper = mix(leaf, "#8fd0bf", 0.5);
  return (
    turned([block(0, 150, 0, -90), block(0, 38, -84, -206)], wall, shade, 0.5) +
    fill("M-158 -88L-130 -130H-38V-88zM158 -88L130 -130H38V-88z", copper) +
    fill("M158 -88L130 -130H84L90 -88z", ink, 0.25) +
    turned(
      [
        [
          0,
          [
            [42, -206],
            [20, -236, 40, -226],
            [20, -256],
            [28, -262],
            [10, -284, 24, -280],
            [10, -300],
            [14, -304],
            [1, -392],
          ],
        ],
        spire(-128, 12, -90, -150),
        spire(128, 12, -90, -150),
      ],
      copper,
      mix(copper, ink, 0.4),
    ) +
    fill(
      arches(-132, -14, 16, 44, 9, 31) + lancets(-22, -100, 14, 44, 2, 30) + arches(-14, -238, 10, 16, 2, 18),
      ink,
      0.85,
    ) +
    `<circle cx="0" cy="-178" r="15" fill="${a2}"/>` +
    dots("M0 -396h0", a2, 7)
  );
}

/** Cathedral with two brick towers under onion caps. */
export function onionTowers({ wall, near, ink, leaf, a2, a1 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const copper = mix(leaf, "#8fd0bf", 0.4);
  return (
    turned([block(20, 150, 0, -110)], wall, shade, 0.5) +
    fill("M-130 -108L-100 -196H150L180 -108z", a1) +
    fill("M60 -108L64 -196H150L180 -108z", ink, 0.25) +
    turned([block(-80, 32, 0, -250), block(0, 32, 0, -250)], wall, shade) +
    turned([onion(-80, 36, -246, 74), onion(0, 36, -246, 74)], copper, mix(copper, ink, 0.4)) +
    fill(
      lancets(-92, -190, 10, 40, 2, 14) +
        lancets(-12, -190, 10, 40, 2, 14) +
        lancets(50, -20, 18, 70, 4, 30) +
        lancets(-88, -80, 16, 60, 1, 1) +
        lancets(-8, -80, 16, 60, 1, 1),
      ink,
    ) +
    fill(box(-112, -204, 64, 5) + box(-32, -204, 64, 5), mix(wall, "#ffffff", 0.3)) +
    dots("M-80 -322h0M0 -322h0", a2, 8) +
    stroke("M-80 -322v-18M0 -322v-18", ink, 2.5)
  );
}

/** An orthodox cathedral with a cluster of onion domes; `a2` gilds the middle one. */
export function orthodox({ wall, near, ink, a1, a2, mid }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    turned(
      [block(0, 120, 0, -110), block(0, 40, -108, -178), block(-78, 24, -108, -152), block(78, 24, -108, -152)],
      wall,
      shade,
    ) +
    fill(gable(-120, -108, 80, 30) + gable(-40, -108, 80, 38) + gable(40, -108, 80, 30), mix(wall, a1, 0.4)) +
    turned([onion(-78, 32, -150, 66), onion(78, 32, -150, 66)], mid, ink) +
    turned([onion(0, 50, -176, 98)], a2, mix(a2, near, 0.5)) +
    fill(
      arches(-28, -128, 10, 36, 4, 15) +
        arches(-90, -124, 8, 20, 2, 16) +
        arches(66, -124, 8, 20, 2, 16) +
        arches(-100, -20, 22, 56, 3, 28) +
        arches(24, -20, 22, 56, 3, 28) +
        arch(-18, 0, 36, 76),
      ink,
    ) +
    stroke("M0 -272v-30M-9 -292h18M-78 -214v-22M-84 -228h12M78 -214v-22M72 -228h12", a2, 3)
  );
}

/** A banded lighthouse. */
export function lighthouse({ paper, far, a1, a2, ink }: Inks): string {
  return (
    turned(
      [
        [
          0,
          [
            [34, 0],
            [20, -210],
          ],
        ],
      ],
      paper,
      mix(paper, far, 0.7),
    ) +
    fill("M-32 -30H32L29 -76H-29zM-26 -122H26L23 -166H-23z", a1) +
    fill("M8 -30H32L29 -76H7zM6 -122H26L23 -166H5z", ink, 0.28) +
    fill(box(-28, -218, 56, 8) + box(-16, -250, 32, 4), ink) +
    fill(box(-14, -246, 28, 28), a2) +
    fill("M-20 -250Q0 -284 20 -250z", a1) +
    stroke("M0 -270v-18", ink, 3) +
    fill(arch(-8, 0, 16, 26), ink)
  );
}

/** A railway hotel like a castle on the Loire: a steep-roofed tower between turreted wings. `leaf` is its copper. */
export function copperCastle({ wall, near, ink, leaf, paper, a2 }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const copper = mix(leaf, paper, 0.25);
  const roofShade = mix(leaf, near, 0.45);
  const hip = (x: number, half: number, foot: number, ridge: number, top: number): Turned => [
    x,
    [
      [half + 4, foot],
      [ridge, top],
    ],
  ];
  const dormers = (x: number, y: number, count: number, step: number): string =>
    Array.from(
      { length: count },
      (_, k) => box(x + k * step, y - 14, 10, 14) + gable(x + k * step - 3, y - 13, 16, 13),
    ).join("");
  return (
    turned([block(-118, 92, 0, -112), block(120, 84, 0, -98)], wall, shade, 0.45) +
    turned([hip(-118, 92, -112, 70, -162), hip(120, 84, -98, 64, -142)], copper, roofShade, 0.45) +
    turned([block(-40, 36, 0, -158), block(66, 30, 0, -136)], wall, shade, 0.4) +
    turned([hip(-40, 36, -158, 12, -222), hip(66, 30, -136, 8, -190)], copper, roofShade, 0.3) +
    turned([block(14, 46, 0, -236)], wall, shade, 0.3) +
    turned([hip(14, 46, -236, 22, -326)], copper, roofShade, 0.3) +
    turned(
      [block(-206, 24, 0, -126), block(200, 22, 0, -112), block(-36, 11, -150, -252), block(62, 11, -150, -250)],
      wall,
      shade,
      0.3,
    ) +
    turned(
      [spire(-206, 29, -126, -204), spire(200, 27, -112, -182), spire(-36, 15, -250, -298), spire(62, 15, -248, -296)],
      copper,
      roofShade,
      0.3,
    ) +
    fill(dormers(-190, -116, 5, 28) + dormers(96, -102, 4, 28), mix(wall, paper, 0.35)) +
    fill(dormers(-16, -240, 3, 26), mix(wall, paper, 0.35)) +
    stroke("M-200 -92H188M-200 -62H188M-200 -32H188", mix(ink, near, 0.3), 13, 'stroke-dasharray="7 11"') +
    stroke("M-24 -206H52M-24 -180H52M-24 -154H52M-62 -128H-18", mix(ink, near, 0.3), 12, 'stroke-dasharray="7 9"') +
    fill(boxes(-182, -68, 7, 13, 3, 54) + boxes(104, -38, 7, 13, 3, 36) + boxes(8, -186, 7, 12, 2, 32), a2) +
    fill(box(-34, -240, 96, 5) + box(-212, -114, 188, 4) + box(36, -100, 170, 4), mix(wall, paper, 0.5)) +
    stroke("M14 -326v-44", ink, 3) +
    fill("M14 -370h30l-7 9l7 9h-30z", a2)
  );
}
