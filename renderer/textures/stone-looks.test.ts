import { expect, it } from "vitest";
import { LAYING, type PaverCell } from "./paver-pattern.ts";
import { stoneLook } from "./stone-looks.ts";

it("fits irregular stones as they come, whatever pattern is asked for", () => {
  expect(stoneLook({ stone: "flagstone", pattern: "circular", colour: "blend" }).pattern).toBe(
    LAYING.irregular,
  );
  expect(stoneLook({ stone: "brick", pattern: "circular", colour: "red" }).pattern).toBe(LAYING.circular);
});

it("lays slabs of the size that was said, joint to joint", () => {
  const { pattern } = stoneLook({
    pattern: "stack-bond",
    colour: "grey",
    slab: { longM: 0.9, wideM: 0.6 },
    joints: "grass",
    jointM: 0.05,
  });
  const cell: PaverCell = { id: 0, edgeM: 0, edgeX: 0, edgeZ: 0 };
  const idAt = (x: number, z: number) => {
    pattern(x, z, cell);
    return cell.id;
  };
  expect(idAt(0.01, 0.01)).toBe(idAt(0.94, 0.64));
  expect(idAt(0.01, 0.01)).not.toBe(idAt(0.96, 0.01));
  expect(idAt(0.01, 0.01)).not.toBe(idAt(0.01, 0.66));
});
