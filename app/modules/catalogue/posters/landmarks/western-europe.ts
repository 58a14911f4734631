import type { Inks } from "../palettes";
import { arch, arches, block, boxes, lancets, merlons, spire, times, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A marble cathedral front of five bays under a forest of spires, a golden figure on the highest. */
export function marbleSpires({ wall, near, ink, a2, paper, far }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const pier = (x: number, top: number): Turned[] => [block(x, 8, 0, -top), spire(x, 8, -top, -top - 62)];
  const small = (x: number, foot: number, tall: number): Turned => spire(x, 5, -foot, -foot - tall);
  const behind = [-178, -138, -112, -72, -26, 26, 72, 112, 138, 178];
  return (
    turned(
      [
        block(0, 22, -150, -236),
        spire(-18, 6, -232, -268),
        spire(18, 6, -232, -268),
        spire(0, 14, -234, -344),
        ...behind.map((x) => small(x, 110, 130 - Math.abs(x) * 0.3)),
      ],
      mix(wall, far, 0.45),
      mix(shade, far, 0.3),
    ) +
    turned([block(0, 196, 0, -92)], mix(wall, far, 0.3), shade, 0.6) +
    fill("M-166 0V-118L-112 -142L-52 -184L0 -214L52 -184L112 -142L166 -118V0z", wall) +
    fill("M52 0V-184L112 -142L166 -118V0z", shade, 0.55) +
    stroke("M-166 -122L-112 -146L-52 -188L0 -218L52 -188L112 -146L166 -122", mix(wall, paper, 0.6), 5) +
    turned(
      [
        ...pier(-164, 120),
        ...pier(164, 120),
        ...pier(-110, 148),
        ...pier(110, 148),
        ...pier(-50, 190),
        ...pier(50, 190),
        ...[-137, 137].map((x) => small(x, 130, 34)),
        ...[-80, 80].map((x) => small(x, 164, 38)),
        small(0, 214, 44),
      ],
      wall,
      shade,
    ) +
    fill(
      arch(-22, 0, 44, 62) +
        arches(-92, 0, 26, 46, 2, 158) +
        arches(-148, 0, 24, 40, 2, 272) +
        lancets(-20, -78, 18, 62, 2, 22) +
        lancets(-88, -64, 18, 52, 2, 158) +
        lancets(-144, -56, 16, 40, 2, 272),
      ink,
      0.82,
    ) +
    fill(boxes(-14, -158, 28, 3, 3, 0) + "M-12 -166a12 14 0 0 1 24 0z", ink, 0.8) +
    stroke("M-158 -52H-118M-102 -58H-58M-42 -72H42M58 -58H102M118 -52H158", shade, 3) +
    stroke("M0 -342v-16", a2, 5) +
    dots("M0 -362h0", a2, 8)
  );
}

/** A white dome cinema like an eye, its lower lid mirrored in the pool before it. */
export function poolEye({ wall, near, ink, paper, water, far }: Inks): string {
  const ribs = times(13).map((k) => -132 + k * 22);
  const lid = (x: number): number => Math.round(-104 * (1 - (x / 156) ** 2));
  return (
    fill("M-214 0Q-140 -156 0 -156Q140 -156 214 0z", paper) +
    fill("M0 -156Q140 -156 214 0H150Q100 -128 0 -156z", far, 0.75) +
    fill("M-164 0Q-104 -112 0 -112Q104 -112 164 0z", mix(ink, water, 0.45)) +
    fill("M-72 0A72 72 0 0 1 72 0z", wall) +
    fill("M14 -71A72 72 0 0 1 72 0H30Q34 -40 14 -71z", near, 0.7) +
    stroke(ribs.map((x) => `M${x} 0V${lid(x)}`).join(""), paper, 3) +
    stroke("M-214 0Q-140 -156 0 -156Q140 -156 214 0", mix(paper, far, 0.4), 4) +
    fill("M-214 4Q-140 96 0 96Q140 96 214 4z", paper, 0.55) +
    fill("M-164 4Q-104 70 0 70Q104 70 164 4z", mix(ink, water, 0.5), 0.75) +
    fill("M-72 4A72 46 0 0 0 72 4z", wall, 0.6) +
    fill("M-240 -4H240V5H-240z", paper)
  );
}

/** An opera house like a helmet: two white shells over dark glass under one long plume. */
export function plumedShell({ near, ink, paper, far, water }: Inks): string {
  return (
    fill("M-150 0Q-190 -110 -90 -168Q0 -210 110 -186Q190 -160 176 0z", mix(ink, water, 0.35)) +
    fill("M-150 0Q-196 -116 -92 -172Q-40 -196 0 -196Q-92 -132 -70 0z", paper) +
    fill("M176 0Q206 -150 70 -192Q140 -110 104 0z", mix(paper, far, 0.6)) +
    stroke("M-70 -40H112M-72 -76H124M-74 -112H118M-60 -146H98", mix(paper, far, 0.3), 7) +
    fill("M-128 -150Q20 -282 238 -214L234 -204Q60 -246 -96 -140z", paper) +
    fill("M-96 -140Q60 -246 234 -204L238 -214Q240 -208 236 -198Q70 -230 -84 -134z", near, 0.35)
  );
}

/** A long red-walled palace on its hill: square towers with battlements and low tiled roofs. */
export function redPalace({ wall, near, ink, a1, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const pale = mix(wall, paper, 0.55);
  return (
    turned([block(120, 62, 0, -104)], pale, mix(pale, near, 0.4), 0.5) +
    fill("M56 -104L70 -118H170L184 -104z", mix(a1, near, 0.25)) +
    fill(boxes(70, -92, 9, 16, 7, 15), ink, 0.7) +
    turned([block(0, 236, 0, -52)], wall, shade, 0.7) +
    turned(
      [
        block(-180, 38, 0, -134),
        block(-120, 22, 0, -92),
        block(-26, 46, 0, -158),
        block(46, 24, 0, -84),
        block(206, 26, 0, -112),
        block(-72, 18, 0, -78),
      ],
      wall,
      shade,
    ) +
    fill("M-146 -90L-120 -108L-94 -90zM16 -82L46 -102L76 -82zM176 -110L206 -132L236 -110z", a1) +
    fill(
      merlons(-218, -134, 6, 7) + merlons(-72, -158, 7, 7) + merlons(-94, -52, 2, 6) + merlons(86, -52, 6, 6),
      wall,
    ) +
    fill(
      arches(-60, -70, 12, 26, 2, 22) +
        arches(-60, -116, 10, 18, 4, 20) +
        arches(-196, -84, 10, 18, 2, 22) +
        arches(-128, -58, 8, 14, 2, 12) +
        arches(32, -52, 9, 16, 2, 16) +
        arches(192, -72, 10, 18, 2, 18) +
        arches(90, -12, 12, 24, 4, 20),
      ink,
      0.85,
    ) +
    stroke("M-236 -26H236", shade, 2.5, 'stroke-dasharray="26 12"')
  );
}

/** A concert hall of glass waves on a brick warehouse by the harbour. */
export function waveHall({ wall, near, ink, far, paper, a1, a2 }: Inks): string {
  const brick = mix(a1, wall, 0.25);
  const panes = times(6)
    .map((k) => boxes(-134, -160 - k * 20, 12, 10, 14, 19))
    .join("");
  return (
    fill(
      "M-150 -134V-272Q-112 -330 -82 -282Q-46 -342 0 -284Q44 -330 76 -286Q112 -352 150 -330V-134z",
      mix(far, paper, 0.35),
    ) +
    fill("M52 -134V-307Q66 -300 76 -286Q112 -352 150 -330V-134z", near, 0.4) +
    fill(panes, mix(far, near, 0.45), 0.75) +
    fill("M-134 -200h12v10h-12zM-58 -220h12v10h-12zM18 -180h12v10h-12zM-20 -240h12v10h-12zM94 -220h12v10h-12z", a2) +
    stroke("M-150 -272Q-112 -330 -82 -282Q-46 -342 0 -284Q44 -330 76 -286Q112 -352 150 -330", paper, 5) +
    fill("M-150 -134H150V-126H-150z", mix(ink, near, 0.4)) +
    turned([block(0, 150, 0, -126)], brick, mix(brick, ink, 0.35), 0.35) +
    fill(
      times(4)
        .map((k) => boxes(-136, -112 + k * 26, 9, 12, 13, 21))
        .join(""),
      ink,
      0.75,
    )
  );
}
