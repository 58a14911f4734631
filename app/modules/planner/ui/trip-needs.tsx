import { NeedsFields } from "#app/modules/profile/ui/needs-fields";
import type { StartValues } from "../start-form";

interface TripNeedsProps {
  values: Pick<StartValues, "diets" | "accessNeeds">;
  errors?: Record<string, string[]>;
}

/** What somebody of the party does not eat or cannot do, said of one trip. */
export function TripNeeds({ values, errors }: TripNeedsProps) {
  return (
    <NeedsFields
      values={values}
      dietHint="For anyone who comes along. What your preferences say counts as well."
      errors={errors}
    />
  );
}

/** The same, folded until it is wanted. */
export function TripNeedsFold({ values, errors = {} }: TripNeedsProps) {
  const isSaid = values.diets.length + values.accessNeeds.length > 0;
  return (
    <details className="more" open={isSaid || Boolean(errors.diets || errors.accessNeeds)}>
      <summary>Diets and access (optional)</summary>
      <div className="stack">
        <TripNeeds values={values} errors={errors} />
      </div>
    </details>
  );
}
