import { describe, expect, it } from "vitest";
import { createFileUrls } from "./file-urls.ts";

const START = new Date("2026-11-21T10:00:00Z").getTime();
const HOUR_MS = 3_600_000;
const SESSION = "7c0e3c4e-0000-4000-8000-00000000000a";

function signer(secret = "a secret") {
  let nowMs = START;
  const urls = createFileUrls(secret, () => new Date(nowMs));
  const read = (url: string) => {
    const { pathname, searchParams } = new URL(url, "http://here");
    return urls.read(pathname.slice("/files/".length), Object.fromEntries(searchParams));
  };
  const left = (url: string) => read(url)?.secondsLeft ?? null;
  const urlOf = (key: string) => urls.urlsFor({ sessionId: SESSION })(key);
  const later = (ms: number) => {
    nowMs += ms;
  };
  return { urls, urlOf, read, left, later };
}

describe("addresses of files", () => {
  it("hold for six to twelve hours and then end", () => {
    const { urlOf, left, later } = signer();
    const url = urlOf("photos/a.jpg");
    expect(left(url)).toBe(8 * 3600); // until six in the evening
    later(8 * HOUR_MS - 1000);
    expect(left(url)).toBe(1);
    later(1000);
    expect(left(url)).toBeNull();
  });

  it("stay the same for a quarter of a day, so that a browser finds them in its cache", () => {
    const { urlOf, later } = signer();
    const url = urlOf("photos/a.jpg");
    later(2 * HOUR_MS - 1);
    expect(urlOf("photos/a.jpg")).toBe(url);
    later(1);
    expect(urlOf("photos/a.jpg")).not.toBe(url);
  });

  it("say for which session they were made, and are of no other", () => {
    const { urls, urlOf, read } = signer();
    const url = urlOf("photos/a.jpg");
    expect(read(url)?.sessionId).toBe(SESSION);
    expect(read(url.replace(SESSION, SESSION.replace(/a$/, "b")))).toBeNull();
    expect(read(url.replace(SESSION, ""))).toBeNull();
    // What is no session's id never reaches the database.
    expect(read(urls.urlsFor({ sessionId: "x" })("photos/a.jpg"))).toBeNull();
  });

  it("hold for their own key, time and secret alone", () => {
    const { urlOf, left } = signer();
    const url = urlOf("photos/a.jpg");
    expect(left(url.replace("a.jpg", "b.jpg"))).toBeNull();
    expect(left(url.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 1}`))).toBeNull();
    expect(left(url.replace(/signature=./, "signature=_"))).toBeNull();
    expect(left(url.replace(/&signature=.*/, ""))).toBeNull();
    expect(left(url.replace(/\?.*/, ""))).toBeNull();
    expect(left(signer("another secret").urlOf("photos/a.jpg"))).toBeNull();
  });

  it("tell their key back, with a host and expired too, and no other text does", () => {
    const { urls, urlOf, later } = signer();
    const url = urlOf("photos/a.jpg");
    later(1000 * HOUR_MS);
    expect(urls.findKey(url)).toBe("photos/a.jpg");
    expect(urls.findKey(`https://yard.example${url}`)).toBe("photos/a.jpg");
    for (const other of [
      "",
      "photos/a.jpg",
      "/files/../etc/passwd",
      "/files/a.exe",
      "https://",
      "data:image/png;base64,AA",
    ])
      expect([other, urls.findKey(other)]).toEqual([other, null]);
  });
});
