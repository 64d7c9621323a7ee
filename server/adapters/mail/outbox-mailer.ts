import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Mailer } from "./mail.ts";

/** Keeps each mail as an `.eml` file that any mail program opens: the stand-in where no SMTP is configured. */
export function createOutboxMailer(config: { dir: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true },
    { from: config.from },
  );
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, to: { name: "", address: mail.to } });
      await mkdir(config.dir, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      // A reader of the folder never sees half a mail.
      const unfinished = join(config.dir, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(config.dir, name));
    },
  };
}
