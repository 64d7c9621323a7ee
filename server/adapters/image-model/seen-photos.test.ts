import { describe, expect, it } from "vitest";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { rememberSeen } from "./seen-photos.ts";

const grey = (level: number, width = 8) => ({
  width,
  height: 48 / width,
  data: new Uint8Array(48 * 3).fill(level),
});

function counting() {
  const looks: number[] = [];
  const see = rememberSeen((photo, hints) => {
    looks.push(photo.data[0] ?? 0);
    return seePhoto(photo, hints);
  });
  return { looks, see };
}

describe("seen photos", () => {
  it("are looked at once, also when their file was decoded again", () => {
    const { looks, see } = counting();
    expect(see(grey(120))).toBe(see(grey(120)));
    expect(looks).toEqual([120]);
  });

  it("are told apart by pixels, size and what is known of the camera", () => {
    const { looks, see } = counting();
    const answers = [see(grey(120)), see(grey(121)), see(grey(120, 6)), see(grey(120), { focal35Mm: 26 })];
    expect([new Set(answers).size, looks.length]).toEqual([4, 4]);
  });

  it("are kept for the few that were used last", () => {
    const { looks, see } = counting();
    for (const level of [1, 2, 3, 1, 4, 1, 2]) see(grey(level));
    expect(looks).toEqual([1, 2, 3, 4, 2]);
  });
});
