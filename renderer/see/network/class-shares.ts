/** How likely each class is at each pixel of a small picture: 0 to 1, by class, then row-major. */
export type ClassShares = { width: number; height: number; planes: readonly Float32Array[] };

/** What the network knows of a whole picture before it tells its pixels apart: a plane of values from 0 on for each channel, row-major. */
export type DeepValues = { width: number; height: number; channels: readonly Float32Array[] };
