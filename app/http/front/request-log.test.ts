import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { metricsText } from "./metrics.server";
import { openRequest, traceIdOf } from "./request-log.server";

const written = vi.hoisted(() => vi.fn());
vi.mock("./log.server", () => ({ logRequest: written }));

it("writes one line for each request, with what was asked and answered, and no key of a link", async () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: "PATCH", url: `/join/${"k".repeat(43)}?a=b` });
  const res = new ServerResponse(req);
  expect(traceIdOf(res)).toBe("no-trace");
  openRequest(req, res);
  const traceId = traceIdOf(res);
  expect(traceId).toMatch(/^[0-9a-f-]{36}$/);
  expect(written).not.toHaveBeenCalled();
  res.statusCode = 409;
  res.emit("close");
  res.emit("close");
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]![0]).toEqual({
    traceId,
    method: "PATCH",
    path: "/join/[key]",
    status: 409,
    ms: expect.any(Number) as number,
    aborted: true,
  });
  const { ms } = written.mock.calls[0]![0] as { ms: number };
  expect([ms >= 0, ms < 60_000]).toEqual([true, true]);
  expect(await metricsText()).toContain('http_requests_total{method="PATCH",status="409",kind="form"} 1');
});
