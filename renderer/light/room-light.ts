import { boxBlur } from "#renderer/math/box-blur.ts";

/** Light of a room with its lamp on, linear; what is seen in the glass by day are the darker parts of it. */
const BEHIND_GLASS = 0.85;
const ROOM_CONTRAST = 0.42;
/** The lamp hangs high: so much of its light is left at the sill, and beside the frame, where curtains hang, over this share of the picture's width. */
const AT_SILL = 0.55;
const AT_FRAME = 0.15;
const FRAME_SHARE = 0.003;

/** Light in the windows, linear: brightest above the middle. `glass`: coverage 0 to 1; `picture`: bytes of the day. */
export function roomLight(
  glass: Float32Array,
  picture: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const light = new Float32Array(glass.length);
  const inner = boxBlur(glass, width, height, FRAME_SHARE * width, 2);
  for (let x = 0; x < width; x++)
    for (let top = 0; top < height; top++) {
      if (glass[top * width + x] === 0) continue;
      let bottom = top;
      while (bottom < height && glass[bottom * width + x]! > 0) bottom++;
      for (let y = top; y < bottom; y++) {
        const i = y * width + x;
        const shown = 1 - ROOM_CONTRAST + picture[i * 3 + 1]! * (ROOM_CONTRAST / 128);
        const high = 1 - ((1 - AT_SILL) * (y - top)) / (bottom - top);
        // Half of what is around the very rim is glass.
        const free = AT_FRAME + (1 - AT_FRAME) * Math.max(0, 2 * inner[i]! - 1);
        light[i] = BEHIND_GLASS * shown * high * free;
      }
      top = bottom;
    }
  return light;
}
