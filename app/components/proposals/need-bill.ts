import { call } from "#app/lib/api.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";

/** The bill of a saved design, made where there is none yet: an option is priced by it. */
export async function needBill(
  userId: string,
  image: Pick<SavedImage, "id" | "project_id" | "original_image" | "cloudinary_url" | "original_prompt">,
): Promise<Bom> {
  const { bom } = await call("generateBom", {
    body: {
      userId,
      projectId: image.project_id,
      savedImageId: image.id,
      originalImageUrl: image.original_image,
      generatedImageUrl: image.cloudinary_url,
      originalPrompt: image.original_prompt,
    },
  });
  return bom;
}
