import { expect, it } from "vitest";
import { describeDesign } from "./describe-design.ts";
import { parsePlan } from "./parse-plan.ts";

const [bed, tree] = parsePlan("planting bed, birch").elements;

it("tells a bed and a tree, and not the ring of mulch at the foot of the tree", () => {
  const plants = [{ species: "boxwood", count: 3 }];
  const ring = { id: "tree-2", element: bed! };
  const both = [ring, { id: "bed-1", element: bed!, plants }, { id: "tree-2", element: tree! }];
  expect(describeDesign(both)).toBe("Classic planting bed (brown mulch); paper birch.");
  expect(describeDesign([ring, { id: "tree-2", element: tree! }])).toBe("Paper birch.");
  expect(describeDesign([{ element: bed! }, { element: tree! }])).toBe(
    "Classic planting bed (brown mulch); paper birch.",
  );
});
