import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { PlannedWays } from "#app/modules/elsewhere/own-way";
import { FlightFields } from "#app/modules/elsewhere/ui/flight-fields";
import { StayFields } from "#app/modules/elsewhere/ui/stay-fields";

/**
 * The forms of the parts of a trip that are booked elsewhere, flights and stay, as one form; it says which of them it
 * holds.
 */
export function ToldFields({
  flights,
  stay,
  errors,
  place,
  neighbourhoods,
  currencies,
  planned,
}: {
  flights?: FormTexts;
  stay?: FormTexts;
  errors: Record<string, string[]>;
  place: string;
  neighbourhoods: readonly string[];
  currencies: readonly { value: string; label: string }[];
  /** Of a place of a longer trip: the ways to and from the places beside it. */
  planned?: PlannedWays;
}) {
  return (
    <>
      {flights && (
        <>
          <input type="hidden" name="hasFlights" value="yes" />
          <h2 className="step-2">{planned ? "How you travel" : "Your flights"}</h2>
          <FlightFields
            texts={flights}
            errors={errors}
            currencies={currencies}
            neighbourhoods={neighbourhoods}
            planned={planned}
          />
        </>
      )}
      {stay && (
        <>
          <input type="hidden" name="hasStay" value="yes" />
          <h2 className="step-2">Your stay</h2>
          <StayFields
            texts={stay}
            errors={errors}
            place={place}
            neighbourhoods={neighbourhoods}
            currencies={currencies}
          />
        </>
      )}
    </>
  );
}
