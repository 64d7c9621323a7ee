import { describe, expect, it } from "vitest";
import { placeWords } from "#core/design/ground-place.ts";
import {
  edgesOf,
  footOf,
  isNearerMiddle,
  moveBetween,
  movedPicture,
  movedPlace,
  moveWords,
  type PulledEdge,
  pictureOf,
  pinched,
  placeAt,
  pulledSize,
  pulledTurn,
} from "./ground-move.ts";

/** A lens at eye height that looks level over a picture of 3 by 2. */
const view = { focal: 0.9, centerX: 0.5, horizonY: 0.4, heightM: 1.6 };
const ASPECT = 1.5;
const foot = { x: 0.5, y: 0.7 };

describe("a move on the ground", () => {
  it("takes the foot as far as the pointer went, and back again", () => {
    for (const by of [
      { x: 0.1, y: 0 },
      { x: -0.05, y: 0.1 },
      { x: 0.02, y: -0.08 },
    ]) {
      const move = moveBetween(view, ASPECT, foot, by);
      const there = movedPicture(view, ASPECT, foot, move).foot;
      // Feet are rounded to tenths.
      expect([there.x, there.y]).toEqual([
        expect.closeTo(foot.x + by.x, 2),
        expect.closeTo(foot.y + by.y, 2),
      ]);
    }
  });

  it("goes right and away where the pointer goes right and up", () => {
    const { rightFt, awayFt } = moveBetween(view, ASPECT, foot, { x: 0.1, y: -0.05 });
    expect([rightFt > 0, awayFt > 0]).toEqual([true, true]);
    // 0.1 of a picture 1.5 wide at a drop of 0.25: 0.15 * 1.6 m / 0.25 = 0.96 m.
    expect(rightFt).toBeCloseTo(0.96 / 0.3048, 1);
    expect(movedPicture(view, ASPECT, foot, { rightFt, awayFt }).scale).toBeLessThan(1);
  });

  it("has an end at the horizon", () => {
    const { awayFt } = moveBetween(view, ASPECT, foot, { x: 0, y: -0.6 });
    expect(awayFt).toBeLessThanOrEqual(60);
  });

  it("is told in words, and the foot is the middle of the lowest edge", () => {
    expect(moveWords({ rightFt: 2.5, awayFt: -1 })).toBe("2.5 ft right and 1 ft forward");
    expect(moveWords({ rightFt: 0, awayFt: 0.5 })).toBe("0.5 ft back");
    expect(
      footOf([
        [
          [0.2, 0.1],
          [0.6, 0.5],
          [0.3, 0.8],
        ],
      ]),
    ).toEqual({ x: 0.4, y: 0.8 });
  });
});

describe("an edge that is pulled", () => {
  const rings = [
    [
      [0.3, 0.65],
      [0.7, 0.65],
      [0.75, 0.8],
      [0.25, 0.8],
    ],
  ] as const;
  const edges = edgesOf(rings);
  const size = { long: 20, wide: 12 };
  const pull = (edge: PulledEdge, by: { x: number; y: number }) =>
    pulledSize(view, ASPECT, { edge, at: edges[edge], by }, size);

  it("is taken hold of in its middle", () => {
    expect(edges).toEqual({
      left: { x: expect.closeTo(0.275, 6), y: expect.closeTo(0.725, 6) },
      right: { x: expect.closeTo(0.725, 6), y: expect.closeTo(0.725, 6) },
      far: { x: 0.5, y: 0.65 },
      near: { x: 0.5, y: 0.8 },
      "near-left": { x: 0.25, y: 0.8 },
      "near-right": { x: 0.75, y: 0.8 },
    });
  });

  it("grows both ways by its corner, each as by the edge, and the far corner stays", () => {
    const by = { x: 0.06, y: 0.05 };
    const corner = pull("near-right", by);
    const at = edges["near-right"];
    const { rightFt, awayFt } = moveBetween(view, ASPECT, at, by);
    expect(corner.long).toBeCloseTo(20 + rightFt, 1);
    expect(corner.wide).toBeCloseTo(12 - awayFt, 1);
    expect(corner.rightFt).toBeCloseTo(rightFt / 2, 0);
    expect(pull("near-left", { x: -by.x, y: 0 })).toMatchObject({ wide: 12 });
    expect(pull("near-left", { x: 0.9, y: -0.2 })).toMatchObject({ long: 2, wide: 2 });
  });

  it("of a fence or a wall lengthens it both ways, for it keeps to its line", () => {
    const { rightFt } = moveBetween(view, ASPECT, edges.right, { x: 0.1, y: 0 });
    const pull = { edge: "right" as const, at: edges.right, by: { x: 0.1, y: 0 } };
    const run = pulledSize(view, ASPECT, pull, { long: 20, isRun: true });
    expect(run).toEqual({ kind: "size", long: expect.closeTo(20 + 2 * rightFt, 1) });
    const kitchen = pulledSize(view, ASPECT, pull, { long: 20 });
    expect(kitchen).toMatchObject({ long: expect.closeTo(20 + rightFt, 1) });
    expect(kitchen.rightFt).toBeCloseTo(rightFt / 2, 0);
  });

  it("lengthens by what it was pulled, and the middle follows by half, so that the other edge stays", () => {
    const { rightFt: pulledFt } = moveBetween(view, ASPECT, edges.right, { x: 0.1, y: 0 });
    for (const [edge, side] of [
      ["right", 1],
      ["left", -1],
    ] as const) {
      const { long, wide, rightFt } = pull(edge, { x: side * 0.1, y: 0.04 });
      expect([long, wide]).toEqual([expect.closeTo(20 + pulledFt, 1), 12]);
      expect(rightFt).toBeCloseTo((side * pulledFt) / 2, 1);
    }
  });

  it("gets nearer and never deeper than long, nor narrower than a step", () => {
    expect(pull("near", { x: 0.2, y: 0.03 })).toMatchObject({ long: 20, wide: expect.closeTo(12.8, 0) });
    expect(pull("near", { x: 0, y: 0.19 }).wide).toBeLessThanOrEqual(20);
    expect(pull("near", { x: 0, y: -0.3 }).wide).toBe(2);
    expect(pull("right", { x: -0.45, y: 0 })).toMatchObject({ long: 12, rightFt: -4 });
  });
});

describe("a finger on a handle", () => {
  it("means the element where it is nearer to its middle, as on what lies at the foot of the picture", () => {
    const edges = edgesOf([
      [
        [0.35, 1],
        [0.4, 0.82],
        [0.78, 0.82],
        [0.83, 1],
      ],
    ]);
    // Within the picture, and so upon the element.
    const handle = { x: edges.near.x, y: 0.946 };
    const middle = { x: edges.near.x, y: 0.91 };
    expect(isNearerMiddle(edges, ASPECT, { handle, at: middle })).toBe(true);
    expect(isNearerMiddle(edges, ASPECT, { handle, at: { ...handle, y: 0.97 } })).toBe(false);
    expect(isNearerMiddle(edges, ASPECT, { handle: edges.right, at: edges.right })).toBe(false);
  });
});

describe("a place on the ground", () => {
  it("is where the picture shows it, and said as the sentence says it", () => {
    for (const at of [
      { x: 0.5, y: 0.8 },
      { x: 0.2, y: 0.6 },
      { x: 0.9, y: 0.55 },
    ]) {
      const shown = pictureOf(view, ASPECT, placeAt(view, ASPECT, at));
      expect([shown.x, shown.y]).toEqual([expect.closeTo(at.x, 2), expect.closeTo(at.y, 2)]);
    }
    expect(placeWords({ rightFt: -4.5, awayFt: 28 })).toBe("28 ft away and 4.5 ft to the left");
    expect(placeWords({ rightFt: 0, awayFt: 9 })).toBe("9 ft away");
  });

  it("moves by steps and ends before the horizon and the feet of who looks", () => {
    expect(movedPlace({ rightFt: 0, awayFt: 9 }, { rightFt: -0.5, awayFt: 0.5 })).toEqual({
      rightFt: -0.5,
      awayFt: 9.5,
    });
    expect(movedPlace({ rightFt: 0, awayFt: 3 }, { rightFt: 0, awayFt: -2 }).awayFt).toBe(3);
    expect(placeAt(view, ASPECT, { x: 0.5, y: 0.1 }).awayFt).toBeLessThanOrEqual(60);
    // The cross stays below what was tapped: it would be gone beside the picture else.
    const shown = pictureOf(view, ASPECT, placeAt(view, ASPECT, { x: 0.1, y: 0.1 }));
    expect(shown.x).toBeCloseTo(0.1, 2);
  });
});

describe("a turn", () => {
  it("goes in steps of five degrees, clockwise where the far edge is pulled to the right", () => {
    expect(pulledTurn(62)).toEqual({ kind: "turn", degrees: -30 });
    expect(pulledTurn(-3).degrees).toBe(0);
    expect(pulledTurn(5_000).degrees).toBe(-180);
  });

  it("is what two fingers make that go round each other, and a size where they go apart", () => {
    const from = [
      { x: 0.4, y: 0.7 },
      { x: 0.6, y: 0.7 },
    ] as const;
    const can = { sides: { long: 10, wide: 8, high: 3 }, turns: true };
    const round = [
      { x: 0.413, y: 0.75 + 0.025 },
      { x: 0.587, y: 0.625 },
    ] as const;
    expect(pinched(ASPECT, { from, to: round }, can)).toEqual({ kind: "turn", degrees: 30 });
    const apart = [
      { x: 0.35, y: 0.7 },
      { x: 0.65, y: 0.7 },
    ] as const;
    expect(pinched(ASPECT, { from, to: apart }, can)).toEqual({ kind: "size", long: 15, wide: 12 });
    expect(pinched(ASPECT, { from, to: round }, { sides: {}, turns: false })).toBeNull();
  });
});
