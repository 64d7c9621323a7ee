import type {
  ElementKind,
  HardscapeUse,
  Place,
  PlanElement,
  PlantAge,
  PlantChange,
  RequestedSize,
} from "#core/elements/element.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { Season } from "#core/plants/season.ts";

/** Things that people name together: all planting, all hard ground, all wood, the whole design. */
export type Group = "plants" | "stone" | "wood" | "all";

/** Which of several: a side as seen in the photo, or what it stands at. */
export type Which = "left" | "right" | "front" | "back" | "middle" | "house" | "fence" | "walk" | "driveway";

/** What a change speaks of. The first field that is set names it; `it` = what was spoken of last. */
export type Target = {
  /** One element by the number in its id, whatever else there is of its kind; `species` is then one plant of it. */
  element?: { number: number; name: string };
  kind?: ElementKind;
  use?: HardscapeUse;
  species?: SpeciesId;
  group?: Group;
  it?: true;
  which?: Which;
  /** One of several: "one of the maples", "the second tree", "the left tree". */
  single?: true;
};

export type Direction = "left" | "right" | "nearer" | "farther" | "house" | "away";
export type Side = "width" | "length" | "height" | "count";
export type Shade = "darker" | "lighter";

/** Details to set, by the kind that they can be said of: which one counts is known when the target is. */
export type SetDetails = { fits: Fits; species?: SpeciesId; shade?: Shade; age?: PlantAge; seats?: number };

/** One change of a design, as words, taps and drags all write it. Lengths in meters. */
export type Operation =
  /** `told`: what is to be known of it, as that another plant is drawn for the one that was named. */
  | { op: "add"; element: PlanElement; told?: string }
  /** `but`: what stays of a group. */
  | { op: "remove"; target: Target; but?: Target[] }
  /** `keepsUse`: no use was named, so paving is for what it was for. */
  | { op: "replace"; target: Target; element: PlanElement; told?: string; keepsUse?: true }
  | ({ op: "set"; target: Target } & SetDetails)
  | { op: "move"; target: Target; to: Direction | Place; byM?: number }
  | { op: "turn"; target: Target; byRad: number }
  | { op: "resize"; target: Target; way: "grow" | "shrink"; factor?: number; byM?: number; side?: Side }
  | { op: "size"; target: Target; size: RequestedSize }
  /** `place`: where one more is to stand; "other" = across from those that there are. */
  | { op: "repeat"; target: Target; count?: number; rows?: number; everyM?: number; place?: Place | "other" }
  | { op: "plant"; target: Target; change: PlantChange }
  | { op: "copy"; target: Target }
  | { op: "keep"; target: Target }
  | { op: "show"; what: Season | "evening" | "day" }
  | { op: "undo" };
