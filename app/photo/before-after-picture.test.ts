import { describe, expect, it } from "vitest";
import { layOutSheet } from "./before-after-picture.ts";
import { pictureFileName } from "./save-picture.ts";

describe("the before/after sheet", () => {
  it("is 1200 wide with 20 around two equal pictures under a header of 60", () => {
    const sheet = layOutSheet({ width: 1920, height: 1440 }, { width: 1920, height: 1440 });
    expect(sheet).toEqual({
      width: 1200,
      height: 60 + 20 + 428 + 20,
      before: { x: 20, y: 80, width: 570, height: 428 },
      after: { x: 610, y: 80, width: 570, height: 428 },
    });
  });

  it("is as tall as the taller picture needs", () => {
    const sheet = layOutSheet({ width: 100, height: 50 }, { width: 100, height: 200 });
    expect([sheet.before.height, sheet.after.height, sheet.height]).toEqual([285, 1140, 1240]);
  });
});

describe("a downloaded picture", () => {
  it("is named after its moment and its type", () => {
    const at = new Date(2026, 0, 9, 4, 5, 6);
    expect(pictureFileName("before-after", "image/png", at)).toBe("before-after_2026-01-09_04-05-06.png");
    expect(pictureFileName("landscape-design", "image/jpeg", at)).toBe(
      "landscape-design_2026-01-09_04-05-06.jpg",
    );
  });
});
