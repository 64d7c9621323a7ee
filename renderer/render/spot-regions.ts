import type { PlanElement } from "#core/elements/element.ts";
import { standInsOf } from "#core/plan/clearing/stand-ins.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import type { Region } from "./region.ts";
import type { View } from "./view.ts";

/** Less ground than this share of the photo holds nothing. */
const LEAST_GROUND = 0.0005;

/**
 * The regions of what comes in the place of plants that words (`said`) name, see `Seen.spots`: each is filled as a highlight round them would be. Coverage at the
 * size of `seen`.
 */
export function spotRegions(plan: DesignPlan, said: string, planIndex: number, { seen }: View): Region[] {
  const taken = new Set<PlanElement>();
  return (seen.spots ?? []).flatMap(({ text, ground }, k): Region[] => {
    if (coveredShare(ground) <= LEAST_GROUND) return [];
    const elements = standInsOf(said, text, plan).filter((element) => !taken.has(element));
    if (elements.length === 0) return [];
    for (const element of elements) taken.add(element);
    return [
      {
        areaId: null,
        part: `spot-${k}`,
        clip: ground,
        shape: { ground, drawn: null, trusted: null, before: null },
        hard: seen.hard,
        plan: { ...plan, elements },
        planIndex,
        filled: true,
        isBedSized: true,
      },
    ];
  });
}
