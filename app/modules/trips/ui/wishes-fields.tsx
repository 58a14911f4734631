import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { TasteGroup } from "#app/modules/catalogue/ui/taste-group";
import { DEAL_BREAKERS, DEAL_BREAKER_LABELS } from "#app/modules/matching/group";
import type { Wishes } from "#app/modules/matching/group";

const DEAL_BREAKER_OPTIONS = DEAL_BREAKERS.map((value) => ({ value, label: DEAL_BREAKER_LABELS[value] }));

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
      <TasteGroup name="likes" legend="Nice to have on this trip" chosen={wishes.likes} errors={errors.likes} />
      <ChoiceGroup id="never" legend="Deal-breakers" hint="We'll never plan these, for anyone." errors={errors.never}>
        <Chips name="never" options={DEAL_BREAKER_OPTIONS} chosen={wishes.never} />
      </ChoiceGroup>
    </>
  );
}
