import { engineName, HOSTED_ENGINES } from "#contract/engines.ts";

/** What every implementation of the image model's port promises, in the order of image-model.test.ts. */
export const PROMISES = {
  locked: "gives a PNG of the photo's size whose protected pixels are the photo's own",
  stages: "tells its stages in words, never going back",
  partials: "shows unfinished pictures if and only if it says so, with the house locked like at the end",
  cost: "says what it cost if and only if it costs",
  measures: "measures what was asked for if and only if it says so",
  seed: "says whether a seed decides what it draws",
  sameBytes: "gives the same bytes for the same seed, and others for another",
  masked: "changes nothing outside the mask when nothing was outlined",
  anyOrder: "takes any quality, size and viewpoint and keeps the photo's size",
  pure: "never writes to what it was given",
  canceled: "stops before its work and in the middle of it when canceled, and draws the next one",
  inOrder: "warns of nothing where its service is in order",
} as const;

type Promised = keyof typeof PROMISES;
const PROMISED = Object.keys(PROMISES) as Promised[];

/** Those that draw, as the compliance test names them; the stand-in of the tests is not shown. */
const BUILT_IN = "the built-in engine";
const hosted = (engine: string) => `the hosted engine ${engine}`;
export const COMPLIANT = { BUILT_IN, hosted };

/** Hosted engines claim no seed, and so do not promise what follows from it. */
const isPromised = (name: string, promise: Promised) => promise !== "sameBytes" || name === BUILT_IN;

/** Promise by promise and engine by engine, as a table of a document. */
export function complianceTable(
  isKept: (name: string, promise: string) => boolean = (name, promise) =>
    isPromised(name, PROMISED.find((key) => PROMISES[key] === promise)!),
): string {
  const columns = [BUILT_IN, ...HOSTED_ENGINES.map(hosted)];
  const names = ["Built-in", ...HOSTED_ENGINES.map(engineName)];
  const rows = PROMISED.map((key) => [
    PROMISES[key],
    ...columns.map((name) =>
      isKept(name, PROMISES[key]) ? "kept" : isPromised(name, key) ? "**not kept**" : "not claimed",
    ),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(["Promise", ...names]), `|${"---|".repeat(names.length + 1)}`, ...rows.map(line)].join("\n");
}
