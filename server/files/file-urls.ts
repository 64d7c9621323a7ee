import { createHmac, timingSafeEqual } from "node:crypto";
import { isStorageKey } from "../adapters/storage/storage-key.ts";

export type FileUrls = {
  /** An address for its owner: cannot be guessed, and ends within two days. The same for half a day, so that it caches. */
  urlOf(key: string): string;
  /** An address that lives as long as the share. */
  sharedUrlOf(key: string, shareId: string): string;
  /** The key that one of our own addresses names, expired or not; null for any other text. */
  findKey(url: string): string | null;
  /** Seconds that the address still holds; null when it is forged or has ended. */
  secondsLeft(
    key: string,
    query: { expires?: string | undefined; signature?: string | undefined },
  ): number | null;
};

const ROUND_S = 12 * 3600;
const LIVES_S = 48 * 3600;

export function createFileUrls(secret: string, now: () => Date): FileUrls {
  const sign = (key: string, expires: number) =>
    createHmac("sha256", secret).update(`file\n${key}\n${expires}`).digest().subarray(0, 18);
  const nowS = () => Math.floor(now().getTime() / 1000);

  return {
    urlOf(key) {
      const expires = Math.floor(nowS() / ROUND_S) * ROUND_S + LIVES_S;
      return `/files/${key}?expires=${expires}&signature=${sign(key, expires).toString("base64url")}`;
    },
    sharedUrlOf: (key, shareId) => `/files/${key}?share=${encodeURIComponent(shareId)}`,
    findKey(url) {
      let path: string;
      try {
        path = new URL(url, "http://here").pathname;
      } catch {
        return null;
      }
      const key = path.startsWith("/files/") ? path.slice("/files/".length) : "";
      return isStorageKey(key) ? key : null;
    },
    secondsLeft(key, { expires: text = "", signature = "" }) {
      if (!/^\d{1,12}$/.test(text)) return null;
      const expires = Number(text);
      const expected = sign(key, expires);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const left = expires - nowS();
      return left > 0 ? left : null;
    },
  };
}
