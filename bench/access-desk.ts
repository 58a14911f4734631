import { makePdf } from "../tests/integration/trips/documents.fixture";

const send = async (origin: string, path: string, body: FormData | URLSearchParams): Promise<void> => {
  const answer = await fetch(origin + path, { method: "POST", redirect: "manual", headers: { Origin: origin }, body });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: the desk would have nothing to show`);
};

/** Gives the desk entries to answer: a message, an application and a report, so that the page of each is checked. */
export async function fillDesk(origin: string): Promise<void> {
  await send(
    origin,
    "/contact",
    new URLSearchParams({ name: "Ann Lee", email: "ann@example.com", message: "Where do I find my trip?" }),
  );
  await send(
    origin,
    "/report?place=fushimi-inari",
    new URLSearchParams({ place: "fushimi-inari", problem: "closed", words: "" }),
  );
  const application = new FormData();
  for (const [name, value] of Object.entries({
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    phone: "+44 20 7946 0123",
    experience: "Ten years of building web products.",
    whyVoyance: "I like maps.",
    startDate: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  }))
    application.set(name, value);
  application.set("resume", new Blob([new Uint8Array(makePdf())], { type: "application/pdf" }), "resume.pdf");
  await send(origin, "/careers/ux-ui-designer", application);
}
