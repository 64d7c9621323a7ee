import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import type { Mailer } from "./mail.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const FROM = "Yardwright <no-reply@example.com>";
const MAIL = {
  to: "dana@example.com",
  subject: "Grüße, Dana: your link",
  text: "Open https://example.com/reset-password?token=a_b-c",
  html: '<p>Open <a href="https://example.com/reset-password?token=a_b-c">the link</a></p>',
};

let smtp: ReceivingServer;
let outbox: string;
beforeAll(async () => {
  smtp = await startSmtpServer();
  outbox = await mkdtemp(join(tmpdir(), "yardwright-outbox-"));
});
afterAll(async () => {
  await smtp.close();
  await rm(outbox, { recursive: true, force: true });
});

const kinds: { name: string; create: () => Mailer; received: () => Promise<string[]> }[] = [
  {
    name: "SMTP",
    create: () => createSmtpMailer({ url: smtp.url, from: FROM }),
    received: async () => smtp.messages.map((message) => message.source),
  },
  {
    name: "outbox",
    create: () => createOutboxMailer({ dir: outbox, from: FROM }),
    received: async () =>
      Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8"))),
  },
];

describe.each(kinds)("the $name mailer", ({ create, received }) => {
  it("delivers sender, recipient, subject and both parts unchanged", async () => {
    await create().send(MAIL);
    const [source] = await received();
    const mail = await PostalMime.parse(source ?? "");
    expect(mail.from).toMatchObject({ address: "no-reply@example.com", name: "Yardwright" });
    expect(mail.to).toEqual([{ address: MAIL.to, name: "" }]);
    expect(mail.subject).toBe(MAIL.subject);
    expect(mail.text?.trim()).toBe(MAIL.text);
    expect(mail.html?.trim()).toBe(MAIL.html);
  });
});

it("the SMTP mailer says so when nobody takes the mail", async () => {
  const nobody = createServer().listen(0, "127.0.0.1");
  await once(nobody, "listening");
  const { port } = nobody.address() as { port: number };
  await new Promise((resolve) => nobody.close(resolve));
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  await expect(mailer.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
});
