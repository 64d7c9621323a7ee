import type { Season } from "#core/plants/season.ts";

/** Months, and days by which people name a time of the year. */
export const MONTHS: readonly (readonly [names: string, season: Season])[] = [
  ["december|january|february|jan|feb|dec", "winter"],
  ["march|april|may|apr", "spring"],
  ["june|july|august|jun|jul|aug", "summer"],
  ["september|october|november|sept|sep|oct|nov|halloween|thanksgiving", "autumn"],
];

/** The season of a month; null for any other word. */
export const seasonOfMonth = (word: string): Season | null =>
  MONTHS.find(([names]) => names.split("|").includes(word))?.[1] ?? null;
