import { describe, expect, it } from "vitest";
import type { Camera } from "#core/camera/camera.ts";
import type { ElementKind } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { type PixelRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { cameraOf } from "./camera-of.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptOutput } from "./concept-types.ts";

/** How high and wide things of a kind reach beyond their outline on the ground, crowns and shadows included, in meters. */
const REACH_M: Partial<Record<ElementKind, { up: number; aside: number }>> = {
  pavers: { up: 0.3, aside: 0.4 },
  bed: { up: 1.8, aside: 1.6 },
  tree: { up: 8, aside: 5 },
  pergola: { up: 3, aside: 3 },
  hedge: { up: 2, aside: 2 },
};

/** The ring of mulch at its foot stands for a tree. */
const isOf = (kind: ElementKind) => (record: PlacedElement) =>
  kind === "tree"
    ? record.element.kind === "bed" && record.element.species.length === 0 && record.areaM2 < 1.5
    : record.element.kind === kind && record.outline.length > 0;

function reachOf(records: readonly PlacedElement[], kind: ElementKind, camera: Camera): PixelRect[] {
  const { up, aside } = REACH_M[kind]!;
  return records.filter(isOf(kind)).map(({ outline }) => {
    const points = outline.flat();
    const near = Math.max(0.6, Math.min(...points.map(({ z }) => z)) - aside);
    const far = Math.max(...points.map(({ z }) => z)) + aside;
    const columns = points.flatMap(({ x, z }) =>
      [z - aside, z + aside].flatMap((depth) =>
        [x - aside, x + aside].map((across) => camera.photoX(across, Math.max(0.6, depth))),
      ),
    );
    const rows = [camera.photoY(up, near), camera.photoY(up, far), camera.photoY(0, near)];
    return scaleRect(
      {
        left: Math.min(...columns),
        right: Math.max(...columns),
        top: Math.min(...rows),
        bottom: Math.max(...rows),
      },
      1,
      1,
    );
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const differs = (a: ConceptOutput, b: ConceptOutput, pixel: number): boolean =>
  [0, 1, 2].some((c) => a.image.data[pixel * 3 + c] !== b.image.data[pixel * 3 + c]);

const YARDS: [
  yard: Parameters<typeof openYard>[0],
  prompt: string,
  changes: [change: string, kind: ElementKind][],
][] = [
  [
    "front-ranch",
    "lawn, tan paver patio, birch, boulders, planting bed along the house with hydrangeas and boxwood",
    [
      ["make the patio charcoal", "pavers"],
      ["remove the patio", "pavers"],
      ["replace the birch with a redbud", "tree"],
      ["remove the birch", "tree"],
      ["add a Japanese maple", "tree"],
      ["replace the hydrangeas with lavender", "bed"],
    ],
  ],
  [
    "backyard-fence",
    "pool with grey paver patio, lawn, pergola, hedge on the right, path lights",
    [
      ["make the patio red", "pavers"],
      ["remove the pergola", "pergola"],
      ["move the pergola 3 ft to the left", "pergola"],
      ["remove the hedge", "hedge"],
      ["add a planting bed with lavender", "bed"],
    ],
  ],
  [
    "portrait-walk",
    "brick walkway, planting beds with roses, path lights, lawn",
    [
      ["make the walkway grey", "pavers"],
      ["make the mulch black", "bed"],
      ["add a birch", "tree"],
    ],
  ],
];

describe.each(YARDS)("a change of a design on %s", (yard, prompt, changes) => {
  const facts = { camera: YARD_CAMERAS[yard], prompt, areas: [], viewpoint: "same" as const, seed: 1 };
  const begin = once(async () => {
    const photo = await openYard(yard);
    const seen = seeOnce(photo, YARD_CAMERAS[yard]);
    const draw = (...said: string[]) => renderConcept({ ...facts, photo, seen, changes: said });
    return { photo, seen, draw, before: draw() };
  });
  it.each(inTestAll("changes of each yard", changes, changes.slice(0, 2)))(
    "leaves every pixel outside the reach of what it names as it was: %s",
    async (change, kind) => {
      const { photo, seen, before, draw } = await begin();
      const after = draw(change);
      const { camera } = cameraOf({ ...facts, photo }, seen);
      const reach = reachOf([...before.placed, ...after.placed], kind, camera);
      expect(reach.length).toBeGreaterThan(0);
      const found = { inside: 0, outside: 0 };
      for (let i = 0; i < photo.width * photo.height; i++) {
        if (!differs(before, after, i)) continue;
        const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
        const isInside = reach.some((r) => x >= r.left && x < r.right && y >= r.top && y < r.bottom);
        found[isInside ? "inside" : "outside"]++;
      }
      expect(found.outside).toBe(0);
      expect(found.inside).toBeGreaterThan(150);
      const others = ({ placed }: ConceptOutput) =>
        placed.filter(
          (record) => ![kind, "lawn", ...(kind === "tree" ? ["bed"] : [])].includes(record.element.kind),
        );
      expect(others(after)).toEqual(others(before));
    },
  );
});
