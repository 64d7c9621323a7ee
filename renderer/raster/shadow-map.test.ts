import { describe, expect, it } from "vitest";
import { normalize } from "#renderer/math/vec3.ts";
import { ShadowMap } from "./shadow-map.ts";

const area = { minX: -4, minZ: -4, maxX: 4, maxZ: 4 };

/** A screen 1 m wide and 1 m high, standing along x through the origin. */
function castScreen(map: ShadowMap) {
  const corner = (x: number, y: number) => [map.columnOf(x, y), map.rowOf(y, 0), y] as const;
  map.castTriangle(Float64Array.of(...corner(-0.5, 0), ...corner(0.5, 0), ...corner(0.5, 1)));
  map.castTriangle(Float64Array.of(...corner(-0.5, 0), ...corner(0.5, 1), ...corner(-0.5, 1)));
}

describe("ShadowMap", () => {
  it("darkens the ground on the side away from the sun and not on the other", () => {
    const map = new ShadowMap(area, 0.02, normalize([0, 1, -1]));
    castScreen(map);
    expect(map.litShare(0, 0, 0.5, 0.02)).toBe(0);
    expect(map.litShare(0, 0, -0.5, 0.02)).toBe(1);
    expect(map.litShare(1, 0, 0.5, 0.02)).toBe(1);
  });

  it("follows the sun to the side too", () => {
    const map = new ShadowMap(area, 0.02, normalize([-1, 1, -0.2]));
    castScreen(map);
    expect(map.litShare(0.6, 0, 0.1, 0.02)).toBe(0);
    expect(map.litShare(-0.6, 0, 0.1, 0.02)).toBe(1);
  });

  it("casts a shadow as long as the height over the sun's slope", () => {
    // Tangent of the elevation is 2: a screen of 1 m shades half a meter.
    const map = new ShadowMap(area, 0.01, normalize([0, 2, -1]));
    castScreen(map);
    expect(map.litShare(0, 0, 0.44, 0.02)).toBeLessThan(0.1);
    expect(map.litShare(0, 0, 0.56, 0.02)).toBeGreaterThan(0.9);
  });

  it("leaves light what stands higher than the caster", () => {
    const map = new ShadowMap(area, 0.02, normalize([0, 1, -1]));
    castScreen(map);
    expect(map.litShare(0, 0.9, 0.5, 0.02)).toBe(1);
    expect(map.litShare(0, 0.2, 0.5, 0.02)).toBe(0);
  });

  it("holds very low suns, so that shadows end", () => {
    const map = new ShadowMap(area, 0.02, normalize([1, 0.01, 0]));
    expect(map.shiftX).toBeLessThan(5.01);
  });

  it("takes the most sky at the foot and none beyond 1.4 radii", () => {
    const map = new ShadowMap(area, 0.02, [0, 1, 0]);
    map.addContact(1, 1, 0.5, 0.75);
    expect(map.contactAt(1, 1)).toBeCloseTo(0.75, 2);
    expect(map.contactAt(1.4, 1)).toBeLessThan(0.75);
    expect(map.contactAt(1.4, 1)).toBeGreaterThan(0.1);
    expect(map.contactAt(1.75, 1)).toBe(0);
  });

  it("takes half of it at the edge of a crown", () => {
    const map = new ShadowMap(area, 0.02, [0, 1, 0]);
    map.addContact(1, 1, 0.5, 0.75);
    expect(map.contactAt(1.5, 1)).toBeGreaterThan(0.45);
    expect(map.contactAt(100, 1)).toBe(0);
  });
});
