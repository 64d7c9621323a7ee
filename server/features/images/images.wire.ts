import type { SavedImage } from "#contract/endpoints/images.ts";
import type { UrlOf } from "#server/files/file-urls.ts";
import type { SavedImageRow } from "./images.store.ts";

export function presentImage(row: SavedImageRow, urlOf: UrlOf): SavedImage {
  const { image, file } = row;
  return {
    id: image.id,
    Id: image.id,
    image_type: image.type,
    cloudinary_url: urlOf(file.key),
    thumbnail_url: urlOf(file.thumbnailKey ?? file.key),
    width: file.width,
    height: file.height,
    original_image: row.originalKey && urlOf(row.originalKey),
    original_image_id: image.originalImageId,
    project_id: image.projectId,
    project_name: row.projectTitle,
    original_prompt: image.prompt,
    edit_history: image.editHistory,
    generation_id: image.generationId,
    viewpoint: image.viewpoint,
    rating: row.rating,
    created_at: image.createdAt.toISOString(),
  };
}
