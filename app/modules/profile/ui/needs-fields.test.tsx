import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NeedsFields } from "./needs-fields";

it("ties what is wrong to its group, where the summary of the form leads", () => {
  const page = renderToStaticMarkup(
    <NeedsFields
      values={{ accessNeeds: [], diets: [] }}
      dietHint="Menus change."
      errors={{ accessNeeds: ["Not known"], diets: ["Not a diet"] }}
    />,
  );
  expect(page).toMatch(/<fieldset[^>]* id="accessNeeds"[^>]* aria-describedby="accessNeeds-error"/);
  expect(page).toMatch(/<fieldset[^>]* id="diets"[^>]* aria-describedby="diets-hint diets-error"/);
  expect(page).toMatch(/id="accessNeeds-error">Not known/);
  expect(page).toMatch(/id="diets-error">Not a diet/);
});
