import { createHmac, timingSafeEqual } from "node:crypto";
import { isStorageKey } from "#server/adapters/storage/storage-key.ts";

/** The address of a key, for one session. */
export type UrlOf = (key: string) => string;

export type FileUrls = {
  /**
   * Addresses for who is signed in: nobody guesses them, and they end with the session or within twelve hours. The same for six, so
   * that they cache.
   */
  urlsFor(session: { sessionId: string }): UrlOf;
  /** An address that lives as long as the share. */
  sharedUrlOf(key: string, shareId: string): string;
  /** The key that one of our own addresses names, expired or not; null for any other text. */
  findKey(url: string): string | null;
  /** Which session an address of this key was made for, and how long it still holds; null when it is forged or has ended. */
  read(
    key: string,
    query: { expires?: string | undefined; session?: string | undefined; signature?: string | undefined },
  ): { sessionId: string; secondsLeft: number } | null;
};

/** Open tabs and the browser's cache live on addresses: a working day, so that a page that was opened in the morning shows its pictures. */
const LIVES_S = 12 * 3600;
const ROUND_S = LIVES_S / 2;

/** A session's id as the database takes it. */
const SESSION_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createFileUrls(secret: string, now: () => Date): FileUrls {
  const sign = (key: string, expires: number, sessionId: string) =>
    createHmac("sha256", secret).update(`file\n${key}\n${expires}\n${sessionId}`).digest().subarray(0, 18);
  const nowS = () => Math.floor(now().getTime() / 1000);

  return {
    urlsFor: ({ sessionId }) => {
      const expires = Math.floor(nowS() / ROUND_S) * ROUND_S + LIVES_S;
      return (key) => {
        const signature = sign(key, expires, sessionId).toString("base64url");
        return `/files/${key}?expires=${expires}&session=${sessionId}&signature=${signature}`;
      };
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
    read(key, { expires: text = "", session: sessionId = "", signature = "" }) {
      if (!/^\d{1,12}$/.test(text) || !SESSION_SHAPE.test(sessionId)) return null;
      const expires = Number(text);
      const expected = sign(key, expires, sessionId);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const secondsLeft = expires - nowS();
      return secondsLeft > 0 ? { sessionId, secondsLeft } : null;
    },
  };
}
