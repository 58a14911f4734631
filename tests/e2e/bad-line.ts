import { createServer, request } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection between the browser and a server, as bad as a test needs it. */
export interface BadLine {
  origin: string;
  /** From now on requests are taken and never answered. */
  hang(): void;
  /** The connection works again; waiting requests are given up. */
  mend(): void;
  /**
   * From now on one of so many forms that are sent is lost: in turn on its way there, and with the answer on its way
   * back.
   */
  lose(oneOf: number): void;
  /** From now on the server has another build: its worker differs in a letter. */
  deploy(): void;
  /** From now on the same address is answered by another server. */
  leadTo(origin: string): void;
  close(): Promise<void>;
}

/** Opens a line to a server, on a free port. */
export async function openLine(target: string): Promise<BadLine> {
  let hangs = false;
  const waiting = new Set<ServerResponse>();
  let lossy = 0;
  let posts = 0;
  let version = "";
  let to = target;
  const server = createServer((incoming, answer) => {
    if (hangs) return void waiting.add(answer);
    const { method, headers, url } = incoming;
    const isLost = method === "POST" && lossy > 0 && ++posts % lossy === 0;
    if (isLost && (posts / lossy) % 2 === 1) return void answer.destroy();
    const isWorker = url === "/sw.js" && version !== "";
    const forwarded = { ...headers };
    // The changed worker is neither compressed nor known by the validators of the old one.
    for (const name of isWorker ? ["accept-encoding", "if-none-match", "if-modified-since"] : [])
      delete forwarded[name];
    const onward = request(new URL(url ?? "/", to), { method, headers: forwarded }, (from) => {
      if (isLost) return void answer.destroy();
      if (!isWorker) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      }
      answer.writeHead(from.statusCode ?? 502, { "content-type": "text/javascript", "cache-control": "no-cache" });
      from.on("data", (bytes) => answer.write(bytes));
      from.on("end", () => answer.end(`\n// ${version}`));
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang: () => void (hangs = true),
    mend: () => {
      hangs = false;
      for (const answer of waiting) answer.destroy();
    },
    lose: (oneOf) => void (lossy = oneOf),
    leadTo: (origin) => void (to = origin),
    deploy: () => void (version += "."),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
