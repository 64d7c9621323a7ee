/** Where a design is seen from; "same" = from where the photo was taken. */
export const VIEWPOINTS = ["same", "birds-eye", "overhead"] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];
