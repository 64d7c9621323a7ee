import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { eveningView } from "#renderer/light/evening.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const lights: PlanElement = { kind: "furniture", set: "string-lights" };

function laid(...elements: PlanElement[]) {
  const site = bareSite({ elements });
  for (const element of elements) expect(paintElement(site, element).placed).toBe(true);
  return site;
}

describe("string lights", () => {
  it("hang over open ground on posts of their own that do not stand right before the camera", () => {
    const site = laid(lights);
    expect(site.lamps.length).toBeGreaterThan(20);
    for (const { bulbM } of site.lamps) {
      expect(bulbM).toBeGreaterThan(1.7);
      expect(bulbM).toBeLessThan(2.6);
    }
    expect(site.instances[0]!.mesh.heightM).toBeGreaterThan(2.6);
    const [corners] = site.pieces[0]!.outline;
    for (const { z } of corners!) expect(z).toBeGreaterThan(3.3);
  });

  it("hang round the furniture that is planned with them", () => {
    const site = laid({ kind: "furniture", set: "dining-round" }, lights);
    const [set, strings] = site.pieces.map(({ outline }) => outline[0]!);
    const extent = (corners: readonly { x: number }[]) => Math.max(...corners.map(({ x }) => x));
    expect(extent(strings!)).toBeGreaterThan(extent(set!));
  });

  it("hang from the beams of the pergola of the design, without posts", () => {
    const site = laid({ kind: "pergola", wood: "cedar" }, lights);
    expect(site.instances.at(-1)!.mesh.heightM).toBeLessThan(2.4);
  });

  it("light the ground below them in the evening, and glow", () => {
    const { lamps, camera } = laid(lights);
    const { widthPx: width, heightPx: height } = camera;
    const image = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
    const ground = new Uint8Array(width * height).fill(255);
    const none = new Uint8Array(width * height);
    const dark = eveningView(image, camera, [], ground, none, none);
    const lit = eveningView(image, camera, lamps, ground, none, none);
    const at = (x: number, y: number, z: number) =>
      (Math.floor(camera.photoY(y, z)) * width + Math.floor(camera.photoX(x, z))) * 3;
    const middle = lamps[Math.floor(lamps.length / 2)]!;
    const below = at(middle.x, 0, middle.z);
    expect(lit.data[below]!).toBeGreaterThan(dark.data[below]! + 10);
    const bulb = at(middle.x, middle.bulbM!, middle.z);
    expect(lit.data[bulb]!).toBeGreaterThan(200);
  });
});
