import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type * as Camera from "#renderer/render/camera-of.ts";
import type * as Regions from "#renderer/render/find-regions.ts";
import type * as Views from "#renderer/render/view.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import type * as See from "#renderer/see/see-photo.ts";

/** What one way of seeing says of a photo: masks of `width` x `height`, coverage 0 to 1. */
export type Said = {
  width: number;
  height: number;
  seen: Partial<See.Seen> & Pick<See.Seen, "ground" | "soft" | "hard" | "house" | "sky" | "confidence">;
  /** What "new lawn and beds" changes, and what "paver driveway" does; all 0 where nothing was found. */
  yard: Float32Array;
  drive: Float32Array;
};

export type Way = (photo: RgbImage, fold: number) => Said;

/** The seeing of a checkout: this one without a path. `folds`: a folder of networks that have each not seen a quarter of the photos. */
export async function wayOf(checkout: string | null, folds: string | null): Promise<Way> {
  const load = async <T>(path: string): Promise<T> =>
    (await import(checkout ? `${pathToFileURL(checkout)}/${path}` : `../../../${path}`)) as T;
  const { seePhoto } = await load<typeof See>("renderer/see/see-photo.ts");
  const { findRegions } = await load<typeof Regions>("renderer/render/find-regions.ts");
  const { cameraOf } = await load<typeof Camera>("renderer/render/camera-of.ts");
  const { viewOf } = await load<typeof Views>("renderer/render/view.ts");
  let installed = -1;
  return (photo, fold) => {
    if (folds && !checkout && fold >= 0 && fold !== installed) {
      installNetwork(new Uint8Array(readFileSync(`${folds}/fold${fold}/weights.bin`)));
      installed = fold;
    }
    const seen = seePhoto(photo);
    const regionOf = (prompt: string) => {
      const input = { photo, seen, prompt, areas: [], viewpoint: "same" as const, seed: 1 };
      const { camera } = cameraOf(input, seen);
      const { regions } = findRegions(input, viewOf(seen, scaledCamera(camera, seen.width, seen.height)));
      const union = new Float32Array(seen.width * seen.height);
      for (const { clip } of regions)
        for (let i = 0; i < union.length; i++) union[i] = Math.max(union[i]!, clip[i]!);
      return union;
    };
    return {
      width: seen.width,
      height: seen.height,
      seen,
      yard: regionOf("New lawn and planting beds along the house"),
      drive: regionOf("Grey paver driveway"),
    };
  };
}
