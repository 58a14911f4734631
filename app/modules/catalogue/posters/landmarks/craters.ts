import type { Inks } from "../palettes";
import { fill, mix, stroke } from "../svg";

/** Seongsan on Jeju: a crown of tuff that rises straight from the sea, with a green saddle to the right. */
export function tuffCrown({ mid, near, leaf, paper, a2 }: Inks): string {
  const lit = mix(mid, paper, 0.22);
  return (
    fill("M-250 -2L-160 -150L-120 -176L160 -168L230 -110L360 -46L560 -16L640 0z", mix(leaf, near, 0.35)) +
    fill(
      "M-286 0L-262 -34L-246 -84L-222 -118L-206 -160L-190 -152L-172 -188L-150 -170L-126 -200L-100 -176L-78 -192L-50 -166L-20 -186L8 -164L36 -182L64 -158L90 -174L116 -146L140 -154L164 -120L206 -92L260 -64L340 -36L470 -18L640 0z",
      lit,
    ) +
    fill(
      "M-190 -152L-172 -188L-150 -170L-156 -110L-176 -60L-184 0H-214L-204 -60zM-100 -176L-78 -192L-50 -166L-60 -110L-86 -70L-84 0H-120L-112 -70L-92 -120zM8 -164L36 -182L64 -158L50 -110L36 -70L44 0H4L14 -80zM116 -146L140 -154L164 -120L150 -80L120 -40L110 0H84L100 -60z",
      mix(mid, near, 0.6),
    ) +
    fill(
      "M-206 -160L-190 -152L-200 -110L-222 -118zM-126 -200L-100 -176L-116 -130L-140 -150zM-20 -186L8 -164L-8 -120L-28 -150zM64 -158L90 -174L98 -140L80 -120z",
      mix(lit, paper, 0.45),
    ) +
    fill("M96 0Q120 -50 170 -86Q190 -98 206 -92L260 -64L340 -36L470 -18L640 0z", leaf) +
    fill(
      "M-206 -160L-190 -152L-172 -188L-178 -196L-196 -166zM-150 -170L-126 -200L-100 -176L-106 -188L-124 -210L-150 -182zM-50 -166L-20 -186L8 -164L4 -176L-20 -196L-46 -176zM64 -158L90 -174L116 -146L114 -158L92 -184L66 -168z",
      leaf,
    ) +
    stroke("M150 -96Q190 -60 250 -44T420 -14", mix(a2, paper, 0.4), 4, 'stroke-dasharray="10 5"') +
    stroke("M-300 2H-120M-60 4H60M90 2H240", paper, 5, 'stroke-linecap="round"')
  );
}

/** Diamond Head on Oʻahu: a long broken rim that climbs to the seaward point, furrowed by rain. */
export function diamondHead({ mid, near, leaf, ground, paper }: Inks): string {
  const lit = mix(mid, ground, 0.3);
  return (
    fill(
      "M-470 0L-400 -20L-330 -44L-286 -78L-258 -88L-226 -84L-190 -98L-150 -94L-110 -110L-64 -104L-20 -118L30 -114L74 -132L112 -138L140 -170L166 -204L184 -218L204 -212L222 -186L236 -176L252 -142L284 -100L316 -74L350 -40L410 -18L480 0z",
      lit,
    ) +
    fill(
      "M184 -218L204 -212L222 -186L236 -176L252 -142L284 -100L316 -74L350 -40L410 -18L480 0H230L214 -60L196 -110L206 -160zM140 -170L154 -120L142 -70L150 0H110L116 -70L126 -116zM74 -132L84 -90L66 -44L68 0H30L40 -50L58 -92zM-20 -118L-8 -80L-26 -36L-22 0H-58L-50 -40L-32 -76zM-110 -110L-98 -74L-116 -34L-112 0H-146L-138 -40L-120 -70zM-190 -98L-182 -66L-200 -30L-196 0H-228L-220 -36L-202 -64zM-286 -78L-276 -52L-290 -24L-284 0H-320L-306 -32z",
      mix(near, mid, 0.35),
    ) +
    fill(
      "M166 -204L184 -218L188 -190L172 -150L160 -120L154 -150zM112 -138L116 -104L100 -60L90 -86zM30 -114L34 -84L14 -44L8 -72zM-64 -104L-60 -76L-80 -40L-86 -66zM-150 -94L-146 -70L-166 -36L-172 -60zM-226 -84L-222 -64L-242 -34L-248 -56z",
      mix(lit, paper, 0.42),
    ) +
    fill(
      "M-520 4Q-440 -26 -380 -10Q-320 -36 -260 -12Q-200 -34 -140 -12Q-80 -34 -20 -12Q40 -36 100 -12Q160 -40 220 -14Q280 -36 340 -12Q420 -24 500 4z",
      leaf,
    )
  );
}
