import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";

/** A yard with a drive of 4 m that leads away from the camera. */
function withDrive() {
  const bare = bareSite();
  const { camera } = bare;
  const drive = bare.clip.map((_, i) => {
    const [u, v] = [(i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5];
    return v > camera.horizonY + 1 && Math.abs(camera.groundX(u, v)) < 2 ? 1 : 0;
  });
  return { ...bare, drive, hardDistance: (x: number) => Math.abs(x) - 2 };
}

it("a bed on one side of the drive leaves the other side free", () => {
  const both = bedField(withDrive(), "along-driveway", 0.8)!;
  const left = bedField(withDrive(), "along-driveway", 0.8, undefined, "left")!;
  for (const z of [5, 7, 9]) {
    expect(both(2.4, z)).toBeLessThan(0);
    expect(left(2.4, z)).toBeGreaterThan(0);
    expect(left(-2.4, z)).toBeLessThan(0);
  }
});
