import { describe, expect, it } from "vitest";
import { createFileUrls } from "./file-urls.ts";

const START = new Date("2026-11-21T10:00:00Z").getTime();
const HOUR_MS = 3_600_000;

function signer(secret = "a secret") {
  let nowMs = START;
  const urls = createFileUrls(secret, () => new Date(nowMs));
  const left = (url: string) => {
    const { pathname, searchParams } = new URL(url, "http://here");
    return urls.secondsLeft(pathname.slice("/files/".length), Object.fromEntries(searchParams));
  };
  const later = (ms: number) => {
    nowMs += ms;
  };
  return { urls, left, later };
}

describe("addresses of files", () => {
  it("hold for 36 to 48 hours and then end", () => {
    const { urls, left, later } = signer();
    const url = urls.urlOf("photos/a.jpg");
    expect(left(url)).toBe(38 * 3600); // until noon of the day after the next
    later(38 * HOUR_MS - 1000);
    expect(left(url)).toBe(1);
    later(1000);
    expect(left(url)).toBeNull();
  });

  it("stay the same for half a day, so that a browser finds them in its cache", () => {
    const { urls, later } = signer();
    const url = urls.urlOf("photos/a.jpg");
    later(2 * HOUR_MS - 1);
    expect(urls.urlOf("photos/a.jpg")).toBe(url);
    later(1);
    expect(urls.urlOf("photos/a.jpg")).not.toBe(url);
  });

  it("hold for their own key, time and secret alone", () => {
    const { urls, left } = signer();
    const url = urls.urlOf("photos/a.jpg");
    expect(left(url.replace("a.jpg", "b.jpg"))).toBeNull();
    expect(left(url.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 1}`))).toBeNull();
    expect(left(url.replace(/signature=./, "signature=_"))).toBeNull();
    expect(left(url.replace(/&signature=.*/, ""))).toBeNull();
    expect(left(url.replace(/\?.*/, ""))).toBeNull();
    expect(left(signer("another secret").urls.urlOf("photos/a.jpg"))).toBeNull();
  });

  it("tell their key back, with a host and expired too, and no other text does", () => {
    const { urls, later } = signer();
    const url = urls.urlOf("photos/a.jpg");
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
