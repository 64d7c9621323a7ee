/** How the picture is looked at: as photographed, from about 25 ft up, or straight down. */
export type Viewpoint = "same" | "birds-eye" | "overhead";

const PROPERTY = [
  "the house: its shape, walls, siding, brick, roof, windows, doors, garage doors, porch, steps, trim and colors",
  "neighboring houses, the street, fences and structures that the request does not name",
  "existing trees and plants that the request does not name",
  "vehicles, utility boxes and street furniture",
];

const PHOTOGRAPH = [
  "the camera position, lens, perspective, horizon, framing and crop",
  "the sky, the weather, the time of day, the direction of the light and the shadows of things that stay",
  "the sharpness, the grain and the colors of the photo",
];

/**
 * What must not change, as short noun phrases. A new viewpoint moves the camera, so the photograph's own traits are
 * left out there; the person's own "keep the oak" always stands.
 */
export const preserveList = (viewpoint: Viewpoint, keeps: readonly string[]): string[] => [
  ...PROPERTY,
  ...(viewpoint === "same" ? PHOTOGRAPH : ["the position of the house on its lot and its true proportions"]),
  ...keeps.map((keep) => `the ${keep}, exactly as it is`),
];
