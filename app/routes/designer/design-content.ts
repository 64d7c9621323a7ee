import type { Photo } from "#app/components/designer/sketch.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { DESCRIPTION_MAX, DESIGN_PHOTOS_MAX } from "#contract/limits.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { askedWords } from "#core/plan/asked-words.ts";
import type { Design, DesignContent } from "./design-state.ts";

type KeptPhoto = DesignContent["state"]["photos"][number];

export const contentOfKept = ({ title, projectId, state }: KeptDesign): DesignContent => ({
  title,
  projectId,
  state,
});

/** Photos that the server does not have yet are left out; they follow when they were sent. */
export const contentOf = (design: Design): DesignContent => ({
  title: design.title,
  projectId: design.projectId,
  state: {
    version: 1,
    photos: design.photos.flatMap((photo) => contentOfPhoto(photo) ?? []).slice(0, DESIGN_PHOTOS_MAX),
    primaryId: design.primaryId,
    description: words(design.description),
    viewpoint: design.viewpoint,
    change: words(design.change),
    ...(design.engine ? { engine: design.engine } : {}),
    view: design.view,
    // The server knows nothing of a picture that this device drew.
    shownId: design.versions.some(({ id, waiting }) => waiting && id === design.shownId)
      ? null
      : design.shownId,
  },
});

/** Half an emoji, as a keyboard leaves it for a moment, is no text that can be sent. */
const words = (text: string): string => text.slice(0, DESCRIPTION_MAX).toWellFormed();

/** A tenth of a photo pixel is finer than any hand. */
const rounded = (value: number) => Math.round(value * 10) / 10;
const roundedPoint = ({ x, y }: PhotoPoint): PhotoPoint => ({ x: rounded(x), y: rounded(y) });

export function contentOfPhoto({ id, name, width, height, place, highlights }: Photo): KeptPhoto | null {
  if (!place) return null;
  return {
    ...{ id, width, height, fileId: place.fileId },
    name: name.slice(0, 255).toWellFormed(),
    areas: highlights.areas.map((area) => ({
      id: area.id,
      path: area.path.map(roundedPoint),
      description: words(area.description),
    })),
    brush: highlights.brush.map(({ mode, radius, path }) => ({
      ...{ mode, radius: rounded(radius) },
      path: path.map(roundedPoint),
    })),
    sizes: highlights.sizes.map((size) => ({
      ...size,
      from: roundedPoint(size.from),
      to: roundedPoint(size.to),
    })),
  };
}

/** What was asked for, as the design is named on screen while it has no title. */
export const askedOf = ({ photos, primaryId, description }: DesignContent["state"]): string =>
  askedWords(description, photos.find(({ id }) => id === primaryId)?.areas ?? []);

/** Something that a person would miss. */
export const isBegun = (design: Pick<Design, "photos" | "description" | "title">): boolean =>
  design.photos.length > 0 || design.description.trim() !== "" || design.title !== null;
