import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const CLIENT = "build/client";
/** Names of settings that are the server's alone, and the shapes of keys. */
const SECRETS = [
  "AUTH_SECRET",
  "DATABASE_URL",
  "METRICS_TOKEN",
  "OPENAI_API_KEY",
  "S3_SECRET_ACCESS_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "SMTP_URL",
  /\bsk[-_](live|test|proj)[-_][\w-]{8,}/,
  /\bwhsec_\w{8,}/,
  /\bpostgres(ql)?:\/\/\S+:\S+@/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

test("nothing of the server's secrets is in what browsers get", () => {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(js|css|html|json|map|svg|txt)$/.test(file.name),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(file.parentPath, file.name), "utf8");
    return SECRETS.filter((secret) =>
      typeof secret === "string" ? text.includes(secret) : secret.test(text),
    ).map((secret) => `${file.name}: ${secret}`);
  });
  expect(found).toEqual([]);
});
