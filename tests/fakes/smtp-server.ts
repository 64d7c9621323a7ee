import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string[]; source: string };
export type ReceivingServer = {
  url: string;
  messages: ReceivedMail[];
  /** The mails to the address, as soon as there are `count` of them. */
  mailsTo(address: string, count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
};

/** A real SMTP server on loopback that keeps what it gets. */
export async function startSmtpServer(): Promise<ReceivingServer> {
  const messages: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        messages.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        });
        done();
        for (const look of waiting) look();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    mailsTo: (address, count) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.filter(({ to }) => to.includes(address));
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
