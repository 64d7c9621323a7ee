import type { BrushStroke } from "../geometry/brush-stroke.ts";
import type { PhotoPoint } from "../geometry/point.ts";
import type { Reference, RulerMark } from "../measure/reference.ts";
import { areaMeaning } from "../plan/area-meaning.ts";
import type { DesignPlan } from "../plan/design-plan.ts";
import type { DesignDocument, DesignElement, DrawnFrom } from "./design-document.ts";
import { type DesignVersion, designOf, type Wishes } from "./design-of.ts";

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

/** A document with all that its picture is drawn from. */
export type DrawnDocument = DesignDocument & { drawn: DrawnFrom };

/** A document opened for drawing: its versions, oldest first, the last one as it is now. */
export type OpenedDocument = { document: DrawnDocument; now: DrawnVersion; earlier: DrawnVersion[] };

/** The document of what a person wants of a photo. With it and the seed the photo is enough to draw the picture. */
export function drawnDocument(wishes: PhotoWishes): DrawnDocument {
  const { prompt, areas, brush = [], references = [] } = wishes;
  const { document, plans, earlier, left } = designOf(wishes);
  const states: DrawnFrom["states"] = [];
  const indices = new Map<DesignElement["element"], number>();
  const versions = [...earlier.map((version) => version.document), document].map(({ elements }) =>
    elements.map(({ id, element, areaId, said }) => {
      const known = indices.get(element);
      if (known !== undefined) return known;
      indices.set(element, states.length);
      return states.push({ id, element, areaId, said }) - 1;
    }),
  );
  const drawn: DrawnFrom = {
    photo: { width: wishes.photo.width, height: wishes.photo.height },
    said: prompt,
    left,
    areas: areas.map(({ id, path, description }) => ({
      ...{ id, path: [...path], said: description },
      means: areaMeaning(description || prompt),
    })),
    brush: [...brush],
    references: [...references],
    plans: plans.map(({ areaId, plan: { elements, ...plan } }) => ({
      ...plan,
      areaId,
      elements: elements.map((element) => indices.get(element)!),
    })),
    states,
    versions,
  };
  return { ...document, version: 3, drawn };
}

/** Opens a document for drawing; null for one of versions 1 and 2, whose picture is drawn from the words that are kept beside it. */
export function openDocument(document: DesignDocument): OpenedDocument | null {
  const { drawn } = document;
  if (!drawn) return null;
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

/**
 * A stored document as the design that it was drawn from: what was asked for, without where it came to stand. Null for one of versions 1
 * and 2, which is read from the words that are kept beside it.
 */
export function designIn(
  stored: DesignDocument,
): (DesignVersion & { areas: readonly { id: string }[] }) | null {
  const opened = openDocument(stored);
  if (!opened) return null;
  const { drawn, ...document } = opened.document;
  return { document: { ...document, version: 2 }, plans: opened.now.plans, areas: drawn.areas };
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
