import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NO_WISHES } from "#app/modules/matching/group";
import { CompanionsView } from "./companions-view";
import type { CompanionsProps } from "./companions-view";

// Moving the focus needs a browser and a router; what is drawn does not.
vi.mock("#app/components/forms/use-focus-on-return", () => ({ useFocusOnReturn: () => undefined }));

const PAGE: CompanionsProps = {
  tripId: "t1",
  basis: { revision: 3, formKey: "key" },
  tripName: "Lisbon in May",
  whole: null,
  destination: "Lisbon",
  isOver: false,
  people: [],
  wishes: NO_WISHES,
  fit: null,
  hasDays: true,
  group: null,
  behind: null,
};

it("keeps refused wishes as they were sent, with what is wrong at its group", () => {
  const page = renderToStaticMarkup(
    <CompanionsView
      {...PAGE}
      problem={{
        intent: "wishes",
        message: null,
        fields: { likes: ["Choose at most 4"] },
        values: { likes: ["beach", "nature"], never: ["hikes"] },
      }}
    />,
  );
  expect(page).toMatch(/<fieldset[^>]* id="likes"[^>]* aria-describedby="likes-error"/);
  expect(page).toMatch(/id="likes-error">Choose at most 4/);
  expect(page).toContain('<a href="#likes">Choose at most 4</a>');
  const ticked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]+)"/.exec(input)?.[1],
  );
  expect(ticked.toSorted()).toEqual(["beach", "hikes", "nature"]);
});

it("speaks of somebody only where somebody else comes", () => {
  const alone = renderToStaticMarkup(<CompanionsView {...PAGE} behind="needs" />);
  expect(alone).toContain("Your needs have changed");
  const coming = {
    role: "companion" as const,
    status: "joined" as const,
    hasAccount: false,
    hasDetails: null,
    link: null,
  };
  const people = ["Ann", "Bo"].map((name) => ({ ...coming, id: name, name }));
  expect(renderToStaticMarkup(<CompanionsView {...PAGE} people={people} behind="needs" />)).toContain(
    "What someone eats",
  );
});

it("says of who comes along whether their details for the booking are filled in, where somebody asks", () => {
  const coming = { role: "companion" as const, status: "joined" as const, hasAccount: false, link: null };
  const page = (hasDetails: boolean | null) =>
    renderToStaticMarkup(<CompanionsView {...PAGE} people={[{ ...coming, id: "bo", name: "Bo", hasDetails }]} />);
  expect(page(true)).toContain("Details for the booking: filled in");
  expect(page(false)).toContain("not filled in with their own link yet");
  expect(page(null)).not.toContain("Details for the booking");
});
