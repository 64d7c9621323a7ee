import nodemailer, { type TransportOptions } from "nodemailer";
import type { Mailer } from "./mail.ts";

const TIMEOUT_MS = 10_000;

/** Sends over SMTP: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtpMailer(config: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: config.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as TransportOptions,
    { from: config.from },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, to: { name: "", address: mail.to } });
    },
  };
}
