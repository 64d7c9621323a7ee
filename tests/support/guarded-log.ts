import type { Logger } from "pino";
import { createLog } from "#server/log.ts";

/** Fields that hold what a log must never show, in what tests send and in what they are answered. */
const SECRET_FIELDS = new Set([
  ...["email", "password", "newPassword", "phone", "firstName", "lastName"],
  ...["key", "accessToken", "refreshToken", "token", "code", "authorization", "nonce", "signature"],
  ...["prompt", "description", "originalPrompt", "notes", "editHistory", "annotations", "csv"],
]);
/** What our own answers call a fault, under "code" like the codes of mails, and a section of a bill, under "key" like the keys of files. */
const OWN_NAME = /^[a-z]+(_[a-z]+)*$/;
/** Shorter words appear in any text. */
const SHORTEST = 8;
const SHAPES = [/@example\.com/, /\$argon2/, /\beyJ[\w-]{10,}\.eyJ/];

const secrets = new Set<string>();

/** Remembers the secrets of a request or an answer. */
export function noteSecrets(value: unknown, field = ""): void {
  if (typeof value === "string") {
    if ((field === "code" || field === "key") && OWN_NAME.test(value)) return;
    if (SECRET_FIELDS.has(field) && value.length >= SHORTEST) secrets.add(value);
  } else if (Array.isArray(value)) for (const entry of value) noteSecrets(entry, field);
  else if (typeof value === "object" && value !== null && !(value instanceof Blob))
    for (const [key, entry] of Object.entries(value)) noteSecrets(entry, key);
}

/** A log of every level that nobody reads but `check`. */
export function createGuardedLog(): { log: Logger; check(): void } {
  const lines: string[] = [];
  return {
    log: createLog("debug", { write: (line) => void lines.push(line) }),
    /** @throws when a line shows a secret of any test so far. */
    check() {
      const text = lines.join("");
      const shown = [...secrets].filter(
        (secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
      );
      const shapes = SHAPES.filter((shape) => shape.test(text)).map(String);
      if (shown.length + shapes.length === 0) return;
      const line = lines.find(
        (one) => shown.some((secret) => one.includes(secret)) || SHAPES.some((s) => s.test(one)),
      );
      throw new Error(`the log shows ${[...shown, ...shapes].join(", ")}: ${line?.slice(0, 1_000)}`);
    },
  };
}
