import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { withoutMet } from "#core/plan/places-met.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { SeenMasks } from "#renderer/see/see-photo.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findRegions } from "./find-regions.ts";

const WIDTH = 200;
const HEIGHT = 150;
const camera = makeCamera(WIDTH, HEIGHT);

/** Coverage of a rectangle of pixels. */
const patch = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const both = (...masks: Float32Array[]) => masks[0]!.map((_, i) => Math.max(...masks.map((m) => m[i]!)));

type Circle = { description: string; box: readonly [number, number, number, number] };

/** The yard: house above row 70, lawn below it to the curb at row 130, a street to the frame. */
const house = patch(0, 20, 200, 70);
const street = patch(0, 130, 200, 150);
function shownBy(masks: Partial<SeenMasks>, picture?: RgbImage) {
  const soft = masks.soft ?? new Float32Array(WIDTH * HEIGHT);
  const hard = both(
    street,
    masks.drive ?? new Float32Array(soft.length),
    masks.walk ?? new Float32Array(soft.length),
  );
  const shown = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground: both(soft, hard), hard, house, street, ...masks },
  );
  return { seen: { ...shown, ...(picture ? { picture } : {}) } };
}
function regionsOf(prompt: string, masks: Partial<SeenMasks>, circles: Circle[] = [], picture?: RgbImage) {
  const { seen } = shownBy(masks, picture);
  const areas = circles.map(({ description, box: [l, t, r, b] }, k) => ({
    id: `${k}`,
    description,
    path: [l, t, r, t, r, b, l, b].flatMap((x, i, all) => (i % 2 ? [] : [{ x, y: all[i + 1]! }])),
  }));
  const input = { photo: seen.picture, prompt, areas, viewpoint: "same" as const, seed: 1 };
  const { plans, regions, notes } = findRegions(input, { seen, camera });
  const met = regions.flatMap(({ placeSaid }) => placeSaid ?? []);
  const told = plans.flatMap(({ plan }) =>
    withoutMet(plan.notes, met).flatMap((one) =>
      one.status === "told" && one.sentence ? [one.sentence] : [],
    ),
  );
  const at = (x: number, y: number) => Math.max(0, ...regions.map(({ clip }) => clip[y * WIDTH + x]!));
  return { plans, regions, notes, told, at };
}

/** Bare soil below the house, seen as a street: the network has no kind for it. */
it("is the bare ground that words name, and no place is told as lost", () => {
  const picture = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    picture.data.set(i < 70 * WIDTH ? [150, 80, 60] : i % WIDTH < 120 ? [110, 92, 80] : [70, 120, 50], i * 3);
  const soft = patch(0, 70, 200, 150);
  const masks = { soft, lawn: soft, street: patch(0, 0, 0, 0) };
  const found = regionsOf("Over all the bare ground lay artificial turf", masks, [], picture);
  expect([found.at(60, 110), found.at(160, 110), found.at(60, 40)]).toEqual([1, 0, 0]);
  expect(found.told).toEqual([]);
  const placed = found.plans.flatMap(({ plan }) =>
    plan.announced.map(({ note }) => plan.notes[note]?.status),
  );
  expect(placed).toEqual(["placed"]);
  const green = { ...picture, data: picture.data.map((_, q) => [70, 120, 50][q % 3]!) };
  const missed = regionsOf("Artificial turf over all the bare ground", masks, [], green);
  expect(missed.told).toEqual(["“over all the bare ground”: that place cannot be aimed at yet: circle it."]);
});

describe("the yard of a photo", () => {
  const walk = patch(90, 70, 105, 130);
  const drive = patch(140, 70, 200, 130);
  const soft = patch(0, 70, 140, 130).map((v, i) => (walk[i] ? 0 : v));

  it("is its lawn and beds, without street, drive, walk and house", () => {
    const { at } = regionsOf("New lawn", { soft, walk, drive });
    expect([at(40, 100), at(120, 100)]).toEqual([1, 1]);
    expect([at(97, 100), at(170, 100), at(40, 140), at(40, 60)]).toEqual([0, 0, 0, 0]);
  });

  it("has its bare patches, which look like a drive that leads nowhere", () => {
    const bare = patch(30, 90, 50, 100);
    const { at } = regionsOf("New lawn", {
      soft: soft.map((v, i) => (bare[i] ? 0 : v)),
      drive: both(drive, bare),
    });
    expect([at(40, 95), at(170, 100)]).toEqual([1, 0]);
  });

  it("has a strip between sidewalk and curb for a lawn or a walk to the curb, and for nothing else", () => {
    const sidewalk = patch(0, 105, 140, 112);
    const masks = {
      soft: soft.map((v, i) => (sidewalk[i] ? 0 : v)),
      drive,
      street: both(street, sidewalk),
    };
    const onVerge = (prompt: string) => {
      const { at } = regionsOf(prompt, masks);
      return [at(40, 90), at(40, 120)];
    };
    expect(["New lawn", "Paver walkway"].map(onVerge)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(["Hedge along the front", "Paver patio", "Mulch bed"].map(onVerge)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    // A path through the yard is no sidewalk.
    const { at } = regionsOf("Mulch bed", { ...masks, street, walk: sidewalk });
    expect([at(40, 90), at(40, 120)]).toEqual([1, 1]);
  });

  it("leaves a drive that is seen between lawns, pale among green", () => {
    const bare = patch(30, 90, 50, 100);
    const picture = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      picture.data.set(bare[i] ? [222, 214, 190] : [105, 140, 60], i * 3);
    const lawn = soft.map((v, i) => (bare[i] ? 0 : v));
    const { at } = regionsOf("New lawn", { soft: lawn, lawn, drive: both(drive, bare) }, [], picture);
    expect([at(40, 95), at(60, 95)]).toEqual([0, 1]);
  });

  it("has new plants in the beds that are there, whose mulch stays, and none in the ring of a tree", () => {
    const bed = patch(20, 90, 80, 105);
    const ring = patch(100, 112, 112, 120);
    const plants = both(patch(30, 84, 70, 90), patch(104, 104, 108, 112));
    const lawn = soft.map((v, i) => (bed[i] || plants[i] || ring[i] ? 0 : v));
    const masks = { soft: both(lawn, bed, ring), lawn, drive, plants, standing: plants };
    const partsOf = (prompt: string) =>
      regionsOf(prompt, masks).regions.map(({ part, keepsCover, clip }) => [
        part,
        keepsCover ?? false,
        clip[98 * WIDTH + 40],
        clip[100 * WIDTH + 120],
        clip[116 * WIDTH + 106],
      ]);
    expect(partsOf("Thick new lawn, boxwoods and purple salvia")).toEqual([
      ["beds", true, 1, 0, 0],
      ["yard", false, 0, 1, 0],
    ]);
    expect(partsOf("Swap the mulch for river rock")).toEqual([["beds", false, 1, 0, 0]]);
    expect(partsOf("At the front: swap the mulch for river rock, add lavender")).toEqual([
      ["beds", false, 1, 0, 0],
    ]);
    expect(partsOf("Fresh black mulch and lavender in the beds")).toEqual([["beds", false, 1, 0, 0]]);
    // A bed at a place of its own is a new one.
    expect(partsOf("New lawn and a bed with lavender on the right").map(([part]) => part)).toEqual(["yard"]);
  });

  it("keeps its planted bed when only a new lawn is wished for, and not when the yard is", () => {
    const bed = patch(20, 90, 60, 105);
    const plants = patch(30, 84, 50, 90);
    const lawn = soft.map((v, i) => (bed[i] || plants[i] ? 0 : v));
    const masks = { soft: both(lawn, bed), lawn, walk, drive, plants, standing: plants };
    expect(regionsOf("New lawn", masks).at(40, 98)).toBe(0);
    expect(regionsOf("New lawn, a maple and path lights along the walk", masks).at(40, 98)).toBe(0);
    expect(regionsOf("New lawn and a gravel bed", masks).at(40, 98)).toBe(1);
    expect(regionsOf("New lawn and roses along the house", masks).at(40, 98)).toBe(0);
    const bare = patch(0, 0, 0, 0);
    const open = { ...masks, soft, lawn: soft.map((v, i) => (bed[i] ? 0 : v)), plants: bare, standing: bare };
    expect(regionsOf("New lawn", open).at(40, 98)).toBe(1);
  });

  it("is not there where all ground is paved: it is told, and nothing is to be painted", () => {
    const { regions, notes } = regionsOf("New lawn", { drive: patch(0, 70, 200, 130) });
    expect(regions).toEqual([]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      "The yard could not be made out in this photo. Circle it, and try again.",
    ]);
  });
});

describe("a highlight", () => {
  const walk = patch(90, 70, 105, 130);
  const soft = patch(0, 70, 200, 130).map((v, i) => (walk[i] ? 0 : v));
  const wide = [20, 60, 180, 145] as const;
  const lawn = (box: Circle["box"], description = "new lawn") => [{ box, description }];

  it("leaves house and street as they are, however far it reaches over them", () => {
    const { at } = regionsOf("", { soft }, lawn([20, 30, 180, 149]));
    expect([at(100, 100), at(60, 100)]).toEqual([1, 1]);
    expect([at(100, 50), at(100, 66), at(100, 142)]).toEqual([0, 0, 0]);
  });

  it("reaches the house where it is named", () => {
    const { at } = regionsOf("", { soft }, lawn([60, 40, 140, 120], "new steps to the porch"));
    expect(at(100, 60)).toBe(1);
  });

  it("spares a walk that leads through, unless paving is named or the walk itself is circled", () => {
    expect(regionsOf("", { soft, walk }, lawn([20, 80, 180, 110])).at(97, 95)).toBe(0);
    expect(regionsOf("", { soft, walk }, lawn([20, 80, 180, 110], "lawn over the old walk")).at(97, 95)).toBe(
      1,
    );
    expect(regionsOf("", { soft, walk }, lawn(wide)).at(97, 100)).toBe(0);
    expect(regionsOf("", { soft, walk }, lawn([92, 80, 103, 110])).at(97, 95)).toBe(1);
  });

  it("spares a trunk that stands across its upper edge down to the foot, and a pot inside of it", () => {
    const trunk = patch(50, 20, 56, 100);
    const pot = patch(130, 90, 140, 100);
    const standing = both(trunk, pot);
    const plants = trunk;
    const bare = soft.map((v, i) => (standing[i] ? 0 : v));
    const free = house.map((v, i) => (standing[i] ? 0 : v));
    const { at } = regionsOf("", { soft: bare, house: free, standing, plants }, lawn([20, 72, 180, 125]));
    expect([at(53, 80), at(53, 98), at(53, 110)]).toEqual([0, 0, 1]);
    expect([at(135, 95), at(135, 110)]).toEqual([0, 1]);
  });
});

describe("a new drive and the lawn beside it", () => {
  const drive = patch(90, 72, 150, 130);
  // Seeing leaves a strip of nothing between both.
  const soft = patch(0, 72, 88, 130);
  const { regions } = regionsOf("Gravel driveway with steel edging along the driveway, new lawn", {
    soft,
    lawn: soft,
    drive,
  });
  const of = (part: string) => regions.find((region) => region.part === part)!;

  it("meet without a strip of the old ground", () => {
    const both = of("drive").clip[100 * WIDTH + 89]! + of("yard").clip[100 * WIDTH + 89]!;
    expect(both).toBeGreaterThan(0.9);
  });

  it("have the edge of the drive laid with the drive", () => {
    expect(of("drive").plan.elements.map(({ kind }) => kind)).toEqual(["gravel", "edging"]);
    expect(of("yard").plan.elements.map(({ kind }) => kind)).toEqual(["lawn"]);
  });
});

describe("a highlight near the edges of its ground", () => {
  const walk = patch(90, 70, 105, 130);
  const soft = patch(0, 70, 200, 130).map((v, i) => (walk[i] ? 0 : v));
  const drive = patch(40, 70, 120, 130);

  it("leaves no strip between itself and house, walk or curb", () => {
    const circle = { description: "new lawn", box: [10, 74, 86, 127] as const };
    const { at } = regionsOf("", { soft, lawn: soft, walk }, [circle]);
    expect([at(50, 71), at(88, 100), at(50, 129)]).toEqual([1, 1, 1]);
    expect([at(50, 68), at(92, 100), at(50, 132)]).toEqual([0, 0, 0]);
  });

  it("is the whole drive when nearly all of it was circled, and none of the lawn that was touched", () => {
    const lawn = patch(0, 70, 200, 130).map((v, i) => (drive[i] ? 0 : v));
    const circle = { description: "paver driveway", box: [37, 75, 114, 130] as const };
    const { at } = regionsOf("", { soft: lawn, lawn, drive }, [circle]);
    expect([at(60, 71), Math.round(at(118, 100)), at(38, 100)]).toEqual([1, 1, 0]);
  });

  it("is the whole drive when two thirds of it were circled for a driveway, and what was circled when for a patio", () => {
    const part = (description: string) =>
      regionsOf("", { soft, drive }, [{ description, box: [47, 82, 112, 130] as const }]).at(60, 73);
    expect([part("paver driveway"), part("paver patio")]).toEqual([1, 0]);
  });

  it("covers a bare patch that looks like a street, and the dark joints of a drive", () => {
    const bare = patch(30, 100, 50, 125);
    const around = soft.map((v, i) => (bare[i] ? 0 : v));
    const circle = (description: string) => [{ description, box: [10, 75, 85, 129] as const }];
    const patchy = { soft: around, lawn: around, walk, street: both(street, bare) };
    expect(regionsOf("", patchy, circle("new lawn")).at(40, 112)).toBe(1);
    const joint = patch(40, 100, 120, 101);
    const paved = { drive: drive.map((v, i) => (joint[i] ? 0 : v)), street: both(street, joint) };
    const whole = [{ description: "paver driveway", box: [40, 70, 120, 130] as const }];
    expect(regionsOf("", paved, whole).at(80, 100)).toBe(1);
  });

  it("keeps the straight sides of paving that was drawn so, over ground that was seen with bays and holes", () => {
    const bays = both(patch(0, 0, 200, 80), patch(60, 90, 71, 99), patch(130, 98, 140, 104));
    const torn = patch(60, 70, 140, 130).map((v, i) => (bays[i] ? 0 : v));
    const box = [66, 76, 134, 126] as const;
    const paved = regionsOf("", { drive: torn }, [{ description: "paver driveway", box }]);
    expect(
      [
        [69, 94],
        [70, 120],
        [131, 100],
        [129, 120],
      ].map(([x, y]) => paved.at(x!, y!)),
    ).toEqual([1, 1, 1, 1]);
  });

  it("covers lawn too where a drive is to be widened", () => {
    const lawn = patch(0, 70, 200, 130).map((v, i) => (drive[i] ? 0 : v));
    const circle = { description: "widen the driveway with pavers", box: [36, 72, 120, 130] as const };
    expect(regionsOf("", { soft: lawn, lawn, drive }, [circle]).at(37, 100)).toBe(1);
  });
});

describe("a walk that is to be replaced", () => {
  const soft = patch(0, 70, 200, 130);

  it("is built where it lies", () => {
    const walk = patch(90, 73, 100, 130);
    const { at } = regionsOf("Replace the walk with brick pavers", {
      soft: soft.map((v, i) => v - walk[i]!),
      walk,
    });
    expect([at(95, 100), at(50, 100)]).toEqual([1, 0]);
  });

  it("is no corner of paving at the side of the picture, unless it is to be replaced", () => {
    const walk = patch(0, 90, 12, 130);
    const asked = (prompt: string) =>
      regionsOf(prompt, { soft: soft.map((v, i) => v - walk[i]!), walk }).regions.map(({ part }) => part);
    expect(asked("A brick walk to the front door")).toEqual(["yard"]);
    expect(asked("Replace the walk with brick pavers")).toEqual(["walk"]);
  });

  it("is told where it is not seen, and no second walk is laid", () => {
    const { regions, notes } = regionsOf("Replace the walk with brick pavers", { soft });
    expect(regions).toEqual([]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      "The walk could not be made out in this photo. Circle it, and try again.",
    ]);
    expect(regionsOf("Brick walk", { soft }).regions).toHaveLength(1);
  });
});

describe("a patio that the photo has", () => {
  it("is all that is not green where its stones were seen as lawn and another material takes their place", () => {
    const soft = patch(0, 70, 200, 130);
    const regions = (prompt: string) =>
      regionsOf(prompt, { soft, lawn: soft }).regions.map(({ part, clip }) => [
        part,
        clip[100 * WIDTH + 100],
      ]);
    expect(regions("Pool deck in ivory travertine instead of gray")).toEqual([["patio", 1]]);
    expect(regions("Travertine patio")[0]![0]).toBe("yard");
  });

  const patio = patch(40, 80, 160, 130);
  const lawn = patch(0, 70, 200, 130).map((v, i) => v - patio[i]!);
  const partsOf = (prompt: string, masks: Partial<SeenMasks>) =>
    regionsOf(prompt, masks).regions.map(({ part }) => part);

  it("is covered where it is replaced, or the ground around the pool is paved", () => {
    const { regions, at } = regionsOf("Replace the patio with travertine", { soft: lawn, walk: patio });
    expect(regions.map(({ part, filled }) => [part, filled])).toEqual([["patio", true]]);
    expect([at(100, 100), at(20, 100)]).toEqual([1, 0]);
    expect(partsOf("Travertine around the pool", { soft: lawn, walk: patio })).toEqual(["patio"]);
  });

  it("is meant by what it is made of, and not by what a lawn becomes", () => {
    const masks = { soft: lawn, walk: patio };
    expect(partsOf("Swap the pavers for light gray ones", masks)).toEqual(["patio"]);
    expect(partsOf("Take up the old brick pavers, new bluestone patio", masks)).toEqual(["patio"]);
    expect(partsOf("Lay flagstone over the old pebble concrete", masks)).toEqual(["patio"]);
    expect(partsOf("Replace the lawn with a patio of pavers", masks)).toEqual(["yard"]);
  });

  it("may look like a drive where words name it and no garage is seen", () => {
    const masks = { soft: lawn, drive: patio };
    expect(partsOf("Replace the patio with travertine", masks)).toEqual(["patio"]);
    expect(partsOf("Build a paver patio", masks)).toEqual(["yard"]);
    const garage = patch(60, 40, 140, 70);
    expect(partsOf("Swap the pavers for bluestone", masks)).toEqual(["patio"]);
    expect(partsOf("Swap the pavers for bluestone", { ...masks, garage })).not.toContain("patio");
  });

  it("is the ground of what is to stand on it, beside a yard that changes", () => {
    const { regions } = regionsOf("A fire table in the middle of the patio and a new lawn", {
      soft: lawn,
      walk: patio,
    });
    expect(regions.map(({ part, plan }) => [part, plan.elements.map(({ kind }) => kind)])).toEqual([
      ["patio", ["fire-pit"]],
      ["yard", ["lawn"]],
    ]);
  });

  it("stays where another one or a new pool is built in the yard", () => {
    for (const prompt of ["Build a paver patio", "A new pool with travertine around the pool"])
      expect(partsOf(prompt, { soft: lawn, walk: patio })).toEqual(["yard"]);
  });

  it("is the ground for what stands on paving in a photo without a yard", () => {
    const { regions, notes } = regionsOf("A fire pit and a new lawn", { walk: patio });
    expect(regions.map(({ part, filled }) => [part, filled])).toEqual([["patio", false]]);
    expect(notes[0]!.sentence).toContain("The yard could not be made out");
  });
});

describe("a driveway", () => {
  const garage = patch(120, 40, 160, 68);
  const drive = patch(118, 72, 165, 130);
  const forecourt = patch(0, 100, 110, 130);

  it("is the drive at the garage door, up to its foot and down to the curb", () => {
    const { at } = regionsOf("Paver driveway", { drive: both(drive, forecourt), garage });
    expect([at(140, 71), at(140, 100), at(140, 128)]).toEqual([1, 1, 1]);
    expect([at(140, 60), at(140, 69), at(140, 135), at(50, 115)]).toEqual([0, 0, 0, 0]);
  });

  it("is what else is paved where no drive is seen, and the person is asked for a circle", () => {
    const inFront = { walk: patch(60, 70, 90, HEIGHT), street: patch(0, 0, 0, 0) };
    const { at, notes } = regionsOf("Paver driveway", inFront);
    expect([at(75, 100), at(140, 100)]).toEqual([1, 0]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      "We are not sure which paving of this photo is your driveway. Circle it to be exact.",
    ]);
    expect(regionsOf("Paver driveway", { walk: patch(60, 70, 90, 130) }).regions).toEqual([]);
  });

  it("is the street that leads into the photo where neither drive nor garage is seen", () => {
    const { at } = regionsOf("Paver driveway", {
      street: patch(60, 70, 120, HEIGHT),
      walk: patch(0, 0, 0, 0),
    });
    expect([at(90, 100), at(150, 100)]).toEqual([1, 0]);
  });

  it("is the street with the patch of it that was seen as drive, and one that lies along a wall", () => {
    const noWalk = { walk: patch(0, 0, 0, 0) };
    const drive = patch(80, 90, 90, 100);
    const street = patch(60, 70, 120, HEIGHT).map((cover, i) => cover - drive[i]!);
    const patchy = regionsOf("Paver driveway", { ...noWalk, street, drive });
    expect([patchy.at(85, 95), patchy.at(90, 120)]).toEqual([1, 1]);
    const low = patch(0, 110, WIDTH, HEIGHT);
    const standing = patch(0, 70, WIDTH, 110);
    const soft = patch(0, 0, 0, 0);
    const alongWall = regionsOf("Paver driveway", { ...noWalk, street: low, hard: low, soft, standing });
    expect(alongWall.at(90, 130)).toBe(1);
  });

  it("is no street that passes by the lawn from side to side", () => {
    const [street, soft] = [patch(0, 90, WIDTH, HEIGHT), patch(0, 70, WIDTH, 90)];
    const masks = { street, hard: street, soft, lawn: soft, walk: patch(0, 0, 0, 0) };
    expect(regionsOf("Paver driveway", masks).regions).toEqual([]);
  });

  it("is not there where nothing but the street is paved", () => {
    const { regions, notes } = regionsOf("Paver driveway", { soft: patch(0, 70, 200, 130), garage });
    expect(regions).toEqual([]);
    expect(notes[0]!.sentence).toContain("The driveway could not be made out");
  });
});

describe("what comes in the place of plants that words name", () => {
  const soft = patch(0, 70, 200, 130);
  const tree = patch(30, 40, 60, 90);

  it("is built where these stood, and the rest in the yard around it", () => {
    const prompt = "take down the tree on the left and put in a dogwood. New lawn";
    const { seen } = shownBy({ soft, ground: soft, plants: tree });
    const spots = [{ text: "tree", ground: patch(30, 85, 60, 95) }];
    const input = { photo: seen.picture, prompt, areas: [], viewpoint: "same" as const, seed: 1 };
    const { regions } = findRegions(input, { seen: { ...seen, spots }, camera });
    expect(regions.map(({ part, plan }) => [part, plan.elements.map(({ kind }) => kind)])).toEqual([
      ["spot-0", ["tree"]],
      ["yard", ["lawn"]],
    ]);
    const yard = regions[1]!.clip;
    expect([yard[90 * WIDTH + 45], yard[110 * WIDTH + 45]]).toEqual([0, 1]);
  });
});

it("takes a walk that is replaced for the one that is seen, though it leads past the house", () => {
  const soft = patch(0, 70, 200, 130);
  // It is as wide as the picture and leads nowhere.
  const walk = patch(0, 100, 200, 112);
  const lawn = soft.map((cover, i) => (walk[i] ? 0 : cover));
  const partsOf = (prompt: string) => regionsOf(prompt, { soft: lawn, walk }).regions.map(({ part }) => part);
  expect(partsOf("Replace the concrete sidewalk with red brick")).toEqual(["walk"]);
  expect(partsOf("a brick walk")).toEqual(["yard"]);
});
