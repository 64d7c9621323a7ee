/** A day written YYYY-MM-DD, in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A moment in UTC, to the second. */
export const utcText = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 19)} UTC`;

/** A moment with its offset (`2026-11-22T10:04:05.000-05:00`) as the clock on the wall had it. */
export const localText = (moment: string, zone: string): string =>
  `${moment.slice(0, 10)} ${moment.slice(11, 19)} ${/[+-]\d\d:\d\d$/.exec(moment)?.[0] ?? ""} (${zone})`;
