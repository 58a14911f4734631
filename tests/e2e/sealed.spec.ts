import type { APIRequestContext } from "@playwright/test";
import { expect, sealTrip, signInAs, test } from "./test";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** Every kind of page that may show a trip, and the requests of a stranger to it. */
const pagesOf = (id: string): string[] => [
  ...["/trip/dashboard", `/trip/${id}`, `/trips/${id}`, `/trip/${id}/summary`, `/trips/${id}/sealed`],
  ...[
    `/trips/${id}/sealed?ask=open`,
    `/trips/${id}/sealed?ask=cancel`,
    `/trips/${id}/companions`,
    `/trips/${id}/money`,
  ],
  ...[`/trips/${id}/manage`, `/trips/${id}/cancel`, `/trips/${id}/bookings`, `/trips/${id}/take-along`],
  ...[`/trips/${id}/calendar.ics`, `/trips/${id}/places.gpx`, `/trips/${id}/map.svg`, `/trips/${id}/shared`],
  ...[`/trips/${id}/shared/map.svg`, `/itinerary/${id}`, `/itinerary/${id}/edit`, `/itinerary/view?trip=${id}`],
  ...[`/planner?trip=${id}`, "/planner/start", "/planner/booking", "/profile", "/profile/account/export", "/billing"],
  ...[`/api/v1/trips/${id}`, "/api/v1/trips", `/api/v1/trips/${id}/pdf`, `/api/v1/trips/${id}/booking-status`],
  ...["/api/v1/user/dashboard", "/offline/trips.json", "/offline", "/research-itinerary", "/surprise/history"],
  ...["trips", "money"].map((page) => `/trips/${id}/${page}.data`),
  ...[`/trip/${id}.data`, `/trip/dashboard.data`, `/trips/${id}/shared.data`, `/itinerary/${id}.data`],
];

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  return `${answer.url()} ${JSON.stringify(answer.headers())} ${await answer.text()}`;
}

const timesIn = (text: string, secret: string): number => [...text.matchAll(new RegExp(`\\b${secret}\\b`, "g"))].length;

test("a sealed trip is paid, keeps its secret on every page, and tells it when it is opened", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  await signInAs(page, "premium", "/surprise");
  // Other trips of the account may go to the same airport: a word that was shown before is not revealed by this trip.
  const known = new Map<string, string>();
  for (const path of pagesOf("this trip").filter((one) => !one.includes("this trip")))
    known.set(path, await read(page.request, path));
  await page.getByRole("link", { name: "Seal a trip" }).click();
  await sealTrip(page, 190);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sealed trip");
  await expect(page.getByText(/^\$[\d,]+ for all of you, flights and stay/)).toBeVisible();
  await expect(page.getByText(/^All of this is true of \d+ places that we could have chosen/)).toBeVisible();
  const envelope = page.url();
  const id = envelope.split("/").at(-2)!;
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL("**/sandbox/pay/**");
  await expect(page.getByText("Sealed trip").first()).toBeVisible();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(envelope);
  await expect(page.getByText("Trip booked successfully!")).toBeVisible();
  await expect(page.getByText(/^It is paid and booked. The envelope opens on /)).toBeVisible();

  const before = new Map<string, string>();
  for (const path of pagesOf(id)) before.set(path, await read(page.request, path));
  const visitor = await playwright.request.newContext({ baseURL });
  for (const path of pagesOf(id)) before.set(`visitor ${path}`, await read(visitor, path));
  await visitor.dispose();

  await page.getByRole("link", { name: "Open it now" }).click();
  await expect(page.getByRole("heading", { name: "Open it now?" })).toBeVisible();
  await page.getByRole("button", { name: "Yes, open it" }).click();
  await page.waitForURL(`**/trips/${id}`);
  await expect(page.getByText("Here it is: your envelope is open.")).toBeVisible();
  const { data } = (await (await page.request.get(`/api/v1/trips/${id}`)).json()) as {
    data: {
      destination: string;
      itinerary: { hotel: { name: string }; flights: { departure: { arrival: { airport: string } } } };
    };
  };
  const secrets = [data.itinerary.hotel.name, data.itinerary.flights.departure.arrival.airport];
  expect(secrets.every((secret) => secret.length >= 3)).toBe(true);
  const telling = [...before].filter(([path, text]) =>
    secrets.some((secret) => timesIn(text, secret) > timesIn(known.get(path) ?? "", secret)),
  );
  expect(telling.map(([path]) => path)).toEqual([]);
  // Other trips of the account may name the place, and the planner names all of them; the pages of this one may not.
  const ofTrip = [...before].filter(
    ([path, text]) => path.includes(id) && !path.includes("/planner") && text.includes(data.destination),
  );
  expect(ofTrip.map(([path]) => path)).toEqual([]);
  expect(await read(page.request, `/trips/${id}/calendar.ics`)).toContain(data.itinerary.hotel.name);
});

test("an envelope is cancelled without telling", async ({ page }) => {
  await signInAs(page, "premium", "/surprise/sealed");
  await sealTrip(page, 200);
  await page.getByRole("button", { name: "Seal another one" }).click();
  await expect(page.getByText("Another envelope is sealed.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel the trip" }).click();
  await expect(page.getByText("Nothing has been paid for it.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel the trip" }).click();
  await expect(page.getByText("This trip is cancelled. Its envelope stays shut.")).toBeVisible();
});

test("a form that is refused keeps what was typed and leads to the field", async ({ page }) => {
  await signInAs(page, "premium", "/surprise/sealed");
  await page.getByLabel("Which countries issued your passports?").fill("Atlantis");
  await page.getByLabel("When does the first of them expire?").fill("2039-01-01");
  await page.getByLabel("The most you want to pay, in dollars").fill("5000");
  await page.getByLabel("Departure city or airport").fill("London");
  await page.getByRole("button", { name: "Seal a trip" }).click();
  await expect(page.getByText(/We don't know a country called "Atlantis"/).first()).toBeVisible();
  await expect(page.getByLabel("The most you want to pay, in dollars")).toHaveValue("5000");
});
