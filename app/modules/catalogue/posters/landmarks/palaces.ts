import type { Inks } from "../palettes";
import { arch, arches, block, box, dome, lancet, onion, times, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** The honeycomb front of the palace of winds in Jaipur. */
export function windPalace({ wall, near, ink, paper, a2 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const bays: Turned[] = [];
  let openings = "";
  let caps = "";
  for (const [row, count] of [9, 9, 7, 5, 3].entries()) {
    const y = -20 - row * 50;
    for (const k of times(count)) {
      const x = (k - (count - 1) / 2) * 40;
      bays.push(block(x, 17, y, y - 46));
      openings += lancet(x - 7, y - 8, 14, 28);
      caps += `M${x - 18} ${y - 44}q18 -20 36 0z`;
    }
  }
  return (
    fill(
      box(-186, -24, 372, 24) +
        box(-186, -120, 372, 100) +
        box(-146, -170, 292, 52) +
        box(-106, -220, 212, 52) +
        box(-66, -270, 132, 52),
      mix(wall, near, 0.25),
    ) +
    turned(bays, wall, shade) +
    fill(caps, mix(wall, paper, 0.4)) +
    fill(openings, ink, 0.75) +
    stroke("M-186 -70H186M-186 -120H186M-146 -170H146M-106 -220H106M-66 -270H66", paper, 3) +
    dots("M-40 -270h0M0 -296h0M40 -270h0M-160 -126h0M160 -126h0", a2, 7) +
    turned([dome(0, 18, -270, 20)], wall, shade)
  );
}

/** A monumental single arch with corner turrets. */
export function greatArch({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    turned(
      [
        block(0, 130, 0, -190),
        block(0, 96, -188, -214),
        block(-110, 24, -188, -226),
        block(110, 24, -188, -226),
        dome(-110, 20, -226, 22),
        dome(110, 20, -226, 22),
      ],
      wall,
      shade,
      0.5,
    ) +
    fill(arch(-44, 0, 88, 152), mix(ink, near, 0.4)) +
    fill(arch(8, 0, 36, 120), ink, 0.4) +
    fill(lancet(-110, 0, 36, 84) + lancet(74, 0, 36, 84), ink, 0.8) +
    fill(box(-136, -192, 272, 8) + box(-136, -168, 272, 4) + box(-100, -218, 200, 6), mix(wall, paper, 0.5)) +
    stroke("M-88 -179H88", shade, 8, 'stroke-dasharray="6 6"')
  );
}

/** A Rajput fort palace on the water: pavilions under small domes above a long wall. */
export function lakePalace({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const kiosks = [-176, -100, -34, 34, 100, 176];
  return (
    turned([block(0, 200, 0, -60), block(0, 120, -58, -104), block(0, 54, -102, -140)], wall, shade, 0.6) +
    turned(
      kiosks.flatMap((x, k): Turned[] => {
        const foot = Math.abs(x) > 120 ? -60 : Math.abs(x) > 60 ? -104 : -140;
        return [block(x, 14, foot, foot - 18 - (k % 2) * 4), onion(x, 15, foot - 18 - (k % 2) * 4, 24)];
      }),
      paper,
      mix(paper, near, 0.4),
    ) +
    fill(
      arches(-180, -8, 18, 40, 12, 31) + arches(-104, -66, 14, 28, 8, 28) + arches(-40, -108, 12, 22, 4, 22),
      ink,
      0.8,
    )
  );
}

/** Steel trees that flare into crowns, joined by a walkway. */
export function superTrees({ a1, mid, near, leaf, a2 }: Inks): string {
  const tree = (x: number, h: number, w: number): string =>
    fill(`M${x - 12} 0Q${x - 6} ${-h * 0.6} ${x - w} ${-h}H${x + w}Q${x + 6} ${-h * 0.6} ${x + 12} 0z`, leaf) +
    fill(
      `M${x + 3} 0Q${x + 2} ${-h * 0.6} ${x + w * 0.3} ${-h}H${x + w}Q${x + 6} ${-h * 0.6} ${x + 12} 0z`,
      near,
      0.5,
    ) +
    stroke(
      times(9)
        .map(
          (k) =>
            `M${x} ${-h * 0.55}Q${x + (k - 4) * w * 0.1} ${-h * 0.84} ${x + (k - 4) * w * 0.3} ${-h - 8 + Math.abs(k - 4)}`,
        )
        .join(""),
      a1,
      2.5,
    ) +
    stroke(`M${x - w * 1.2} ${-h - 4}H${x + w * 1.2}`, a2, 3);
  return tree(-130, 180, 46) + tree(0, 250, 62) + tree(120, 200, 50) + stroke("M-136 -112Q-40 -84 120 -122", mid, 6);
}
