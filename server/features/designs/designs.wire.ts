import type { Generation } from "#contract/endpoints/generations.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import type { Measure } from "#server/adapters/image-model/image-model.ts";
import type { UrlOf } from "#server/files/file-urls.ts";
import type { ShownGeneration } from "./generations.store.ts";

const presentMeasure = (measure: Measure): Generation["measured"][number] => ({
  annotationId: measure.areaId,
  areaSqFt: squareMetersToSquareFeet(measure.areaM2),
  perimeterFt: metersToFeet(measure.perimeterM),
  band: measure.band,
  basis: measure.basis,
});

export function presentGeneration(shown: ShownGeneration, urlOf: UrlOf): Generation {
  const row = shown.generation;
  return {
    id: row.id,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    engine: row.engine,
    model: row.model,
    imageUrl: shown.resultKey && urlOf(shown.resultKey),
    thumbnailUrl: shown.resultThumbnailKey && urlOf(shown.resultThumbnailKey),
    originalImageUrl: urlOf(shown.photoKey),
    savedImageId: shown.savedImageId,
    projectId: row.projectId,
    designVersionId: shown.isVersion ? row.id : null,
    width: row.width,
    height: row.height,
    preservation: row.preservation,
    plan: row.plan && { elements: row.plan.elements, notes: row.plan.notes },
    measured: row.measured.map(presentMeasure),
    costUsd: row.costMicroUsd === null ? null : row.costMicroUsd / 1e6,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
