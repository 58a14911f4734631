import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { PLANNED, template } from "#tests/integration/planning/party.fixture";

const HOUR_MS = 3_600_000;
const departs = Date.parse(template.flight!.offer.outbound!.departAt);

/** A context so many hours from the departure of `insertBooked`. */
export const hoursFromDeparture = (hours: number, changes: Parameters<typeof makeCtx>[0] = {}) =>
  makeCtx({ now: new Date(departs + hours * HOUR_MS), ...changes });

/** A booked trip with flights, a stay and days. */
export const insertBooked = (owner: Pick<CurrentUser, "id">, changes: Parameters<typeof insertTrip>[1] = {}) =>
  insertTrip(owner, {
    ...PLANNED,
    start_date: template.startDate,
    end_date: template.endDate,
    status: "booked",
    ...changes,
  });

/** A service that predicts disruptions, and gives the test's answers. */
export interface FakeService {
  base: string;
  asked: { booking: Record<string, unknown>; authorization: string | undefined }[];
  answer: { status: number; body: string | ((booking: Record<string, unknown>) => object) };
  stop: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeService(): Promise<FakeService> {
  const service: FakeService = {
    base: "",
    asked: [],
    answer: { status: 200, body: "{}" },
    stop: async () => undefined,
  };
  const server = createServer((req, res) => {
    let text = "";
    req.on("data", (chunk: Buffer) => (text += chunk.toString()));
    req.on("end", () => {
      const booking = JSON.parse(text) as Record<string, unknown>;
      service.asked.push({ booking, authorization: req.headers.authorization });
      const { status, body } = service.answer;
      res.writeHead(status, { "Content-Type": "application/json" });
      res.end(typeof body === "string" ? body : JSON.stringify(body(booking)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  service.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return service;
}
