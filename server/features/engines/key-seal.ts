import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Text that was sealed with a secret which this server no longer has, or that somebody changed. */
export class SealBroken extends Error {}

export type KeySeal = {
  /** `owner` names whose it is and what for: a sealed text that is moved to another row does not open there. */
  seal(text: string, owner: string): string;
  /** @throws SealBroken */
  open(sealed: string, owner: string): string;
  /** Sealed with the newest secret. */
  isCurrent(sealed: string): boolean;
};

const ALGORITHM = "aes-256-gcm";
const FORM = "v1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Secret = { id: string; key: Buffer };

/** The id tells secrets apart and nothing of them. */
function secretOf(text: string): Secret {
  const key = Buffer.from(hkdfSync("sha256", text, "", "engine keys", 32));
  return { id: createHash("sha256").update(key).update("id").digest("hex").slice(0, 12), key };
}

/** AES-256-GCM with a new nonce for each text, as `v1.<secret>.<nonce, text and tag>`. Newest secret first; the others only open. */
export function createKeySeal(secrets: readonly [string, ...string[]]): KeySeal {
  const [newest, ...older] = secrets.map(secretOf) as [Secret, ...Secret[]];
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [FORM, newest.id, sealed.toString("base64url")].join(".");
    },
    open(sealed, owner) {
      const [form, id, body = ""] = sealed.split(".");
      const secret = [newest, ...older].find((one) => one.id === id);
      if (form !== FORM || !secret)
        throw new SealBroken("sealed with a secret that this server does not have");
      const bytes = Buffer.from(body, "base64url");
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(ALGORITHM, secret.key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch (cause) {
        throw new SealBroken("the sealed text was changed, or belongs to another row", { cause });
      }
    },
    isCurrent: (sealed) => sealed.split(".")[1] === newest.id,
  };
}
