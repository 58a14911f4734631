import { pick } from "#app/shared/rng";
import { makePdf } from "#tests/integration/trips/documents.fixture";
import { daysAhead } from "#tests/setup/sandbox-trip";
import type { PatientWalk } from "./patient-walk";

/** What was acknowledged to a traveller, to be found in the database at the end. */
export class Acknowledged {
  readonly booked = new Set<string>();
  readonly cancelled = new Set<string>();
  /** The last name of each trip. */
  readonly names = new Map<string, string>();
  /** Codes of bookings that were brought. */
  readonly brought = new Set<string>();
  readonly messages = new Set<string>();
  /** The bytes of the resume of each application, by the sender's address. */
  readonly applications = new Map<string, number>();
  documents = 0;

  counts(): Record<string, number> {
    const { booked, cancelled, names, brought, messages, applications, documents } = this;
    return {
      ...{ booked: booked.size, cancelled: cancelled.size, "trips renamed": names.size, brought: brought.size },
      ...{ messages: messages.size, applications: applications.size, documents },
    };
  }
}

/** A traveller with an account, the trips that it knows of, and what it was told. */
export interface Traveller {
  walk: PatientWalk;
  rng: () => number;
  trips: string[];
  told: Acknowledged;
}

const word = (rng: () => number): string => `K${Math.floor(rng() * 36 ** 6).toString(36)}`;

/** From the first step to the flights of a new trip to Lisbon. */
async function begin({ walk, rng }: Traveller): Promise<{ leave: string; back: string }> {
  const ahead = 60 + Math.floor(rng() * 120);
  const dates = { leave: daysAhead(ahead), back: daysAhead(ahead + 3) };
  await walk.goto("/planner/start?new=1");
  walk.fill("Destination", "Lisbon");
  walk.fill("Departure city or airport", "London");
  walk.fill("Leave on", dates.leave);
  walk.fill("Return", dates.back);
  walk.fill("Adults", "2");
  walk.fill(/^Budget per traveller/, "2,000");
  await walk.press("Find flights");
  return dates;
}

/** Plans a trip, and pays for it. */
async function book(traveller: Traveller): Promise<void> {
  const { walk, trips, told } = traveller;
  await walk.steps(async () => {
    await begin(traveller);
    await walk.press("Continue to hotels");
    await walk.press("Continue to checkout");
    await walk.press(/^Pay \$/);
    await walk.press(walk.page.queryByRole("button", { name: "Pay" }) ? "Pay" : "Continue");
  });
  const id = /^\/trips\/([^/]+)\/confirmation/.exec(walk.url)?.[1];
  if (id === undefined) throw new Error(`A payment led to ${walk.url} (${walk.status})`);
  trips.push(id);
  if (walk.page.queryByText("Trip booked successfully!")) told.booked.add(id);
}

/** Gives a trip another name. */
async function rename({ walk, rng, trips, told }: Traveller): Promise<void> {
  if (trips.length === 0) return;
  const [id, name] = [pick(rng, trips), word(rng)];
  await walk.steps(async () => {
    await walk.goto(`/trips/${id}/manage`);
    walk.fill("Name of the trip", name);
    await walk.press("Save the name");
  });
  if (walk.status !== 200 || !walk.text.includes(name))
    throw new Error(`A new name led to ${walk.url} (${walk.status})`);
  told.names.set(id, name);
}

async function print({ walk, rng, trips, told }: Traveller): Promise<void> {
  if (trips.length === 0) return;
  const { status, bytes } = await walk.ask(`/api/v1/trips/${pick(rng, trips)}/pdf`);
  // Days that are still to be planned cannot be printed.
  if (status === 409) return;
  const text = bytes.toString("latin1");
  if (status !== 200 || !text.startsWith("%PDF-") || !text.trimEnd().endsWith("%%EOF"))
    throw new Error(`A document of ${bytes.length} bytes was answered ${status}`);
  told.documents += 1;
}

/** A flight or a stay as a mail of a booking describes it. */
const reservation = (type: string, code: string, more: object): object => ({
  "@context": "http://schema.org",
  "@type": type,
  reservationNumber: code,
  reservationStatus: "http://schema.org/ReservationConfirmed",
  ...more,
});

const flight = (from: string, to: string, number: string, day: string): object => ({
  reservationFor: {
    "@type": "Flight",
    flightNumber: number,
    airline: { "@type": "Airline", iataCode: "TP" },
    departureAirport: { "@type": "Airport", iataCode: from },
    arrivalAirport: { "@type": "Airport", iataCode: to },
    departureTime: `${day}T09:00:00+00:00`,
    arrivalTime: `${day}T11:45:00+00:00`,
  },
});

/** Begins a trip, brings flights and a stay to it in a file, and keeps what was read. */
async function bring(traveller: Traveller): Promise<void> {
  const { walk, rng, told } = traveller;
  const code = word(rng).toUpperCase().padEnd(6, "X").slice(0, 6);
  await walk.steps(async () => {
    const { leave, back } = await begin(traveller);
    const booked = [
      reservation("FlightReservation", code, flight("LHR", "LIS", "1351", leave)),
      reservation("FlightReservation", code, flight("LIS", "LHR", "1352", back)),
      reservation("LodgingReservation", code, {
        ...{ checkinTime: leave, checkoutTime: back },
        reservationFor: { "@type": "Hotel", name: "Casa das Flores", geo: { latitude: 38.7129, longitude: -9.1269 } },
      }),
    ];
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(booked)}</script><p>Thank you</p>`;
    await walk.goto("/planner/bring");
    walk.attach("Your booking file", { name: "booking.html", type: "text/html", bytes: page });
    await walk.press("Read it");
    await walk.press("Save this to my trip");
  });
  if (walk.status !== 200 || walk.url.startsWith("/planner/bring"))
    throw new Error(
      `What was brought led to ${walk.url} (${walk.status}): ${walk.main.queryByRole("alert")?.textContent}`,
    );
  told.brought.add(code);
}

async function cancel({ walk, rng, trips, told }: Traveller): Promise<void> {
  const standing = trips.filter((id) => told.booked.has(id) && !told.cancelled.has(id));
  if (standing.length === 0) return;
  const id = pick(rng, standing);
  await walk.steps(async () => {
    await walk.goto(`/trips/${id}/manage`);
    // Sent once more, a press may come to a trip that it has cancelled the first time.
    if (walk.page.queryByText(/^This trip is cancelled\./)) return;
    await walk.follow("Cancel the trip…");
    if (walk.page.queryByRole("button", { name: "Yes, cancel the trip" })) await walk.press("Yes, cancel the trip");
    await walk.goto(`/trips/${id}/manage`);
  });
  if (walk.page.queryByText(/^This trip is cancelled\./)) told.cancelled.add(id);
  else throw new Error(`A cancellation led to ${walk.url}: ${walk.main.queryByRole("alert")?.textContent}`);
}

async function write({ walk, rng, told }: Traveller): Promise<void> {
  const message = `Where do I find my trip ${word(rng)}?`;
  const email = `${word(rng)}@example.com`;
  await walk.steps(async () => {
    await walk.goto("/contact");
    walk.fill("Name", "Ann Lee");
    walk.fill("Email", email);
    walk.fill("Message", message);
    await walk.press("Send Message");
  });
  walk.page.getByText(/^Message sent successfully!/);
  told.messages.add(message);
}

const APPLICANT = {
  ...{ "First name": "Ann", "Last name": "Lee", Phone: "+44 20 7946 0123" },
  "Your experience": "Ten years of web products.",
  "Why would you like to work at Voyance?": "I like maps.",
  "When could you start?": daysAhead(40),
};

async function apply({ walk, rng, told }: Traveller): Promise<void> {
  const email = `${word(rng)}@example.com`;
  const resume = makePdf("", 2_000 + Math.floor(rng() * 400_000));
  await walk.steps(async () => {
    await walk.goto("/careers/ux-ui-designer");
    for (const [label, value] of Object.entries({ ...APPLICANT, Email: email })) walk.fill(label, value);
    walk.attach("Resume", { name: "resume.pdf", type: "application/pdf", bytes: new Uint8Array(resume) });
    await walk.press("Submit Application");
  });
  walk.page.getByText(/^Application submitted successfully!/);
  told.applications.set(email, resume.length);
}

/** What travellers do, each as often as it stands here. */
export const ACTS: readonly ((traveller: Traveller) => Promise<void>)[] = [
  ...[book, book, book, rename, rename, rename, rename],
  ...[print, print, bring, bring, cancel, write, apply],
];
