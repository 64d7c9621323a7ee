import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** A strip of ground that was circled, 8 m wide and 1.5 m deep, its middle 8 m away, with lawn before it. */
it("steel edging in a strip that was circled for a bed runs between the bed and the lawn", () => {
  const { elements } = parsePlan("hosta bed along the fence. steel edging against the grass");
  const site = { ...bareSite({ elements }, true), areaId: "1", isBedSized: true };
  const { camera } = site;
  const corners = [
    { x: -4, z: 7.25 },
    { x: 4, z: 7.25 },
    { x: 4, z: 8.75 },
    { x: -4, z: 8.75 },
  ];
  site.clip = fillPolygon(
    camera.widthPx,
    camera.heightPx,
    corners.map((corner) => camera.toPhoto(corner)),
  );
  site.grid = new GroundGrid(camera, site.clip);
  site.lawn = site.lawn.map((_, i) => {
    const row = Math.floor(i / camera.widthPx) + 0.5;
    return row > camera.horizonY + 1 && camera.groundZ(row) < 7.3 ? 1 : 0;
  });
  for (const element of elements) paintElement(site, element);
  const edging = site.pieces.find(({ element }) => element.kind === "edging");
  expect(edging?.lengthM).toBeGreaterThan(6);
  // In front of the bed, and neither through its middle nor along the fence behind it.
  for (const { z } of edging!.outline.flat()) expect(z).toBeLessThan(7.6);
});
