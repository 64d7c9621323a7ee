/** 8-bit sRGB, three interleaved channels, row-major: `data.length === width * height * 3`. */
export type RgbImage = { width: number; height: number; data: Uint8Array };

/** Pixel (x, y) has its red at index (y * width + x) * 3, then green and blue. Its center lies at (x + 0.5, y + 0.5). */
/** One byte per pixel, row-major: 0 = protected, 255 = fully inside, between = anti-aliased edge. */
export type Mask = { width: number; height: number; data: Uint8Array };
