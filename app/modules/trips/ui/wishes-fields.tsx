import { ChoiceGroup } from "#app/components/forms/choice-group";
import { VIBES } from "#app/modules/catalogue/vocabulary";
import { DEAL_BREAKERS, DEAL_BREAKER_LABELS } from "#app/modules/matching/group";
import type { Wishes } from "#app/modules/matching/group";

/** Nice to have, and what breaks the deal. */
export function WishesFields({
  wishes,
  errors = {},
}: {
  wishes: { likes: readonly string[]; never: readonly string[] } | Wishes;
  errors?: Record<string, string[]>;
}) {
  return (
    <>
      <ChoiceGroup id="likes" legend="Nice to have on this trip" errors={errors.likes}>
        {VIBES.map((vibe) => (
          <label key={vibe} className="choice">
            <input
              type="checkbox"
              name="likes"
              value={vibe}
              defaultChecked={(wishes.likes as readonly string[]).includes(vibe)}
            />
            {vibe[0]!.toUpperCase() + vibe.slice(1)}
          </label>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        id="never"
        legend="Deal-breakers"
        hint="What is ticked here is never planned, for anybody in the group."
        errors={errors.never}
      >
        {DEAL_BREAKERS.map((never) => (
          <label key={never} className="choice">
            <input
              type="checkbox"
              name="never"
              value={never}
              defaultChecked={(wishes.never as readonly string[]).includes(never)}
            />
            {DEAL_BREAKER_LABELS[never]}
          </label>
        ))}
      </ChoiceGroup>
    </>
  );
}
