/** What a made-up photo with a marked half shows of an engine. */
export const PROBE_VERDICTS = ["honored", "inverted", "ignored", "nothing changed"] as const;
export type ProbeVerdict = (typeof PROBE_VERDICTS)[number];
