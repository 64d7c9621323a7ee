import { describe, expect, it } from "vitest";
import { plantMesh } from "./plant-mesh.ts";

/** Mean leaf color, linear. */
function meanColor(mesh: ReturnType<typeof plantMesh>): number[] {
  const sum = [0, 0, 0];
  for (let i = mesh.woodCount; i < mesh.count; i++) {
    for (let c = 0; c < 3; c++) sum[c]! += mesh.colors[i * 3 + c]! / (mesh.count - mesh.woodCount);
  }
  return sum;
}

describe("a plant in a season", () => {
  it("turns from green to red in autumn and keeps its shape", () => {
    const [red, green] = meanColor(plantMesh("red-maple", 0, 0.75, "autumn"));
    const [redBefore, greenBefore] = meanColor(plantMesh("red-maple", 0, 0.75, "summer"));
    expect(red! / green!).toBeGreaterThan(1.8);
    expect(redBefore! / greenBefore!).toBeLessThan(1);
    expect(plantMesh("red-maple", 0, 0.75, "autumn").heightM).toBeCloseTo(
      plantMesh("red-maple", 0, 0.75, "summer").heightM,
      1,
    );
  });

  it("is shown at its best where no season is asked for: a red maple is red", () => {
    expect(plantMesh("red-maple", 0, 0.75)).toBe(plantMesh("red-maple", 0, 0.75, "autumn"));
    expect(meanColor(plantMesh("oak", 0, 0.75))).toEqual(meanColor(plantMesh("oak", 0, 0.75, "summer")));
  });

  it("is bare in winter where it sheds, and as it was where it is evergreen", () => {
    const maple = plantMesh("red-maple", 0, 0.75);
    const bare = plantMesh("red-maple", 0, 0.75, "winter");
    expect(bare.woodCount).toBe(maple.woodCount);
    expect(bare.count - bare.woodCount).toBeLessThan(0.05 * (maple.count - maple.woodCount));
    expect(meanColor(plantMesh("boxwood", 0, 0.75, "winter"))).toEqual(
      meanColor(plantMesh("boxwood", 0, 0.75)),
    );
  });

  it("shows flowers only when they are out", () => {
    const blooming = plantMesh("hydrangea", 0, 0.75, "summer");
    expect(plantMesh("hydrangea", 0, 0.75, "spring").count).toBeLessThan(blooming.count * 0.9);
    expect(blooming.count).toBe(plantMesh("hydrangea", 0, 0.75).count);
  });

  it("keeps leaves of one tone whose pieces must not differ", () => {
    for (const season of ["spring", "summer"] as const)
      expect(plantMesh("heuchera", 0, 0.75, season).inPieces).toBe(true);
  });

  it("is made once for each mesh", () => {
    expect(plantMesh("oak", 1, 0.75, "autumn")).toBe(plantMesh("oak", 1, 0.75, "autumn"));
  });
});
