import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { plainNetwork } from "#tests/support/plain-network.ts";
import { lookedAtSize, Network } from "./network.ts";
import { planNetwork } from "./plan-network.ts";
import { readWeights } from "./read-weights.ts";

const fixture = (name: string) => new URL(`../../../tests/fixtures/network/${name}`, import.meta.url);
const file = readFile(fixture("weights.bin")).then((bytes) => new Uint8Array(bytes));

async function raw(name: string, channels: 1 | 3): Promise<RgbImage> {
  const image = sharp(await readFile(fixture(name)));
  const { data, info } = await (channels === 3 ? image.removeAlpha() : image.toColourspace("b-w"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe("a network", () => {
  it("says of a picture what PyTorch says of it, to a hundredth", async () => {
    const { width, height, planes } = new Network(await file).look(await raw("picture.png", 3));
    const wanted = await raw("shares.png", 1);
    expect(wanted.height).toBe(height * planes.length);
    let worst = 0;
    planes.forEach((plane, c) => {
      plane.forEach((share, i) => {
        worst = Math.max(worst, Math.abs(share - wanted.data[c * width * height + i]! / 255));
      });
    });
    expect(worst).toBeLessThan(0.01);
  });

  it.each([
    [96, 64],
    [96, 16],
    [16, 96],
    [48, 80],
  ])("computes whole number by whole number what its layers say, at %i x %i", async (width, height) => {
    const photo = await raw("picture.png", 3);
    const cut: RgbImage = { width, height, data: new Uint8Array(width * height * 3) };
    for (let i = 0; i < cut.data.length; i++) cut.data[i] = photo.data[(i * 7) % photo.data.length]!;
    const weights = readWeights(await file);
    weights.header.longSide = Math.max(width, height);
    const network = new Network(await file);
    network.header.longSide = weights.header.longSide;
    const found = network.look(cut);
    const plain = plainNetwork(weights, cut);
    expect([found.width, found.height]).toEqual([plain.width, plain.height]);
    found.planes.forEach((plane, c) => {
      expect(plane).toEqual(plain.planes[c]);
    });
  });

  it("says the same of a photo after having looked at one of another shape", async () => {
    const network = new Network(await file);
    const photo = await raw("picture.png", 3);
    const first = network.look(photo);
    network.look({ width: 20, height: 64, data: photo.data.subarray(0, 20 * 64 * 3) });
    expect(network.look(photo)).toEqual(first);
  });

  it("looks at a picture of the shape of the photo, both sides a multiple", () => {
    const size = { longSide: 352, multiple: 32 };
    expect(lookedAtSize({ width: 4000, height: 3000 }, size)).toEqual({ width: 352, height: 256 });
    expect(lookedAtSize({ width: 3000, height: 4000 }, size)).toEqual({ width: 256, height: 352 });
    expect(lookedAtSize({ width: 1000, height: 10 }, size)).toEqual({ width: 352, height: 32 });
    expect(lookedAtSize({ width: 30, height: 20 }, size)).toEqual({ width: 352, height: 224 });
  });

  it("refuses a file that is no weights file, is cut off or does not fit together", async () => {
    const whole = await file;
    expect(() => readWeights(new Uint8Array(100))).toThrow("not a weights file");
    expect(() => readWeights(whole.slice(0, -1))).toThrow("bytes");
    const weights = readWeights(whole);
    const layers = weights.header.layers.map((layer, i) => (i === 2 ? { ...layer, scale: 1 } : layer));
    expect(() => planNetwork({ ...weights, header: { ...weights.header, layers } }, 96, 64)).toThrow(
      "scales",
    );
  });
});
