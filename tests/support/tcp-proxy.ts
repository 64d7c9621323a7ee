import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** Ends every connection, and each new one as soon as it comes. */
  refuse(): void;
  /** How many were turned away. */
  refused(): number;
  /** Keeps every connection, takes new ones, and lets nothing through. */
  stall(): void;
  /** Lets all through again, what was held too. */
  resume(): void;
  close(): Promise<void>;
};

/** Stands between a client and a server on loopback, and fails as a network does. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let stalled = false;
  let refusing = false;
  let refused = 0;
  const server = createServer((client) => {
    if (refusing) {
      refused++;
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on("data", (chunk) => void to.write(chunk));
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      if (stalled) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    refuse() {
      refusing = true;
      endAll();
    },
    refused: () => refused,
    stall() {
      stalled = true;
      for (const socket of open) socket.pause();
    },
    resume() {
      refusing = false;
      stalled = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      server.close();
      endAll();
      await once(server, "close");
    },
  };
}
