import { z } from "zod";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { listDisplayCurrencies } from "#app/modules/catalogue/country/rates";
import { ACCESS_NEEDS, UNITS } from "./preferences";

/** The form of the preferences; the server looks the home airport up. */
export const preferencesSchema = z.object({
  home: z.string().trim().max(80, "That is too long for a city or an airport").default(""),
  currency: z
    .string({ error: "Choose a currency from the list" })
    .trim()
    .toUpperCase()
    .refine((code) => listDisplayCurrencies().includes(code), "Choose a currency from the list"),
  units: z.enum(UNITS, { error: "Choose kilometres or miles" }),
  accessNeeds: z.array(z.enum(ACCESS_NEEDS)).max(ACCESS_NEEDS.length).default([]),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  food: z.enum(["on", "off"], { error: "Choose how much food matters" }).default("off"),
  tripReminders: z.enum(["on", "off"], { error: "Choose whether we remind you" }).default("on"),
});

export type PreferencesForm = z.output<typeof preferencesSchema>;
