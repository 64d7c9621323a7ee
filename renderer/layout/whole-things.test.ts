import { expect, it } from "vitest";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { thingsInHighlight, wholeThings } from "./whole-things.ts";

const WIDTH = 120;
const HEIGHT = 90;
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const [FACE, BODY] = [box(50, 40, 62, 50), box(48, 36, 64, 62)];
/** Pixels between the mask and the edge of a thing: the picture is read evened. */
const RIM_PX = 2;

/** A lawn with a sign of which the network sees the blue face, and what lies below it in this color. */
function seenWith(
  below: readonly [number, number, number],
  hard = new Float32Array(WIDTH * HEIGHT),
): Uint8Array {
  const lawn = box(0, 20, WIDTH, HEIGHT).map((cover, i) => cover - BODY[i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    {
      ...{ ground: lawn.map((cover, i) => cover + hard[i]!), soft: lawn, lawn, hard, walk: hard },
      standing: FACE,
    },
  );
  for (let i = 0; i < lawn.length; i++) {
    const grain = ((i * 7) % 11) - 5;
    const grass = [150 + grain, 140 + grain, 90 + grain];
    seen.picture.data.set(FACE[i] ? [20, 40, 200] : BODY[i] ? below : grass, i * 3);
  }
  return wholeThings(seen);
}
const at = (found: Uint8Array, x: number, y: number) => found[y * WIDTH + x];

it("finds the white legs below the face of a sign that was seen, to their foot and no farther", () => {
  const found = seenWith([245, 245, 245]);
  expect([at(found, 56, 45), at(found, 56, 60), at(found, 56, 37), at(found, 62, 58)]).toEqual([1, 1, 1, 1]);
  expect([at(found, 56, 62 + RIM_PX), at(found, 64 + RIM_PX, 58), at(found, 20, 58)]).toEqual([0, 0, 0]);
});

it("takes small paving around the face of a sign for the rest of the sign", () => {
  const hard = box(48, 50, 64, 61);
  const found = seenWith([245, 245, 245], hard);
  expect([at(found, 56, 45), at(found, 56, 60), at(found, 20, 58)]).toEqual([1, 1, 0]);
});

it("takes neither the lawn around a thing nor a shadow on it for a part of it", () => {
  const bare = seenWith([150, 140, 90]);
  expect([at(bare, 56, 45), at(bare, 56, 50 + RIM_PX), at(bare, 56, 40 - RIM_PX)]).toEqual([1, 0, 0]);
  const shaded = seenWith([75, 71, 50]);
  // The edge of the shadow is read with the blue face beside it.
  expect([at(shaded, 56, 50 + RIM_PX), at(shaded, 56, 60)]).toEqual([0, 0]);
});

it("takes for a thing in a highlight what the network sees a trace of, or what has the shape of a post, and no soil of a strange color", () => {
  const seen = (open: Float32Array, name: "other" | "soft") => {
    const lawn = box(0, 20, WIDTH, HEIGHT).map((cover, i) => cover - open[i]!);
    const made = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: lawn, soft: lawn, lawn });
    for (let i = 0; i < open.length; i++)
      made.picture.data.set(open[i] ? [20, 40, 200] : [150 + ((i * 7) % 11), 140, 90], i * 3);
    const planes = made.shares.planes.map((plane, c) =>
      plane.map((share, i) => (open[i] ? Number(SEEN_CLASSES[c] === name) : share)),
    );
    return { ...made, shares: { ...made.shares, planes } };
  };
  const [patch, post] = [box(40, 40, 70, 60), box(50, 46, 52, 80)];
  const inside = (open: Float32Array, name: "other" | "soft") =>
    [wholeThings, thingsInHighlight].map((things) => at(things(seen(open, name)), 51, 52));
  expect(inside(patch, "other")).toEqual([1, 1]);
  expect(inside(patch, "soft")).toEqual([1, 0]);
  expect(inside(post, "soft")).toEqual([1, 1]);
});

it("keeps the feet of a leg in the grass of which the network sees a trace alone, and no lawn along a fence", () => {
  const seen = (leg: Float32Array, foot: Float32Array) => {
    const lawn = box(0, 20, WIDTH, HEIGHT).map((cover, i) => cover - leg[i]!);
    const made = seenByHand(
      { width: WIDTH, height: HEIGHT },
      { ground: lawn, soft: lawn, lawn, standing: leg },
    );
    // Shoes as green as the grass they stand in.
    for (let i = 0; i < leg.length; i++)
      made.picture.data.set(leg[i] ? [20, 20, 25] : [110 + ((i * 7) % 11), 120, 80], i * 3);
    const share = SEEN_CLASSES.indexOf("other");
    const planes = made.shares.planes.map((plane, c) =>
      plane.map((own, i) => {
        const trace = leg[i] ? 1 : foot[i] ? 0.4 : 0;
        return trace === 0 ? own : c === share ? trace : own * (1 - trace);
      }),
    );
    return thingsInHighlight({ ...made, shares: { ...made.shares, planes } });
  };
  expect(at(seen(box(58, 40, 62, 60), box(57, 60, 64, 63)), 60, 61)).toBe(1);
  expect(at(seen(box(20, 40, 100, 60), box(20, 60, 100, 63)), 60, 62)).toBe(0);
  // A post whose left side slants: nothing stands in the lawn beside it, whatever trace of the post there is.
  const post = box(58, 40, 62, 76);
  for (let y = 40; y < 76; y++)
    for (let x = 50; x < 58; x++) if (x > 50 + (y - 40) / 5) post[y * WIDTH + x] = 1;
  const around = box(46, 40, 58, 80).map((cover, i) => cover - post[i]!);
  expect(at(seen(post, around), 50, 62)).toBe(0);
});
