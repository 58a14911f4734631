import { countryFactsSchema } from "../schema/country-facts.schema";
import { issueInWords } from "./destination-problems";

/**
 * The problems of a country's data file, in words; empty when there are none. The build stops on them.
 * @param code the name of the file without its ending, in lower case
 */
export function countryProblems(code: string, value: unknown): string[] {
  const parsed = countryFactsSchema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map((issue) => issueInWords(value, issue));
  if (parsed.data.code.toLowerCase() === code) return [];
  return [`field "code" is "${parsed.data.code}", but the file is named ${code}`];
}
