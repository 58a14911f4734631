import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Db } from "#app/db/schema";
import type { Acknowledged } from "./acts";

interface Kept {
  text: string;
  files: { content: string }[];
}

const isWhole = (content: string): boolean => {
  const text = Buffer.from(content, "base64").toString("latin1");
  return text.startsWith("%PDF-") && text.trimEnd().endsWith("%%EOF");
};

/** The letters that were sent. @throws SyntaxError for one that is there in part */
function lettersIn(folder: string): Kept[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Kept);
}

async function lostTrips(db: Db, told: Acknowledged, letters: readonly Kept[]): Promise<string[]> {
  const lost: string[] = [];
  const trips = await db.selectFrom("trips").select(["id", "name", "status", "itinerary", "elsewhere"]).execute();
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  const bookings = await db.selectFrom("bookings").select("trip_id").execute();
  for (const id of told.booked) {
    const isCancelled = told.cancelled.has(id);
    const { status, itinerary } = byId.get(id) ?? {};
    if (status !== (isCancelled ? "cancelled" : "booked")) lost.push(`trip ${id} is ${status ?? "gone"}`);
    const count = bookings.filter(({ trip_id }) => trip_id === id).length;
    if (count !== 1) lost.push(`trip ${id} is booked ${count} times`);
    if (isCancelled) continue;
    if (!itinerary) lost.push(`trip ${id} is booked and has no days`);
    const papers = letters.filter(({ text, files }) => text.includes(id) && files.length > 0);
    if (!papers.some(({ files }) => isWhole(files[0]!.content))) lost.push(`trip ${id} was confirmed by no letter`);
  }
  for (const [id, name] of told.names)
    if (byId.get(id)?.name !== name) lost.push(`trip ${id} is named ${byId.get(id)?.name}, not ${name}`);
  for (const code of told.brought) {
    const kept = trips.filter(({ elsewhere }) => elsewhere?.includes(code));
    if (!kept.some(({ elsewhere }) => elsewhere!.split(code).length > 2))
      lost.push(`what was brought as ${code} is lost`);
  }
  return lost;
}

async function lostWords(db: Db, told: Acknowledged, resumes: string): Promise<string[]> {
  const lost: string[] = [];
  const messages = await db.selectFrom("contact_messages").select("message").execute();
  for (const message of told.messages) {
    const count = messages.filter((one) => one.message === message).length;
    if (count !== 1) lost.push(`a message arrived ${count} times`);
  }
  const applications = await db
    .selectFrom("job_applications")
    .innerJoin("resumes", "resumes.application_id", "job_applications.id")
    .select(["job_applications.email", "resumes.id", "resumes.bytes"])
    .execute();
  for (const [email, bytes] of told.applications) {
    const own = applications.filter((one) => one.email.toLowerCase() === email.toLowerCase());
    const file = path.join(resumes, own[0]?.id ?? "none");
    if (own.length !== 1) lost.push(`the application of ${email} arrived ${own.length} times`);
    else if (own[0]!.bytes !== bytes || !existsSync(file) || statSync(file).size !== bytes)
      lost.push(`the resume of ${email} is not whole`);
  }
  return lost;
}

/**
 * Everything that was acknowledged and is not there, is there in part, or more than once: a line each.
 * @param folder where the servers keep their files
 */
export async function findLost(db: Db, told: Acknowledged, folder: string): Promise<string[]> {
  const letters = lettersIn(path.join(folder, "outbox"));
  const givenUp = await db
    .selectFrom("jobs")
    .select(["key", "last_error"])
    .where("given_up_at", "is not", null)
    .execute();
  return [
    ...(await lostTrips(db, told, letters)),
    ...(await lostWords(db, told, path.join(folder, "resumes"))),
    ...givenUp.map(({ key, last_error }) => `job ${key} was given up: ${last_error}`),
  ];
}
