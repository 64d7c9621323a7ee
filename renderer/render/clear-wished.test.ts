import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { drawnDocument, openDocument } from "#core/design/drawn-document.ts";
import { hash01 } from "#renderer/math/random.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { clearWished } from "./clear-wished.ts";

const WIDTH = 160;
const HEIGHT = 120;
const WALL_FOOT = 75;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 45 });

/** A wall with courses over a lawn; a mailbox of this brightness stands before it. */
function yard(mailbox: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const ground = new Float32Array(WIDTH * HEIGHT);
  const house = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isMailbox = x >= 70 && x < 82 && y >= 60 && y < 80;
    const wall = y % 6 === 0 ? 140 : 200;
    data.fill(
      isMailbox ? mailbox : y < WALL_FOOT ? wall : 90 + Math.round(20 * hash01(x, y, 3)),
      i * 3,
      i * 3 + 3,
    );
    (y < WALL_FOOT ? house : ground)[i] = 1;
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground, house });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data }, horizonY: 45 };
}

type Box = { left: number; top: number; right: number; bottom: number };

/** A lawn up to a far edge, with dark things that the network sees as such. */
function lawnWith(...boxes: Box[]) {
  const at = (x: number, y: number) => y * WIDTH + x;
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const lawn = new Float32Array(WIDTH * HEIGHT);
  const other = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const inside = boxes.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    const grass = 100 + Math.round(20 * hash01(x, y, 3));
    data.set(inside ? [30, 30, 34] : y < 50 ? [200, 215, 235] : [grass * 0.8, grass, 50], i * 3);
    (inside ? other : lawn)[i] = inside || y >= 50 ? 1 : 0;
  }
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: lawn, soft: lawn, lawn, standing: other },
  );
  const planes = SEEN_CLASSES.map((name) => (name === "other" ? other : new Float32Array(WIDTH * HEIGHT)));
  const picture = { width: WIDTH, height: HEIGHT, data };
  return { at, seen: { ...seen, picture, horizonY: 45, shares: { width: WIDTH, height: HEIGHT, planes } } };
}

type Wish = { text: string; left?: number; right?: number; top?: number; bottom?: number };
function opened(...wishes: Wish[]) {
  const areas = wishes.map(({ text, left = 66, right = left + 20, top = 56, bottom = 82 }, k) => {
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const;
    return { id: `${k}`, description: text, path: corners.map(([x, y]) => ({ x, y })) };
  });
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(0) };
  return openDocument(drawnDocument({ photo, prompt: "", areas }))!;
}

describe("a photo that is cleared before a design", () => {
  it("is cleared of what is asked for now, whatever was cleared before", () => {
    const seen = yard(30);
    const other = { ...yard(30).picture, data: yard(30).picture.data.map((value) => value + 5) };
    const asked = [
      [seen.picture, { text: "remove the mailbox" }],
      [seen.picture, { text: "remove the mailbox", left: 110 }],
      [other, { text: "remove the mailbox" }],
      [other, { text: "mulch", left: 69 }],
      [seen.picture, { text: "remove the mailbox" }],
    ] as const;
    let before: unknown = null;
    for (const [photo, wish] of asked) {
      const kept = clearWished(photo, opened(wish), seen, camera);
      const anew = clearWished(photo, opened(wish), { ...seen }, camera);
      expect(kept).toEqual(anew);
      expect(kept.photo.data).not.toEqual(before);
      before = kept.photo.data;
      expect(kept.things[0]!.done).toBe(wish.text !== "mulch" && !("left" in wish));
    }
  });

  it("is said to be cleared of what went, and of nothing else", () => {
    const seen = yard(30);
    const both = opened({ text: "remove the mailbox" }, { text: "remove the shed", left: 0, right: 64 });
    const { things } = clearWished(seen.picture, both, seen, camera);
    // The second circle is as large as ground.
    expect(things).toEqual([
      { asked: true, done: true, named: {} },
      { asked: false, done: false, named: {} },
    ]);
  });

  it("is cleared without a circle of what is named and seen as large as that, and of nothing else", () => {
    const { seen, at } = lawnWith(
      { left: 60, top: 60, right: 68, bottom: 100 },
      { left: 100, top: 96, right: 120, bottom: 104 },
    );
    const cleared = (prompt: string) => {
      const opened = openDocument(drawnDocument({ photo: seen.picture, prompt, areas: [] }))!;
      const { photo, things } = clearWished(seen.picture, opened, seen, camera);
      const isGone = (x: number, y: number) => photo.data[at(x, y) * 3]! > 60;
      return { post: isGone(64, 80), lounger: isGone(110, 100), named: things[0]!.named };
    };
    const gone = { asked: true, done: true };
    expect(cleared("The sign has to go")).toEqual({ post: true, lounger: false, named: { sign: gone } });
    expect(cleared("Sign out, the lounger stays")).toEqual({
      post: true,
      lounger: false,
      named: { sign: gone },
    });
    expect(cleared("get the chair off the lawn")).toEqual({
      post: false,
      lounger: true,
      named: { chair: gone },
    });
    // A car is neither as small nor seen as one.
    expect(cleared("remove the car")).toEqual({ post: false, lounger: false, named: {} });
    expect(cleared("keep the sign")).toEqual({ post: false, lounger: false, named: {} });
  });

  it("is cleared of nothing by its name alone where two may be meant, or where one that stays is named", () => {
    const post = { left: 60, top: 60, right: 68, bottom: 100 };
    const beside = { left: 110, top: 60, right: 118, bottom: 100 };
    const isAnyGone = (prompt: string, ...boxes: Box[]) => {
      const { seen } = lawnWith(...boxes);
      const opened = openDocument(drawnDocument({ photo: seen.picture, prompt, areas: [] }))!;
      return clearWished(seen.picture, opened, seen, camera).cleared !== null;
    };
    expect(isAnyGone("The sign has to go", post)).toBe(true);
    expect(isAnyGone("The sign has to go", post, beside)).toBe(false);
    expect(isAnyGone("The signs have to go", post, beside)).toBe(true);
    expect(isAnyGone("The two old signs have to go", post, beside)).toBe(true);
    // Of two not one: it may be something else.
    expect(isAnyGone("The two old signs have to go", post)).toBe(false);
    expect(isAnyGone("Swap the two old signs for a birch", post)).toBe(false);
    expect(isAnyGone("A patio around the mailbox. The sign has to go", post)).toBe(false);
  });

  it("is cleared of nothing where two names are found in one thing", () => {
    const { seen } = lawnWith({ left: 60, top: 60, right: 68, bottom: 100 });
    const read = (prompt: string) => {
      const opened = openDocument(drawnDocument({ photo: seen.picture, prompt, areas: [] }))!;
      const { cleared, things } = clearWished(seen.picture, opened, seen, camera);
      return { isAnyGone: cleared !== null, named: things[0]!.named };
    };
    expect(read("The sign has to go").isAnyGone).toBe(true);
    // Told as what nobody looked for: to be circled.
    const untouched = { asked: false, done: false };
    expect(read("Remove the sign. Remove the umbrella.")).toEqual({
      isAnyGone: false,
      named: { sign: untouched, umbrella: untouched },
    });
  });

  it("is cleared of all that a circle is drawn round, whichever name is whose", () => {
    const one = { left: 60, top: 72, right: 90, bottom: 92 };
    const text = "get the bin and the cone out of here, fresh sod";
    const named = (circle: Omit<Wish, "text">, boxes: Box[], said = text) => {
      const { seen } = lawnWith(...boxes);
      return clearWished(seen.picture, opened({ text: said, ...circle }), seen, camera).things[0]!.named;
    };
    const gone = { asked: true, done: true };
    expect(named({ left: 56, right: 94, top: 68, bottom: 96 }, [one])).toEqual({ bin: gone, cone: gone });
    const large = { left: 10, right: 150, top: 55, bottom: 116 };
    const two = [
      { left: 35, top: 72, right: 55, bottom: 92 },
      { left: 90, top: 72, right: 110, bottom: 92 },
    ];
    expect(named(large, two)).toEqual({ bin: gone, cone: gone });
    // In a large circle one thing is not both: which of them it is, is not known.
    const unfound = { asked: true, done: false, isUnfound: true };
    expect(named(large, [one])).toEqual({ bin: unfound, cone: unfound });
    // What has not the size of what is named is another thing.
    expect(named(large, [one], "get the stakes out of here, fresh sod")).toEqual({ stakes: unfound });
  });

  it("keeps all that one circle holds where one of them hides too much", () => {
    const small = { left: 20, top: 72, right: 30, bottom: 82 };
    const isAnyGone = (large: Box) => {
      const { seen } = lawnWith(small, large);
      const circle = opened({ text: "remove the bins", left: 14, right: 140, top: 60, bottom: 112 });
      const { cleared, things } = clearWished(seen.picture, circle, seen, camera);
      expect(things[0]).toMatchObject({ asked: true, done: cleared !== null });
      return cleared !== null;
    };
    expect(isAnyGone({ left: 60, top: 72, right: 90, bottom: 92 })).toBe(true);
    expect(isAnyGone({ left: 42, top: 65, right: 135, bottom: 106 })).toBe(false);
  });

  it("keeps a plant whole that hides too much, as something that stands there", () => {
    const seen = yard(30);
    const isTree = (i: number) => i % WIDTH > 20 && i % WIDTH < 130 && Math.floor(i / WIDTH) < 100;
    const plants = seen.plants.map((_, i) => Number(isTree(i)));
    const ground = seen.ground.map((own, i) => (isTree(i) ? 0 : own));
    const hidden = { ...seen, plants, ground, soft: ground };
    const wish = opened({ text: "remove the tree, plant lavender", left: 30, right: 120 });
    const kept = clearWished(hidden.picture, wish, hidden, camera);
    expect(kept.photo).toBe(hidden.picture);
    expect(kept.things[0]).toMatchObject({ asked: true, done: false });
    const at = 70 * WIDTH + 70;
    expect([kept.seen.plants[at], kept.seen.standing[at], kept.seen.ground[at]]).toEqual([0, 1, 0]);
    expect(kept.seen.left![at]).toBe(1);
  });

  it("has nothing built on the wall behind what went, and on the ground before it", () => {
    const seen = yard(30);
    const wish = opened({ text: "remove the mailbox, plant lavender" });
    const { things, seen: after } = clearWished(seen.picture, wish, seen, camera);
    expect(things[0]).toMatchObject({ done: true });
    const at = (y: number) => y * WIDTH + 76;
    expect([after.left![at(65)], after.left![at(78)]]).toEqual([1, 0]);
  });

  it("keeps the tree that is named to stay, and takes the shrubs beside it", () => {
    const seen = yard(30);
    const isShrub = (x: number, y: number) => x >= 20 && x < 32 && y >= 70 && y < 82;
    const isTree = (x: number, y: number) => x >= 90 && x < 120 && y >= 5 && y < 84;
    const plants = seen.plants.map((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return Number(isShrub(x, y) || isTree(x, y));
    });
    const ground = seen.ground.map((own, i) => (plants[i] ? 0 : own));
    const hidden = { ...seen, plants, ground, soft: ground };
    const plantsLeft = (text: string) => {
      const wish = opened({ text, left: 10, right: 130, top: 2, bottom: 100 });
      const { seen: left } = clearWished(hidden.picture, wish, hidden, camera);
      return [left.plants[76 * WIDTH + 26], left.plants[60 * WIDTH + 105]];
    };
    expect(plantsLeft("leave the tree, pull everything else, lavender")).toEqual([0, 1]);
    expect(plantsLeft("lavender")).toEqual([1, 1]);
  });

  it("keeps a tree whole of which the crown alone was found", () => {
    const seen = yard(30);
    const plants = seen.plants.map((_, i) => Number(Math.hypot((i % WIDTH) - 70, i / WIDTH - 40) < 12));
    const crown = { ...seen, plants };
    const wish = opened({ text: "remove this tree", left: 52, right: 88, top: 20, bottom: 110 });
    const kept = clearWished(crown.picture, wish, crown, camera);
    expect(kept.photo).toBe(crown.picture);
    expect(kept.things[0]).toMatchObject({ asked: true, done: false });
  });

  it("has room for new plants before old ones that hide too much, and leaves these whole", () => {
    const seen = yard(30);
    const isShrub = (i: number) => i % WIDTH > 20 && i % WIDTH < 130 && Math.floor(i / WIDTH) < 82;
    const plants = seen.plants.map((_, i) => Number(isShrub(i)));
    const ground = seen.ground.map((own, i) => (isShrub(i) ? 0 : own));
    const hidden = { ...seen, plants, ground, soft: ground };
    const wish = opened({
      text: "remove the shrubs, plant lavender",
      left: 0,
      right: 159,
      top: 0,
      bottom: 90,
    });
    const kept = clearWished(hidden.picture, wish, hidden, camera);
    expect(kept.plants).toEqual([{ asked: true, done: false, hidden: true }]);
    const at = (y: number) => y * WIDTH + 70;
    expect([kept.seen.feet![at(85)], kept.seen.left![at(85)]]).toEqual([1, 0]);
    expect([kept.seen.soft[at(80)], kept.seen.left![at(80)]]).toEqual([0, 1]);
    expect([kept.seen.soft[at(20)], kept.seen.left![at(20)]]).toEqual([0, 1]);
    // What stands before them is as large as it grows.
    expect(kept.hides[0]![70]).toBe(Number.POSITIVE_INFINITY);
  });

  it("tells of each highlight what became of its own plants", () => {
    const seen = yard(30);
    const isTree = (x: number, y: number) => x > 20 && x < 115 && y < 100;
    const isShrub = (x: number, y: number) => x >= 136 && x < 148 && y >= 70 && y < 84;
    const plants = seen.plants.map((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return Number(isTree(x, y) || isShrub(x, y));
    });
    const ground = seen.ground.map((own, i) => (plants[i] ? 0 : own));
    const hidden = { ...seen, plants, ground, soft: ground };
    const text = "remove the shrubs, plant lavender";
    const wish = opened(
      { text, left: 15, right: 118, top: 2, bottom: 104 },
      { text, left: 130, right: 154, top: 64, bottom: 90 },
    );
    const { plants: told } = clearWished(hidden.picture, wish, hidden, camera);
    expect(told.map(({ done }) => done)).toEqual([false, true]);
  });

  it("has nothing built on what is seen over old plants that stay, but for ground", () => {
    const seen = yard(30);
    const isShrub = (i: number) =>
      i % WIDTH > 20 && i % WIDTH < 130 && Math.floor(i / WIDTH) > 40 && Math.floor(i / WIDTH) < 82;
    const plants = seen.plants.map((_, i) => Number(isShrub(i)));
    const ground = seen.ground.map((own, i) => (isShrub(i) ? 0 : own));
    const hidden = { ...seen, plants, ground, soft: ground };
    const wish = opened({
      text: "remove the shrubs, plant lavender",
      left: 15,
      right: 135,
      top: 10,
      bottom: 90,
    });
    const { seen: kept } = clearWished(hidden.picture, wish, hidden, camera);
    expect([kept.left![25 * WIDTH + 70], kept.left![25 * WIDTH + 150]]).toEqual([1, 0]);
  });

  it("is one and the same photo for the steps of a drag", () => {
    const seen = yard(30);
    const [first, second] = [0, 1].map(() =>
      clearWished(seen.picture, opened({ text: "remove the mailbox" }), seen, camera),
    );
    expect(second!.photo).toBe(first!.photo);
    expect(second!.seen).toBe(first!.seen);
  });

  it("is cleared of all of a thing that was circled closely, of which the network saw a part alone", () => {
    const can = { left: 50, top: 72, right: 84, bottom: 92 };
    const { seen, at } = lawnWith(can);
    const planes = SEEN_CLASSES.map((name, k) =>
      name === "other"
        ? seen.shares.planes[k]!.map((own, i) => (i % WIDTH > 80 ? own : 0))
        : seen.shares.planes[k]!,
    );
    const part = { ...seen, shares: { ...seen.shares, planes } };
    const text = "Get rid of the trash can, put a fire pit there";
    const wish = opened({ text, left: 47, top: 69, right: 87, bottom: 96 });
    const { photo, things, stood } = clearWished(part.picture, wish, part, camera);
    expect(things[0]!.named).toEqual({ "trash can": { asked: true, done: true } });
    for (let y = can.top; y < can.bottom; y++)
      for (let x = can.left; x < can.right; x++) expect(photo.data[at(x, y) * 3]).toBeGreaterThan(60);
    expect(stood[0]!.x).toBeCloseTo(camera.groundX(67, can.bottom), 0);
    expect(stood[0]!.wideM).toBeCloseTo((34 * camera.groundZ(can.bottom)) / camera.focalPx, 0);
  });

  it("is cleared of a circled shrub alone, also where a tree is to stay and the network sees plants all around", () => {
    const bush = { left: 66, top: 72, right: 86, bottom: 94 };
    const { seen: grass, at } = lawnWith(bush);
    const plants = grass.lawn.map((own, i) => Math.max(own, grass.standing[i]!));
    const none = new Float32Array(WIDTH * HEIGHT);
    const planes = SEEN_CLASSES.map((name) => (name === "plants" ? plants : none));
    const shares = { width: WIDTH, height: HEIGHT, planes };
    const seen = { ...grass, plants, lawn: none, ground: none, soft: none, standing: none, shares };
    const text = "rip all of it out and put in two boxwoods, the tree stays";
    const wish = opened({ text, left: 62, right: 90, top: 68, bottom: 98 });
    const { photo, plants: told } = clearWished(seen.picture, wish, seen, camera);
    expect(told).toMatchObject([{ asked: true, done: true }]);
    expect(photo.data[at(76, 84) * 3]).toBeGreaterThan(60);
    for (const i of [at(40, 84), at(120, 84), at(76, 110)])
      expect(photo.data[i * 3]).toBe(seen.picture.data[i * 3]);
  });

  it("tells where a plant stood that went out of its highlight", () => {
    const bush = { left: 70, top: 60, right: 90, bottom: 80 };
    const { seen: grass } = lawnWith(bush);
    const plants = grass.standing;
    const planes = SEEN_CLASSES.map((name) =>
      name === "plants" ? plants : new Float32Array(WIDTH * HEIGHT),
    );
    const seen = { ...grass, plants, shares: { width: WIDTH, height: HEIGHT, planes } };
    const wish = { text: "take out this bush, plant a redbud", left: 64, right: 96, top: 54, bottom: 86 };
    const [stood] = clearWished(seen.picture, opened(wish), seen, camera).stood;
    expect(stood!.x).toBeCloseTo(camera.groundX(80, bush.bottom), 0);
    expect(Math.abs(stood!.z - camera.groundZ(bush.bottom))).toBeLessThan(0.7);
    expect(clearWished(seen.picture, opened({ text: "plant a redbud" }), seen, camera).stood).toEqual([null]);
  });
});
