import { mkdirSync, writeFileSync } from "node:fs";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import { signInCookie, withServer } from "./server-under-test";

const MB = 1024 * 1024;
const ROUNDS = 10;
const USUAL_UPLOADS = 400;
/** The number of simultaneous uploads, as an attacker would send them. */
const AT_ONCE = 8;

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / MB);
}

/**
 * Files that are not resumes and cost as much as possible: of the greatest size, larger, and of another kind than they
 * say.
 */
function hostileFile(index: number): File {
  const kinds = [
    { name: "resume.pdf", bytes: Buffer.alloc(5 * MB, 0x25) },
    { name: "resume.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5 * MB - 9, index)]) },
    { name: "resume.docx", bytes: Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(4 * MB, index)]) },
    { name: "resume.doc", bytes: Buffer.alloc(12 * MB, index) },
    { name: "resume.exe.pdf", bytes: Buffer.from("MZ") },
  ] as const;
  const { name, bytes } = kinds[index % kinds.length]!;
  return new File([bytes as BlobPart], name);
}

/** Sends one application. @returns the status; 0 where the server closed the line on a body that is too large */
async function upload(origin: string, cookie: string, index: number): Promise<number> {
  const form = new FormData();
  const fields = {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    phone: "+44 20 7946 0123",
    experience: "Ten years",
    whyVoyance: "Trains",
    startDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", hostileFile(index));
  try {
    const answer = await fetch(`${origin}/careers/${BUILT_IN_POSITIONS[0]!.id}`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie, "x-voyance-address": `10.1.${index >> 8}.${index & 255}` },
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Memory over so many hostile uploads: 400, or as many as the first argument says. */
export async function run([wanted]: string[]): Promise<void> {
  const aRound = Math.max(1, Math.round((Number(wanted) || USUAL_UPLOADS) / ROUNDS));
  const rows: Record<string, number | string>[] = [];
  await withServer(async ({ origin }) => {
    const cookie = await signInCookie(origin, "fresh");
    rows.push({ uploads: 0, "resident MB": await residentMb(origin) });
    for (let round = 0; round < ROUNDS; round++) {
      const statuses: number[] = [];
      let next = round * aRound;
      const last = next + aRound;
      const work = async (): Promise<void> => {
        while (next < last) statuses.push(await upload(origin, cookie, next++));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      rows.push({
        uploads: last,
        "resident MB": await residentMb(origin),
        answers: [...new Set(statuses)]
          .sort((a, b) => a - b)
          .map((status) => `${statuses.filter((one) => one === status).length} × ${status || "closed"}`)
          .join(", "),
      });
    }
  });
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/uploads.json", JSON.stringify(rows, null, 2));
}
