import "#server/adapters/image-model/install-network.ts";
import sharp from "sharp";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { brushRegion } from "#renderer/mask/brush-region.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { lockHouse } from "#renderer/registration/lock-house.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import { decodeEditable } from "#server/adapters/image-model/finish-picture.ts";
import type { EditArea, EditRequest } from "#server/adapters/image-model/image-model.ts";
import { seeOnce } from "#server/adapters/image-model/seen-photos.ts";
import type { Size } from "./service.ts";

/** How far a highlight grows, as a share of the picture's width: room for the edge of a bed, not for a window. */
const FEATHER_SHARE = 0.008;
/** House and sky are kept from this coverage on (a twentieth of 255). */
const KEPT_COVER = 12;
/** Below this share of protected pixels that the model left alone, its picture is not of this house. */
const FAITHFUL_SHARE = 0.6;

/**
 * Where a hosted model may change the photo: the highlights grown by a feather, the mask that came with the request, or, with
 * neither, everything but house and sky; then as the person painted it larger or smaller. 255 inside, falling to 0 over the feather.
 */
export async function editableRegion(
  photo: RgbImage,
  { mask, areas, brush = [] }: Pick<EditRequest, "mask" | "areas" | "brush">,
): Promise<Mask> {
  const region = await unbrushedRegion(photo, mask, areas);
  if (brush.length === 0) return region;
  const share = Float32Array.from(region.data, (value) => value / 255);
  const brushed = brushRegion(share, brush, seeOnce(photo));
  return { ...region, data: Uint8Array.from(brushed, (value) => Math.round(255 * value)) };
}

async function unbrushedRegion(photo: RgbImage, mask: Uint8Array | null, areas: EditArea[]): Promise<Mask> {
  const { width, height } = photo;
  const feather = Math.max(2, width * FEATHER_SHARE);
  if (areas.length === 0 && !mask) {
    const seen = seeOnce(photo);
    const sharpen = maskSharpener(seen, photo);
    const house = sharpen(seen.house, wholeRect(photo));
    const sky = sharpen(seen.sky, wholeRect(photo));
    const kept = house.map((cover, at) => (Math.max(cover, sky[at]!) > KEPT_COVER ? 1 : 0));
    // Drawn in from the house, whose edge must stay its own.
    return shareOfDistance(kept, width, height, (distance) => (distance - 1) / feather);
  }
  const marked = new Uint8Array(width * height);
  for (const { path } of areas)
    for (const [at, cover] of fillPolygon(width, height, path).entries()) if (cover > 0.5) marked[at] = 1;
  if (areas.length === 0 && mask)
    for (const [at, value] of (await decodeEditable(mask)).data.entries()) marked[at] = value ? 1 : 0;
  return shareOfDistance(marked, width, height, (distance) => 1 - distance / feather);
}

/** A mask by the distance from the marked pixels: `share` 0 or less keeps, 1 or more lets change. */
function shareOfDistance(
  marked: Uint8Array,
  width: number,
  height: number,
  share: (distancePx: number) => number,
): Mask {
  const distances = distanceTransform(marked, width, height);
  return {
    width,
    height,
    data: Uint8Array.from(distances, (distance) => 255 * Math.min(1, Math.max(0, share(distance)))),
  };
}

/** The photo with our own rendering where the picture may change. */
export function withGuide(photo: RgbImage, rendering: RgbImage, editable: Mask): RgbImage {
  const data = photo.data.slice();
  for (let at = 0; at < editable.data.length; at++)
    if (editable.data[at]) data.set(rendering.data.subarray(at * 3, at * 3 + 3), at * 3);
  return { ...photo, data };
}

/** The photo at the model's size, PNG. */
export const photoAtSize = (photo: RgbImage, size: Size): Promise<Uint8Array> =>
  sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize({ ...size, fit: "fill" })
    .png({ compressionLevel: 3 })
    .toBuffer();

export type Locked = { kind: "locked"; picture: RgbImage; modelScore: number } | { kind: "unfaithful" };

/** The model's picture, brought back to the photo's place and size, with the photo's own pixels over all that is protected. */
export function lockPicture(photo: RgbImage, edited: RgbImage, editable: Mask): Locked {
  const locked = lockHouse(photo, edited, editable);
  if (!locked || locked.before.score < FAITHFUL_SHARE) return { kind: "unfaithful" };
  return { kind: "locked", picture: locked.image, modelScore: locked.before.score };
}

/** Any picture at the photo's own size, as sRGB bytes. @throws when it is no picture. */
export async function toPhotoSize(
  content: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<RgbImage> {
  const { data } = await sharp(content, { limitInputPixels: 50_000_000 })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize({ width, height, fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}
