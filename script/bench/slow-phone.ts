/** The line and the processor of Lighthouse's phone: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, four times slower. */
export const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false };
export const SLOWER = 4;
