import type { SharedDesign, sharingEndpoints } from "#contract/endpoints/sharing.ts";
import type { Handlers } from "#server/http/api.ts";
import type { SharedDesignRow } from "./sharing.store.ts";
import { createShare, requireSharedDesign, revokeShare, type SharingDeps } from "./sharing.ts";

const present = (deps: SharingDeps, shareId: string, row: SharedDesignRow): SharedDesign => ({
  originalImage: row.originalKey && deps.urls.sharedUrlOf(row.originalKey, shareId),
  generatedImage: deps.urls.sharedUrlOf(row.file.key, shareId),
  width: row.file.width,
  height: row.file.height,
  originalPrompt: row.image.prompt,
  projectTitle: row.projectTitle,
  createdAt: row.image.createdAt.toISOString(),
  editHistory: row.image.editHistory,
  viewpoint: row.image.viewpoint,
  ...(row.bomId ? { bomId: row.bomId } : {}),
});

export const sharingRoutes = (deps: SharingDeps): Handlers<typeof sharingEndpoints> => ({
  createShare: async ({ body }, { actor }) => {
    const { id, prices } = await createShare(deps, actor, body);
    return { data: { shareUrl: `${deps.publicUrl}/shared/${id}`, shareId: id, prices } };
  },
  getSharedDesign: async ({ params }) => ({
    data: present(deps, params.shareId, await requireSharedDesign(deps, params.shareId)),
  }),
  revokeShare: async ({ params }, { actor }) => {
    await revokeShare(deps, actor, params.shareId);
    return {};
  },
});
