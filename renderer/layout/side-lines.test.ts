import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { sideLines } from "./side-lines.ts";

const wish = { insetM: 0.4, leastM: 2, clear: () => true };

/** The bare yard with a sidewalk along the photo's lower edge and, behind a share of its width, a house. */
function yardBefore(houseShare: number) {
  const bare = bareSite();
  const { camera } = bare;
  const { widthPx, heightPx } = camera;
  const clip = bare.clip.slice().fill(0, widthPx * (heightPx - 60));
  const grid = new GroundGrid(camera, clip);
  const house = new Float32Array(clip.length);
  for (let row = 0; row < grid.topRow[0]!; row++) {
    house.fill(1, row * widthPx, row * widthPx + Math.round(houseShare * widthPx));
  }
  return { ...bare, clip, grid, house };
}

describe("a line that closes a yard", () => {
  it("runs along the back where no house stands", () => {
    const { lines, byStreet } = sideLines(yardBefore(0), undefined, wish);
    expect(byStreet).toBe(false);
    expect(Math.min(...lines[0]!.map(({ z }) => z))).toBeGreaterThan(9);
  });

  it("runs along the street, and from left to right, where the house leaves but a stub of the back", () => {
    const { lines, byStreet } = sideLines(yardBefore(0.8), undefined, wish);
    expect(byStreet).toBe(true);
    const [line] = lines;
    expect(Math.max(...line!.map(({ z }) => z))).toBeLessThan(5);
    expect(line!.at(-1)!.x - line![0]!.x).toBeGreaterThan(2);
  });

  it("runs along the fence that the photo shows, before a house too, and leaves its gate open", () => {
    const yard = yardBefore(1);
    const { widthPx } = yard.camera;
    const top = yard.grid.topRow[0]!;
    const isFence = (column: number) => column < 0.4 * widthPx || column > 0.6 * widthPx;
    const fences = yard.house.map((_, i) => (i < top * widthPx && isFence(i % widthPx) ? 1 : 0));
    expect(sideLines(yard, "along-fence", wish).lines).toEqual([]);
    const { lines } = sideLines({ ...yard, fences }, "along-fence", wish);
    const columns = lines.flatMap((line) => line.map(({ x, z }) => yard.camera.photoX(x, z) / widthPx));
    expect(columns.filter((at) => at < 0.38).length).toBeGreaterThan(10);
    expect(columns.filter((at) => at > 0.62).length).toBeGreaterThan(10);
    expect(columns.filter((at) => at > 0.45 && at < 0.55)).toEqual([]);
  });

  it("along the border is none before the house, whatever hides the foot of its wall", () => {
    const yard = yardBefore(1);
    const { widthPx } = yard.camera;
    const back = yard.camera.groundZ(yard.grid.topRow[0]!);
    const wallFoot = yard.camera.photoY(2, back);
    const house = yard.house.map((_, i) => (i < wallFoot * widthPx ? 1 : 0));
    const isAtBack = (line: readonly { z: number }[]) => line.some(({ z }) => z > 0.9 * back);
    const { lines } = sideLines({ ...yard, house }, "border", wish);
    expect(lines.some(isAtBack)).toBe(false);
    const open = sideLines({ ...yard, house: house.map(() => 0) }, "border", wish);
    expect(open.lines.some(isAtBack)).toBe(true);
  });

  it("is none at the back where the house's own wall is the back", () => {
    expect(sideLines(yardBefore(1), "back", wish)).toMatchObject({ lines: [], isHidden: true });
  });

  it("is none where only a stub of the asked side is clear", () => {
    const clear = ({ x }: { x: number }) => Math.abs(x) < 0.8;
    expect(sideLines(yardBefore(0), "back", { ...wish, clear }).lines).toEqual([]);
  });
});
