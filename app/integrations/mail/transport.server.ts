import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "#app/config/env.server";
import { withSpan } from "#app/config/tracing";
import type { Attachment, Mail } from "./mail";
import type { MailServer } from "./smtp.server";

export interface KeptMail extends Omit<Mail, "attachments"> {
  /** UTC ISO instant. */
  at: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

/** Mails kept in the outbox; the oldest go first. */
const KEPT = 500;

function outboxFolder(): string {
  return path.join(env().DATA_DIR, "outbox");
}

function keyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 24);
}

let server: { url: string; opened: Promise<MailServer> } | undefined;

/** The mail server of this process, opened with the first sent mail: the outbox does not need it. */
function mailServer(url: string): Promise<MailServer> {
  if (server?.url !== url) server = { url, opened: import("./smtp.server").then((smtp) => smtp.openMailServer(url)) };
  return server.opened;
}

/** Closes the connections to the mail server, at the end of the process. */
export async function closeMailServer(): Promise<void> {
  const open = await server?.opened;
  server = undefined;
  open?.close();
}

async function keepInOutbox(key: string, mail: Mail): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept: KeptMail & { files: Attachment[] } = {
    ...mail,
    at: new Date().toISOString(),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      size: Buffer.byteLength(content, "base64"),
    })),
    files: mail.attachments,
  };
  const file = path.join(folder, `${keyHash(key)}.json`);
  await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/**
 * Sends a mail by SMTP or, when none is configured, keeps it in the outbox folder.
 * @param key the same for every try of one mail: a second try replaces the first
 */
export async function sendMail(key: string, mail: Mail): Promise<void> {
  const url = env().SMTP_URL;
  if (!url) return keepInOutbox(key, mail);
  const { send } = await mailServer(url);
  await withSpan("mail server", "client", {}, () =>
    send({ ...mail, from: env().MAIL_FROM, messageId: `<${keyHash(key)}@voyance>` }),
  );
}

/** Files of complete mails; a mail that is still being written has another ending. */
async function keptFiles(): Promise<string[]> {
  const folder = outboxFolder();
  const names = await readdir(folder).catch(ifGone([]));
  return names.filter((name) => name.endsWith(".json")).map((name) => path.join(folder, name));
}

/** Gives a replacement for a file or folder that does not exist, or not any more. */
function ifGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== "ENOENT") throw error;
    return instead;
  };
}

/** The mails of the outbox, newest first; a mail that is deleted meanwhile is left out. */
export async function readOutbox(): Promise<KeptMail[]> {
  const mails = await Promise.all(
    (await keptFiles()).map(async (file) => {
      const kept = await readFile(file, "utf8").catch(ifGone(undefined));
      if (kept === undefined) return [];
      const { to, replyTo, subject, text, html, at, attachments } = JSON.parse(kept) as KeptMail;
      return [{ to, ...(replyTo !== undefined && { replyTo }), subject, text, html, at, attachments }];
    }),
  );
  return mails
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, KEPT);
}

/** Empties the outbox. The folder and unfinished files stay, since a mail may be kept at any moment. */
export async function emptyOutbox(): Promise<void> {
  await Promise.all((await keptFiles()).map((file) => rm(file, { force: true })));
}
