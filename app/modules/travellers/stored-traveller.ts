import { z } from "zod";
import { TITLES } from "#app/modules/inventory/search/order-source";
import { storedShape } from "#app/shared/stored-shape";
import type { Contact, Traveller } from "./traveller";

const travellerSchema: z.ZodType<Traveller> = z.object({
  title: z.enum(TITLES),
  gender: z.enum(["m", "f"]),
  givenName: z.string(),
  familyName: z.string(),
  bornOn: z.iso.date(),
  document: z
    .object({ type: z.literal("passport"), number: z.string(), issuedBy: z.string(), expiresOn: z.iso.date() })
    .optional(),
});
const contactSchema: z.ZodType<Contact> = z.object({ email: z.string(), phone: z.string() });

/** The content of the sealed texts once they are opened. */
export const TRIP_TRAVELLER = storedShape("trip_travellers.details", travellerSchema);
export const TRIP_CONTACT = storedShape("trip_contacts.contact", contactSchema);
export const SAVED_TRAVELLER = storedShape("saved_travellers.details", travellerSchema);
