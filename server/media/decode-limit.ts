/** Native work goes on when its thread is ended, so libvips has a limit of its own. 50 megapixels of PNG take about 4 s. */
export const DECODE_LIMIT_S = 20;
