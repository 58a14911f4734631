import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A line to a server that speaks TCP, such as a database, and that can be cut. */
export interface CutLine {
  /** The address of the server, by way of this line. */
  url: string;
  /** Connections are open now. */
  count(): number;
  /** Every connection is reset, and new ones are refused at once, as by a machine on which the server has stopped. */
  cut(): void;
  /** Connections stay open and new ones are taken; nothing that is sent arrives, in either direction. */
  swallow(): void;
  /** The line works again. What was swallowed is lost, so its connections are reset. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line to the server of an address, on a free port. */
export async function openCutLine(address: string): Promise<CutLine> {
  const target = new URL(address);
  const open = new Set<Socket>();
  let isSwallowing = false;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on("data", (bytes) => void (isSwallowing || to.write(bytes)));
    from.on("close", () => to.destroy());
  };
  const server = createServer((socket) => {
    const near = keep(socket);
    const far = keep(connect(Number(target.port), target.hostname));
    pass(near, far);
    pass(far, near);
  });
  const reset = (): void => open.forEach((socket) => socket.resetAndDestroy());
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    count: () => open.size,
    cut() {
      server.close();
      reset();
    },
    swallow() {
      isSwallowing = true;
    },
    async mend() {
      isSwallowing = false;
      reset();
      if (!server.listening) await listen(port);
    },
    async close() {
      if (server.listening) server.close();
      reset();
    },
  };
}
