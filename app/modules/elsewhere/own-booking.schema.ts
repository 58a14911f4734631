import { z } from "zod";
import { MOST_ADDRESS, MOST_CODE, MOST_NAME } from "./elsewhere.schema";
import { FLIGHT_FORM_FIELDS } from "./flights-form";
import { STAY_SLOTS } from "./own-stay";
import { STAY_FORM_FIELDS } from "./stay-form";

const USUAL_MOST = 120;
/** The most letters of fields that are longer or shorter than a line of text. A map's address may be long. */
const MOST: Readonly<Record<string, number>> = {
  flightCode: MOST_CODE,
  ...Object.fromEntries(
    STAY_SLOTS.flatMap((slot) => [
      [`${slot}Code`, MOST_CODE],
      [`${slot}Name`, MOST_NAME],
      [`${slot}Address`, MOST_ADDRESS],
      [`${slot}Point`, 1_000],
    ]),
  ),
};

function textsSchema(fields: readonly string[]) {
  return z.object(
    Object.fromEntries(
      fields.map((field) => {
        const most = MOST[field] ?? USUAL_MOST;
        return [
          field,
          z.string({ error: "Type one line of text" }).max(most, `Use ${most} characters or fewer`).optional(),
        ];
      }),
    ),
  );
}

/** The forms of bookings made elsewhere, as texts: they are read by code that knows airports and places. */
export const flightTextsSchema = textsSchema(FLIGHT_FORM_FIELDS);
export const stayTextsSchema = textsSchema(STAY_FORM_FIELDS);
export const bookingTextsSchema = textsSchema([...FLIGHT_FORM_FIELDS, ...STAY_FORM_FIELDS]);
