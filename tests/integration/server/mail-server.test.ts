import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOST_CONNECTIONS, openMailServer } from "#app/integrations/mail/smtp.server";
import type { MailServer } from "#app/integrations/mail/smtp.server";
import { FinalFailure } from "#app/shared/app-error";
import { JOBS, WORKERS } from "#app/boot/job-lanes";

let server: Server;
let connections: Socket[];
let mails: MailServer;
/** The server's behaviour with a connection. */
let meet: (socket: Socket) => void;

beforeEach(async () => {
  connections = [];
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    connections.push(socket);
    meet(socket);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  mails = openMailServer(`smtp://127.0.0.1:${port}`, { patienceMs: 150, silenceMs: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
  mails.close();
  for (const socket of connections) socket.destroy();
  server.close();
});

const send = (to: string) =>
  mails.send({
    ...{ to, from: "hello@voyance.test", messageId: `<${to}>`, subject: "Hello", text: "Hello", html: "<p>Hello</p>" },
    attachments: [],
  });

/** The server's refusal of a line, if any. */
function refusalOf(line: string): string | undefined {
  if (!line.startsWith("RCPT")) return undefined;
  if (line.includes("nobody")) return "550 no such box";
  return line.includes("later") ? "450 try again later" : undefined;
}

/** Speaks as much SMTP as a mail needs. */
function takeMails(socket: Socket): void {
  let isData = false;
  let text = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mail.test");
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
    for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (isData) {
        if (line !== ".") continue;
        isData = false;
        say("250 taken");
      } else if (line === "DATA") {
        isData = true;
        say("354 go on");
      } else say(refusalOf(line) ?? "250 fine");
    }
  });
}

it("makes a connection once, and keeps it for the next mails", async () => {
  meet = takeMails;
  for (const to of ["ada@voyance.test", "eve@voyance.test", "bob@voyance.test"]) await send(to);
  expect(connections).toHaveLength(1);
});

it("that hangs is waited for once: the mails after it fail at once, until it is asked again", async () => {
  meet = () => undefined;
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await expect(send("ada@voyance.test")).rejects.toThrow(/greeting/i);
  for (let mail = 0; mail < 20; mail++)
    await expect(send("eve@voyance.test")).rejects.toThrow("The mail server could not be reached a moment ago");
  expect(connections).toHaveLength(1);
  // A clock that is set right meanwhile changes nothing.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(15_000);
  meet = takeMails;
  await send("bob@voyance.test");
  expect(connections).toHaveLength(2);
});

it("that refuses one mail for good, or for now, takes the next", async () => {
  meet = takeMails;
  await expect(send("nobody@voyance.test")).rejects.toThrow(FinalFailure);
  const forNow = await send("later@voyance.test").catch((error: unknown) => error);
  expect(forNow).toMatchObject({ message: expect.stringContaining("450") as string });
  expect(forNow).not.toBeInstanceOf(FinalFailure);
  await send("ada@voyance.test");
});

it("has a connection for each job that sends at the same time", () => {
  const sending = new Set((["password-reset", "mail", "trip-confirmation"] as const).map((kind) => JOBS[kind].lane));
  expect([...sending].reduce((sum, lane) => sum + WORKERS[lane], 0)).toBeLessThanOrEqual(MOST_CONNECTIONS);
});
