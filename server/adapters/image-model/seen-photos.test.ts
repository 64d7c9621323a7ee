import { describe, expect, it } from "vitest";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { SeenPhotos } from "./seen-photos.ts";

const grey = { width: 8, height: 6, data: new Uint8Array(8 * 6 * 3).fill(120) };

describe("seen photos", () => {
  it("are looked at once", () => {
    const photos = new SeenPhotos();
    const first = photos.of("a", () => seePhoto(grey));
    expect(photos.of("a", () => expect.unreachable())).toBe(first);
  });

  it("are kept for the few that were used last", () => {
    const photos = new SeenPhotos();
    const looks: string[] = [];
    const look = (key: string) =>
      photos.of(key, () => {
        looks.push(key);
        return seePhoto(grey);
      });
    for (const key of ["a", "b", "c", "a", "d", "a", "b"]) look(key);
    expect(looks.join("")).toBe("abcdb");
  });
});
