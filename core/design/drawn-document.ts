import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Reference, RulerMark } from "#core/measure/reference.ts";
import { areaMeaning } from "#core/plan/area-meaning.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import type { DesignDocument, DesignElement, DesignFacts, DrawnFrom } from "./design-document.ts";
import { changedDesign, type Designed, designOf, type Wishes } from "./design-of.ts";

/** Wishes for one photo, with all that was marked in it, in its pixels. */
export type PhotoWishes = Omit<Wishes, "areas"> & {
  photo: { width: number; height: number };
  areas: readonly { id: string; path: readonly PhotoPoint[]; description: string }[];
  brush?: readonly BrushStroke[] | undefined;
  references?: readonly (Reference | RulerMark)[] | undefined;
};

/** One state of a design, as it is laid out: its elements are the very same objects as in the state before where they are untouched. */
export type DrawnVersion = {
  elements: readonly DesignElement[];
  plans: { areaId: string | null; plan: DesignPlan }[];
};

/** A document with all that its picture is drawn from, and all that a change of it begins from. */
export type DrawnDocument = DesignDocument & { drawn: DrawnFrom };
export type WholeDocument = DesignDocument & { version: 4; drawn: DrawnFrom & { past: DesignFacts[] } };

/** A document opened for drawing: its versions, oldest first, the last one as it is now. */
export type OpenedDocument = { document: DrawnDocument; now: DrawnVersion; earlier: DrawnVersion[] };

/** What a stored document of each version is enough for; what it is not is read from the words that are kept beside it. */
const ENOUGH_FOR: Record<DesignDocument["version"], { drawing: boolean; changing: boolean }> = {
  1: { drawing: false, changing: false },
  2: { drawing: false, changing: false },
  3: { drawing: true, changing: false },
  4: { drawing: true, changing: true },
};

/** The document of what a person wants of a photo. With it and the seed the photo is enough to draw the picture. */
export function drawnDocument(wishes: PhotoWishes): WholeDocument {
  const { photo, prompt, areas, brush = [], references = [] } = wishes;
  const designed = designOf(wishes);
  return wholeOf(designed, {
    photo: { width: photo.width, height: photo.height },
    said: prompt,
    left: [],
    areas: areas.map(({ id, path, description }) => ({
      ...{ id, path: [...path], said: description },
      means: areaMeaning(description || prompt),
    })),
    brush: [...brush],
    references: [...references],
  });
}

/** A stored document that can be changed by itself; null where the words that are kept beside it are to be read. */
export const wholeDocument = (stored: DesignDocument): WholeDocument | null =>
  ENOUGH_FOR[stored.version]?.changing ? (stored as WholeDocument) : null;

/** A design after more changes: the same document as if all were read from its words anew. */
export function changedDocument(from: WholeDocument, changes: readonly string[]): WholeDocument {
  const {
    drawn: { plans: _, states, versions, past, ...marks },
    ...now
  } = from;
  const history = [...past, now].map(
    (facts, k): DesignDocument => ({ ...facts, version: 2, elements: versions[k]!.map((at) => states[at]!) }),
  );
  const begun = { document: history.at(-1)!, earlier: history.slice(0, -1) };
  const changed = changedDesign(begun, marks.areas, changes);
  return changed ? wholeOf(changed, marks) : from;
}

/** A design as one document. */
function wholeOf(
  { document, plans, earlier }: Designed,
  marks: Omit<DrawnFrom, "plans" | "states" | "versions" | "past">,
): WholeDocument {
  const states: DrawnFrom["states"] = [];
  const indices = new Map<DesignElement["element"], number>();
  const versions = [...earlier, document].map(({ elements }) =>
    elements.map(({ id, element, areaId, said, laid }) => {
      const known = indices.get(element);
      if (known !== undefined) return known;
      indices.set(element, states.length);
      return states.push({ id, element, areaId, said, ...(laid ? { laid } : {}) }) - 1;
    }),
  );
  const past = earlier.map(({ version: _, elements: __, ...facts }): DesignFacts => facts);
  const drawn = {
    ...marks,
    plans: plans.map(({ areaId, plan: { elements, ...plan } }) => ({
      ...plan,
      areaId,
      elements: elements.map((element) => indices.get(element)!),
    })),
    ...{ states, versions, past },
  };
  return { ...document, version: 4, drawn };
}

/** Opens a document for drawing; null for one of versions 1 and 2, whose picture is drawn from the words that are kept beside it. */
export function openDocument(document: DesignDocument): OpenedDocument | null {
  const { drawn } = document;
  if (!drawn || !ENOUGH_FOR[document.version]?.drawing) return null;
  const elementsOf = (version: readonly number[]) => version.map((at) => drawn.states[at]!);
  const elements = elementsOf(drawn.versions.at(-1) ?? []);
  const plans = drawn.plans.map(({ areaId, elements: own, ...plan }) => ({
    areaId,
    plan: { ...plan, elements: own.map((at) => drawn.states[at]!.element) },
  }));
  return {
    document: { ...document, elements, drawn },
    now: { elements, plans },
    earlier: drawn.versions
      .slice(0, -1)
      .map((version) => earlierVersion(elementsOf(version), document, drawn)),
  };
}

/** An earlier state, its plants in the season of the last: only where things stood is asked of it. */
function earlierVersion(
  elements: readonly DesignElement[],
  { season }: DesignDocument,
  { areas }: DrawnFrom,
): DrawnVersion {
  const planOf = (areaId: string | null) => ({
    areaId,
    plan: {
      elements: elements.flatMap((one) => (one.areaId === areaId ? [one.element] : [])),
      ...{ removals: [], keeps: [], notes: [], announced: [] },
      ...(season ? { season } : {}),
    },
  });
  const isFree = areas.length === 0 || elements.some(({ areaId }) => areaId === null);
  return { elements, plans: [...areas.map(({ id }) => planOf(id)), ...(isFree ? [planOf(null)] : [])] };
}
