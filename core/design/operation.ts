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
import type { FlowerColor } from "#core/plants/species-facts.ts";

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
  /** With `it`: of what the words just before changed, and of nothing else: "add lights and make them black". */
  last?: true;
  which?: Which;
  /** One of several: "one of the maples", "the second tree", "the left tree". */
  single?: true;
  /** Where it stands, in words that say no place of the design: "past the gate". They pick none where there are several. */
  near?: string;
  /** Only a describing word was said, "herringbone": what it is said of most, or else "it". */
  described?: true;
};

/** `other` = across from where it is. */
export type Direction = "left" | "right" | "nearer" | "farther" | "house" | "away" | "other";
export type Side = "width" | "length" | "height" | "count";
export type Shade = "darker" | "lighter";

/** Details to set, by the kind that they can be said of: which one counts is known when the target is. */
export type SetDetails = {
  fits: Fits;
  species?: SpeciesId;
  /** The color of flowers or leaves, where the target is planted. */
  hue?: FlowerColor;
  shade?: Shade;
  age?: PlantAge;
  seats?: number;
};

/** One change of a design, as words, taps and drags all write it. Lengths in meters. */
export type Operation =
  /** `bare`: a name alone was said, which may be that of a thing that is there. `told`: what is to be known of it, as that another plant is drawn for the one that was named. */
  /** `into`: the bed that its plants go into, by the number in its id. */
  /** `own`: a bed was named, and not only plants, which go where plants are. */
  | { op: "add"; element: PlanElement; told?: string; bare?: true; into?: number; own?: true }
  /** `but`: what stays of a group. */
  | { op: "remove"; target: Target; but?: Target[] }
  /** `keepsUse`: no use was named, so paving is for what it was for. */
  | { op: "replace"; target: Target; element: PlanElement; told?: string; keepsUse?: true }
  | ({ op: "set"; target: Target } & SetDetails)
  | { op: "move"; target: Target; to: Direction | Place; byM?: number }
  | { op: "turn"; target: Target; byRad: number }
  /** `but`: plants of a group that stay as many as they are. */
  | {
      op: "resize";
      target: Target;
      way: "grow" | "shrink";
      factor?: number;
      byM?: number;
      side?: Side;
      but?: Target[];
    }
  /** `bareM`: one length by itself; which side it is of follows from what it is said of. */
  | { op: "size"; target: Target; size: RequestedSize; bareM?: number }
  /** `place`: where one more is to stand; "other" = across from those that there are. */
  | { op: "repeat"; target: Target; count?: number; rows?: number; everyM?: number; place?: Place | "other" }
  | { op: "plant"; target: Target; change: PlantChange }
  | { op: "copy"; target: Target }
  /** Two things in each other's place; without a second one the two colors of a thing. */
  | { op: "swap"; target: Target; with?: Target }
  | { op: "keep"; target: Target }
  | { op: "show"; what: Season | "evening" | "day" }
  /** `to`: back to the first picture, not only by one change. */
  | { op: "undo"; to?: "first" };
