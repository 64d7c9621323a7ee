import { hidingHeightM } from "#renderer/clear/replaced-plants.ts";
import type { Site } from "./site.ts";

/** Plants that are to hide old ones are drawn higher by at most this factor: larger ones of the same kind are bought. */
export const MOST_RAISED = 1.5;
/** Plants lower than this hide nothing, meters. */
const LOW_M = 0.55;
/** They grow so much less in width than in height. */
const SPREAD_SHARE = 0.5;

/** How much higher and wider a plant at a place is drawn, so that it hides the old plants behind it. */
export function raisedToHide(
  { hides, camera }: Site,
  at: { x: number; z: number },
  { heightM, radiusM }: { heightM: number; radiusM: number },
): { height: number; spread: number } {
  if (!hides || heightM < LOW_M) return { height: 1, spread: 1 };
  const wantedM = hidingHeightM(hides, camera, at, radiusM);
  const height = Math.max(1, Math.min(MOST_RAISED, wantedM / heightM));
  return { height, spread: 1 + SPREAD_SHARE * (height - 1) };
}

/** Whether old plants at a place stand as high already: what they hid is hidden anyway. */
export const hidesOld = ({ hides, camera }: Site, at: { x: number; z: number }, heightM: number): boolean =>
  hides !== null && hidingHeightM(hides, camera, at, HALF_CROWN_M) >= heightM;
const HALF_CROWN_M = 0.4;
