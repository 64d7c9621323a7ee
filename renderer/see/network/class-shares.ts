/** How likely each class is at each pixel of a small picture: 0 to 1, by class, then row-major. */
export type ClassShares = { width: number; height: number; planes: readonly Float32Array[] };
