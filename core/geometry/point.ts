/** A position in the photo: pixels, x to the right, y down, origin at the top left corner of the first pixel. */
export type PhotoPoint = { readonly x: number; readonly y: number; readonly __space?: "photo" };

/** A position on the ground plane: meters, x to the right of the camera, z straight ahead, origin below the lens. */
export type GroundPoint = { readonly x: number; readonly z: number; readonly __space?: "ground" };
