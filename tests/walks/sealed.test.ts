import { beforeAll, describe, expect, it } from "vitest";
import { daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import type { Walk } from "./walk";

const site = useSite();

/** Asks for a sealed trip from London so many days ahead, and comes to its envelope. */
async function sealTrip(walk: Walk, ahead: number): Promise<void> {
  walk.fill("Leave on", daysAhead(ahead));
  walk.fill("Return", daysAhead(ahead + 5));
  walk.fill("Departure city or airport", "London");
  walk.fill("Which countries issued your passports?", "United Kingdom");
  walk.fill("When does the earliest one expire?", daysAhead(2000));
  walk.fill("Where don't you want to go?", "Spain");
  walk.check(/^Splurge/);
  walk.fill("The most you want to pay, in dollars", "20,000");
  await walk.press("Seal a trip");
  expect(walk.url).toMatch(/^\/trips\/[^/]+\/sealed$/);
}

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

/** All that an address answers, redirects followed. */
async function read(walk: Walk, path: string): Promise<string> {
  let address = path;
  let answer = await walk.fetch(address);
  for (let target = answer.headers.get("Location"); target !== null; target = answer.headers.get("Location")) {
    address = target;
    answer = await walk.fetch(address);
  }
  return `${address} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
}

const timesIn = (text: string, secret: string): number => [...text.matchAll(new RegExp(`\\b${secret}\\b`, "g"))].length;

it("a sealed trip has a price and an envelope, and is paid", async () => {
  const walk = await site.visitAs("premium", "/surprise");
  await walk.follow("Seal a trip");
  await sealTrip(walk, 210);
  const envelope = walk.url;
  expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Sealed trip");
  walk.page.getByText(/^\$[\d,]+ for all of you, flights and stay/);
  walk.page.getByText(/^All of this fits \d+ places we could have picked/);
  await walk.press(/^Pay \$/);
  expect(walk.url).toMatch(/^\/sandbox\/pay\//);
  walk.page.getAllByText(/Sealed trip/);
  await walk.press("Pay");
  expect(walk.url).toBe(envelope);
  walk.page.getByText("Trip booked successfully!");
  walk.page.getByText(/^It's paid and booked. The envelope opens on /);
});

describe("a sealed trip that is paid", () => {
  let walk: Walk;
  let id: string;
  /** The answers before the account had the trip, and while its envelope was shut. */
  const known = new Map<string, string>();
  const shut = new Map<string, string>();

  /** Has a trip sealed so many days ahead, and pays for it. @returns its id */
  async function payForSealed(ahead: number): Promise<string> {
    await walk.goto("/surprise/sealed");
    await sealTrip(walk, ahead);
    const sealed = walk.url.split("/").at(-2)!;
    await walk.press(/^Pay \$/);
    await walk.press("Pay");
    expect(walk.url).toBe(`/trips/${sealed}/sealed`);
    return sealed;
  }

  beforeAll(async () => {
    walk = await site.visitAs("premium", "/surprise/sealed");
    // Other trips of the account may go to the same airport: a word that was shown before is not revealed by this trip.
    for (const path of pagesOf("this trip").filter((one) => !one.includes("this trip")))
      known.set(path, await read(walk, path));
    id = await payForSealed(190);
    for (const path of pagesOf(id)) shut.set(path, await read(walk, path));
    const visitor = site.visit();
    for (const path of pagesOf(id)) shut.set(`visitor ${path}`, await read(visitor, path));
  });

  it("keeps its secret on every page, and tells it when it is opened", async () => {
    await walk.follow("Open it now");
    walk.page.getByRole("heading", { name: "Open it now?" });
    await walk.press("Yes, open it");
    expect(walk.url).toBe(`/trips/${id}`);
    walk.page.getByText("Here it is: your envelope is open.");
    const { data } = (await (await walk.fetch(`/api/v1/trips/${id}`)).json()) as {
      data: {
        destination: string;
        itinerary: { hotel: { name: string }; flights: { departure: { arrival: { airport: string } } } };
      };
    };
    const secrets = [data.itinerary.hotel.name, data.itinerary.flights.departure.arrival.airport];
    expect(secrets.every((secret) => secret.length >= 3)).toBe(true);
    const telling = [...shut].filter(([path, text]) =>
      secrets.some((secret) => timesIn(text, secret) > timesIn(known.get(path) ?? "", secret)),
    );
    expect(telling.map(([path]) => path)).toEqual([]);
    // Other trips of the account may name the place, and the planner names all of them; the pages of this one may not.
    const ofTrip = [...shut].filter(
      ([path, text]) => path.includes(id) && !path.includes("/planner") && text.includes(data.destination),
    );
    // Some names are words as well, such as Split: those that the page of any sealed trip has tell nothing.
    const other = ofTrip.length > 0 ? await payForSealed(190) : "";
    for (const [path, text] of ofTrip) {
      const reader = path.startsWith("visitor ") ? site.visit() : walk;
      const word = await read(reader, path.replace("visitor ", "").replaceAll(id, other));
      expect(timesIn(text, data.destination), path).toBe(timesIn(word, data.destination));
    }
    expect(await read(walk, `/trips/${id}/calendar.ics`)).toContain(data.itinerary.hotel.name);
  });
});

describe("an envelope", () => {
  it("is cancelled without telling", async () => {
    const walk = await site.visitAs("premium", "/surprise/sealed");
    await sealTrip(walk, 200);
    await walk.press("Seal another one");
    walk.page.getByText("Another envelope is sealed.");
    await walk.follow("Cancel the trip");
    walk.page.getByText(/Nothing has been paid for it\./);
    await walk.press("Yes, cancel the trip");
    walk.page.getByText("This trip is cancelled. Its envelope stays shut.");
  });

  it("whose form is refused keeps what was typed and says what is wrong", async () => {
    const walk = await site.visitAs("premium", "/surprise/sealed");
    walk.fill("Which countries issued your passports?", "Atlantis");
    walk.fill("When does the earliest one expire?", "2039-01-01");
    walk.fill("The most you want to pay, in dollars", "5000");
    walk.fill("Departure city or airport", "London");
    await walk.press("Seal a trip");
    walk.page.getAllByText(/We don't know a country called "Atlantis"/);
    expect(walk.page.getByLabelText<HTMLInputElement>("The most you want to pay, in dollars").value).toBe("5000");
  });
});
