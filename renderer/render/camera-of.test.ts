import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { knownObjectReference } from "#core/measure/reference.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openScene } from "#tests/support/open-scene.ts";
import { cameraOf } from "./camera-of.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptInput } from "./concept-types.ts";

const WIDTH = 640;
const scene = openScene("front-ranch", WIDTH).then(({ photo, truth }) => ({
  photo,
  truth,
  scale: WIDTH / truth.widthPx,
  seen: seePhoto(photo, { focal35Mm: truth.focal35Mm }),
}));

async function inputWith(camera: ConceptInput["camera"]): Promise<ConceptInput> {
  const { photo, seen } = await scene;
  return { photo, prompt: "lawn", areas: [], viewpoint: "same", seed: 1, seen, camera };
}

/** Width of the 16 ft garage door as this camera sees its foot, meters. */
async function garageWidthM(camera: ConceptInput["camera"]): Promise<number> {
  const { truth, scale, seen } = await scene;
  const drawing = cameraOf(await inputWith(camera), seen).camera;
  const [left, right] = truth.references
    .find((r) => r.object === "garageDoor")!
    .foot.map((p) => drawing.toGround({ x: p.x * scale, y: p.y * scale }));
  return Math.hypot(right!.x - left!.x, right!.z - left!.z);
}

describe("the camera of a concept", () => {
  it("of a phone photo sees a 16 ft garage door within 5% of its width", async () => {
    expect(Math.abs((await garageWidthM({ focal35Mm: 26 })) / 4.88 - 1)).toBeLessThan(0.05);
  });

  it("draws with a lens that is turned down as far as uprights say, and a level one where it hardly is", async () => {
    const { photo, seen } = await scene;
    const input = await inputWith({ focal35Mm: 26 });
    // As if the photo ended lower, 15.1 degrees: 0.27 of 480 rows, over a focal length of 481.
    const down = { ...seen, horizonY: 0.23 * photo.height };
    const { camera, estimate } = cameraOf(input, down);
    expect((camera.tiltRad * 180) / Math.PI).toBeCloseTo(15.1, 1);
    // Its ground has the measures of the pose that measures.
    const point = { x: 500, y: 420 };
    expect(camera.toGround(point).x).toBeCloseTo(estimate.camera.toGround(point).x, 1);
    // Where the picture was shifted, not the lens turned, and for the 3 degrees of this photo.
    expect(cameraOf(input, { ...down, tilted: 0 }).camera.tiltRad).toBe(0);
    expect(cameraOf(input, seen).camera.tiltRad).toBe(0);
  });

  it("knows ground that rises towards the house by how tall the house would be on level ground", async () => {
    const { photo, truth } = await openScene("slope-deck", WIDTH);
    const hints = { focal35Mm: truth.focal35Mm };
    const seen = seePhoto(photo, hints);
    const input = { photo, prompt: "", areas: [], viewpoint: "same" as const, seed: 1, camera: hints };
    const { camera } = cameraOf(input, seen);
    // The wall stands 13.4 m away; level ground would end 35 m away there.
    const footRow = 0.556 * photo.height;
    expect(camera.groundZ(footRow)).toBeGreaterThan(11);
    expect(camera.groundZ(footRow)).toBeLessThan(19);
    expect((seen.horizonY - camera.horizonY) / camera.focalPx).toBeCloseTo(0.085, 1);
    const flat = await scene;
    expect(cameraOf(await inputWith({ focal35Mm: 26 }), flat.seen).camera.horizonY).toBeCloseTo(
      flat.seen.horizonY,
      9,
    );
  });

  // Read by eye: foot and head of a garage door and its height, in shares of the photo and meters.
  it.each([
    ["front-double-garage", { x: 0.415, foot: 0.697, head: 0.54, tallM: 2.13 }],
    ["modern-front-lawn", { x: 0.095, foot: 0.822, head: 0.53, tallM: 2.35 }],
  ])("knows by the house how large %s is, though no phone vouches for it", async (name, door) => {
    const file = new URL(`../../tests/fixtures/photos/${name}.jpg`, import.meta.url).pathname;
    const { data, info } = await sharp(file)
      .resize(640)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const photo = { width: info.width, height: info.height, data: new Uint8Array(data) };
    const seen = seePhoto(photo);
    const { camera } = cameraOf({ photo }, seen).estimate;
    const at = (share: number) => ({ x: door.x * photo.width, y: share * photo.height });
    const tallM = camera.heightAt(at(door.head), camera.toGround(at(door.foot)).z);
    expect(Math.abs(tallM / door.tallM - 1)).toBeLessThan(0.25);
  });

  it("takes a known size over the guess", async () => {
    const { truth, scale } = await scene;
    const door = truth.references.find((r) => r.object === "garageDoor")!;
    const at = (p: { x: number; y: number }) => ({ x: p.x * scale, y: p.y * scale });
    const references = [knownObjectReference("garageDoor", at(door.foot[0]), at(door.top[0]))];
    expect(Math.abs((await garageWidthM({ references })) / 4.88 - 1)).toBeLessThan(0.05);
  });

  it("tells with the picture what its measures rest on", async () => {
    const measured = async (camera: ConceptInput["camera"]) =>
      renderConcept(await inputWith(camera)).measured[0]!;
    const { truth, scale } = await scene;
    const fence = truth.references[0]!;
    const at = (p: { x: number; y: number }) => ({ x: p.x * scale, y: p.y * scale });
    const guess = await measured({ focal35Mm: 26 });
    const told = await measured({ focal35Mm: 26, heightM: 1.6 });
    const known = await measured({
      focal35Mm: 26,
      references: [knownObjectReference(fence.object, at(fence.foot[0]), at(fence.top[0]))],
    });
    expect([guess.basis, told.basis, known.basis]).toEqual(["assumed", "entered", "measured"]);
    expect(told.band).toBeLessThan(guess.band);
    expect(known.band).toBeLessThan(told.band);
  });
});
