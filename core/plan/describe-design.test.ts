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

it("tells how long a line was drawn, not how long it was asked for", () => {
  const [hedge] = parsePlan("a 20 ft long boxwood hedge").elements;
  const long = (feet: number) => describeDesign([{ element: hedge!, lengthM: feet * 0.3048 }]);
  expect(long(11)).toBe("11 ft long boxwood hedge.");
  expect(long(19.8)).toBe("20 ft long boxwood hedge.");
});

it("tells how many were drawn, not how many were asked for", () => {
  const [lavender, lights] = parsePlan("a bed with 10 lavender, 6 roses and boxwood, 6 path lights").elements;
  const plants = [
    { species: "lavender", count: 1 },
    { species: "boxwood", count: 4 },
  ];
  const drawn = [
    { element: lavender!, plants },
    { element: lights!, count: 2 },
    { element: lights!, count: 1 },
  ];
  expect(describeDesign(drawn)).toBe(
    "Planting bed (brown mulch) with 1 × English lavender, boxwood; 3 × path lights.",
  );
  expect(describeDesign([{ element: lavender! }])).toContain("10 × ");
});
