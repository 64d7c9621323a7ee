import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Reference, RulerMark } from "#core/measure/reference.ts";
import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { Season } from "#core/plants/season.ts";
import type { LaidSize } from "./usual-size.ts";

/** One plant as it stands: its id lasts as long as the plant does and is never used again. Meters on the ground, rounded to one centimeter. */
export type DesignPlant = {
  id: string;
  species: string;
  /** To the right of the camera, and away from it. */
  x: number;
  z: number;
  age: PlantAge;
};

/** One element of a design. Its id lasts through every change of it; bills, notes and taps point at that. */
export type DesignElement = {
  id: string;
  element: PlanElement;
  /** The highlight it came from; null = it has the whole yard to stand in. */
  areaId: string | null;
  /** The words that asked for it. */
  said: string;
  /** Its plants one by one, once the layout has set them (version 2). A hedge, which is clipped into one, and everything else has none. */
  plants?: DesignPlant[];
  /** Its sides as they were laid, once that is done and where they are not those asked for: what is changed next begins with them. */
  laid?: LaidSize;
  /** It stands in the yard, and the picture shows nothing of it: something tall is before it. */
  hidden?: true;
};

/** A highlight: a closed freehand stroke, and what its words mean for the ground under it. `said`: these words, for the notes. */
export type DocumentArea = { id: string; path: PhotoPoint[]; said: string; means: AreaMeaning };

/** The plan of a highlight or of the whole yard; elements by their index in `states`. */
export type DocumentPlan = Omit<DesignPlan, "elements"> & { areaId: string | null; elements: number[] };

/** What a picture is drawn from beside the elements as they are now. */
export type DrawnFrom = {
  /** Size of the photo in whose pixels marks are given; on a copy of another size they are scaled. */
  photo: { width: number; height: number };
  /** The first wish, for notes that quote it. */
  said: string;
  /** Its sentences of which designs made before 2026-11-24 told that no highlight is theirs; new ones leave it empty. */
  left: string[];
  areas: DocumentArea[];
  brush: BrushStroke[];
  /** Known sizes that were marked in the photo. */
  references: (Reference | RulerMark)[];
  plans: DocumentPlan[];
  /** Each element in each of its states, once. */
  states: Pick<DesignElement, "id" | "element" | "areaId" | "said" | "laid">[];
  /**
   * The design from the first wish until now, as indices of `states`: a change keeps the place of what it does not name, so where things
   * stand follows from what stood there before. The same index = untouched.
   */
  versions: number[][];
  /** What the versions before the last were beside their elements, for an undo; since version 4. */
  past?: DesignFacts[];
};

/** A design as data. A change makes a new document; the one before stays as it is. */
export type DesignDocument = DesignFacts & {
  /**
   * 1 = without its plants, as designs were kept before they had places; 2 = without `drawn`; 3 = enough to be drawn by itself, without
   * `past`; 4 = enough to be changed by itself.
   */
  version: 1 | 2 | 3 | 4;
  elements: DesignElement[];
  drawn?: DrawnFrom;
};

/** What a design is at one time beside its elements. */
export type DesignFacts = {
  /** Number that the next new element takes in its id: never used twice in the history of a design. */
  nextId: number;
  /** Things of the photo that are to go and to stay, in the words of the grammar. */
  removals: string[];
  removalCounts?: Record<string, number>;
  withdrawn: string[];
  keeps: string[];
  season?: Season;
  evening?: true;
  /** Id of the element that was spoken of last: "it". */
  lastId?: string;
  /** What was said of things that are no elements: words that were not understood, things kept and removed. */
  notes: (PlanNote & { areaId: string | null })[];
};

/** The number in an element's id: no two elements of a design ever have the same. */
export const elementNumber = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

export const EMPTY_DOCUMENT: DesignDocument = {
  version: 2,
  elements: [],
  nextId: 1,
  removals: [],
  withdrawn: [],
  keeps: [],
  notes: [],
};

/** The same document with one more element; its id names the kind, so that a person who reads the data finds it. */
export function withElement(
  document: DesignDocument,
  element: PlanElement,
  areaId: string | null,
  said: string,
): DesignDocument {
  const id = `${element.kind}-${document.nextId}`;
  return {
    ...document,
    nextId: document.nextId + 1,
    lastId: id,
    elements: [...document.elements, { id, element, areaId, said }],
  };
}
