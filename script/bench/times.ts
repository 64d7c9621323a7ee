/** Milliseconds per stage, and in `total`. */
export type Times = Record<string, number>;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of every stage by itself. */
export function medians(runs: readonly Times[]): Times {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries([...names].map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

/** The columns of a table: what people wait for, of a run that `renderConcept` timed. */
export function stagesOf(times: Times): Record<string, number> {
  const sum = (...names: string[]) => Math.round(names.reduce((ms, name) => ms + (times[name] ?? 0), 0));
  return {
    total: sum("total"),
    see: sum("region.see"),
    region: sum("region") - sum("region.see"),
    plan: sum("plan"),
    edges: sum("render.regions"),
    shadows: sum("render.shadows"),
    ground: sum("render.surfaces", "render.ground"),
    objects: sum("render.objects", "render.lay"),
    composite: sum("composite"),
  };
}
