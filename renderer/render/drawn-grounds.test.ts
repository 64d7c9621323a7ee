import { describe, expect, it } from "vitest";
import { drawnDocument, openDocument } from "#core/design/drawn-document.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { cameraOf } from "./camera-of.ts";
import { type DrawnGround, drawnGrounds, horizonOver } from "./drawn-grounds.ts";

const photo = { width: 300, height: 200 };
const path = [
  { x: 10, y: 40 },
  { x: 290, y: 40 },
  { x: 290, y: 80 },
  { x: 10, y: 80 },
];
const groundsOf = (description: string) =>
  drawnGrounds(
    openDocument(drawnDocument({ photo, prompt: "", areas: [{ id: "a", path, description }] } as never))!,
  );

describe("a highlight", () => {
  it.each([
    "tear out the weeds and put in a mulched bed with hostas",
    "clean out the dead leaves and rocks and plant hostas, dark mulch",
    "pea gravel",
    "new sod",
  ])("is of ground: %s", (text) => {
    expect(groundsOf(text)).toEqual([{ top: 0.2, middle: 0.3, bottom: 0.4 }]);
  });

  it.each([
    "a row of arborvitae here to hide the neighbors",
    "rip out the old hedge and put in hostas",
    "plant a red maple",
    "paint the fence black",
  ])("is drawn round what stands or will stand there: %s", (text) => {
    expect(groundsOf(text)).toEqual([]);
  });
});

describe("the horizon", () => {
  it("lies above ground of which most was drawn over it", () => {
    expect(horizonOver([{ top: 0.2, middle: 0.3, bottom: 0.35 }], 0.33)).toBeCloseTo(0.1);
    expect(horizonOver([{ top: 0.2, middle: 0.3, bottom: 0.35 }], 0.25)).toBeNull();
    expect(horizonOver([], 0.25)).toBeNull();
  });

  it("of a camera moves up for it, and stays for ground below it", () => {
    const seen = seenByHand(photo, {});
    const horizonOf = (grounds: DrawnGround[]) =>
      cameraOf({ photo: seen.picture, grounds }, seen).camera.horizonY / photo.height;
    const usual = horizonOf([]);
    expect(horizonOf([{ top: usual + 0.05, middle: usual + 0.1, bottom: usual + 0.2 }])).toBe(usual);
    expect(horizonOf([{ top: usual - 0.2, middle: usual - 0.1, bottom: usual + 0.1 }])).toBeLessThan(
      usual - 0.2,
    );
  });
});
