import { createServer, request } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A line between the browser and a server, as bad as a test wants it. */
export interface BadLine {
  origin: string;
  /** From now on requests are taken and never answered. */
  hang(): void;
  /** Everything is as it should be again; what waited is given up. */
  mend(): void;
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
  let version = "";
  let to = target;
  const server = createServer((incoming, answer) => {
    if (hangs) return void waiting.add(answer);
    const { method, headers, url } = incoming;
    const isWorker = url === "/sw.js" && version !== "";
    const forwarded = { ...headers };
    // The changed worker is neither compressed nor known by the validators of the old one.
    for (const name of isWorker ? ["accept-encoding", "if-none-match", "if-modified-since"] : [])
      delete forwarded[name];
    const onward = request(new URL(url ?? "/", to), { method, headers: forwarded }, (from) => {
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
    leadTo: (origin) => void (to = origin),
    deploy: () => void (version += "."),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
