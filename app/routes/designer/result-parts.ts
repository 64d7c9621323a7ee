import { readyPart } from "#app/components/ui/ready-part.tsx";

export const ResultStage = readyPart(() => import("./result-stage.tsx"));
export const ResultActions = readyPart(() => import("./result-actions.tsx"));

/** What a finished picture needs. One part that fails here is asked for again where it is shown. */
export const loadResult = (): Promise<unknown> =>
  Promise.allSettled([ResultStage.load(), ResultActions.load()]);
