import { expect, it } from "vitest";
import { countryName, currencyName, languageName } from "./display-names";

it("names countries, currencies and languages", () => {
  expect([countryName("PT"), currencyName("EUR"), languageName("pt")]).toEqual(["Portugal", "Euro", "Portuguese"]);
});

it("gives back what is no code", () => {
  expect([countryName(""), currencyName("money"), languageName("?")]).toEqual(["", "money", "?"]);
});
