import type { PlanElement } from "#core/elements/element.ts";
import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { isPavingOf } from "./own-highlight.ts";

/** Surfaces that words take out, as a plan's removals name them: whoever takes one out means all of it. */
const SURFACE =
  /\b(?:concrete|cement|asphalt|blacktop|tarmac|brick|paver|paving|slab|tile|flagstone|gravel|rock|stone|mulch|bark|wood chip|walkway|walk|path|patio|driveway|drive)s?$/;

/** Whether what covers a highlight (`main`) takes the place of a surface that lies there as a whole; not where the words name a part of it or a size. */
export const swapsGround = (
  { removals }: DesignPlan,
  { part, larger, between }: AreaMeaning,
  main: PlanElement | undefined,
): boolean =>
  !(part || larger || between) &&
  (isPavingOf(main) || main?.kind === "bed" || main?.kind === "lawn") &&
  (removals.some((name) => SURFACE.test(name)) ||
    (isPavingOf(main) && (main.use === "driveway" || main.use === "walkway")));
