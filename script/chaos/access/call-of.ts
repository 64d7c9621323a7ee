import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/calls.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { type Caller, NOWHERE } from "./world.ts";

const TERMS = {
  region: "US",
  markupKind: "markup",
  markupPercent: 10,
  taxes: [{ name: "Sales tax", percent: 8, on: "materials" }],
  usdToCad: null,
};

const stateWith = (fileId: string) => ({
  version: 1,
  photos: [{ id: "a", name: "yard.jpg", width: 64, height: 48, fileId, areas: [], brush: [], sizes: [] }],
  primaryId: "a",
  description: "a lawn",
  viewpoint: "same",
  change: "",
  view: "photo",
  shownId: null,
});

const proposalOf = (imageId: number) => ({
  title: "Yard",
  options: [{ id: "good", title: "Good", savedImageId: imageId, addOns: [] }],
});

/** Of an offer that is none. */
const SIGNING = {
  offerSha256: "0".repeat(64),
  name: "Dana Fields",
  signature: { kind: "typed", text: "Dana Fields" },
  timeZone: "America/Toronto",
};

/** Calls that end something run after all others, the largest last. */
export const LAST: readonly CallName[] = [
  "declineProposal",
  "putProposal",
  "sendProposal",
  "revokeProposalLink",
  "voidProposal",
  "deleteWebhook",
  "deleteBomItem",
  "deleteBom",
  "revokeShare",
  "cancelGeneration",
  "putDesign",
  "deleteDesignVersion",
  "archiveDesign",
  "restoreDesign",
  "deleteProjectPhoto",
  "archiveProject",
  "restoreProject",
  "deleteImage",
  "deleteProject",
  "testSubscriptionUpdate",
  "removeMember",
  "revokeInvitation",
  "endSession",
  "leaveCompany",
  "logout",
];

export const inOrder = (names: readonly CallName[]): CallName[] => [
  ...names.filter((name) => !LAST.includes(name)),
  ...LAST.filter((name) => names.includes(name)),
];

/** A well-formed call of every endpoint, so that nothing but the right to it decides the answer. */
export async function callOf(name: CallName, caller: Caller): Promise<object> {
  const { things, userId } = caller;
  const { owner, projectId, designId, generationId, imageId, bomId, itemId, shareId } = things;
  const { proposalId, proposalToken } = things;
  const email = `${randomUUID()}@example.com`;
  const password = "Correct-Horse-9";
  switch (name) {
    case "register":
      return { body: { firstName: "Dana", lastName: "Fields", email, password } };
    case "login":
      return { body: { email: owner.email, password: owner.password } };
    case "refresh":
      return { body: { refreshToken: "a".repeat(43) } };
    case "forgotPassword":
      return { body: { email } };
    case "verifyResetToken":
      return { body: { token: "a".repeat(43) } };
    case "resetPassword":
      // A token of its own for each, because tries are counted by token.
      return { body: { token: randomUUID(), newPassword: password, password } };
    case "endSession":
      return { params: { id: things.sessionId } };
    case "googleSignin":
      return { body: { code: "a code" } };
    case "googleOnetapSignin":
      return { body: { token: "a token" } };
    case "createCheckoutSession":
      return { body: { planType: "pro" } };
    case "testSubscriptionUpdate":
      return { body: { planType: "lite", status: "active" } };
    case "searchProjects":
      return { query: { q: "yard" } };
    case "createProject":
      return { body: { title: "Side yard" } };
    case "importProjects":
      return { body: { csv: `Client\n${randomUUID()}`, preview: false } };
    case "putProjectStatus":
      return { params: { id: String(projectId) }, body: { status: "won" } };
    case "mergeProject":
      return { params: { id: String(projectId) }, body: { from: things.otherProjectId } };
    case "getProject":
    case "archiveProject":
    case "restoreProject":
    case "deleteProject":
      return { params: { id: String(projectId) } };
    case "projectPhotos":
      return { params: { id: String(projectId) } };
    case "addProjectPhoto":
      return { params: { id: String(projectId) }, body: { fileId: things.fileId } };
    case "putProjectPhoto":
      return { params: { id: String(projectId), photoId: things.photoId }, body: { caption: "Front" } };
    case "deleteProjectPhoto":
      return { params: { id: String(projectId), photoId: things.photoId } };
    case "updateProject":
      return { params: { id: String(projectId) }, body: { title: "Front yard" } };
    case "putMemberRole":
      return { params: { accountId: things.memberId }, body: { role: "sales" } };
    // With a password that is none: after these two nothing would be theirs for the calls that follow.
    case "handOver":
      return { params: { accountId: things.memberId }, body: { password: "Not-My-Password-1" } };
    case "deleteAccount":
      return { body: { password: "Not-My-Password-1" } };
    case "removeMember":
      return { params: { accountId: things.memberId } };
    case "invite":
      return { body: { email, role: "designer" } };
    case "resendInvitation":
    case "revokeInvitation":
      return { params: { id: things.invitationId } };
    case "switchCompany":
      return { body: { companyId: randomUUID() } };
    case "readInvitation":
    case "acceptInvitation":
      return { body: { token: randomUUID() } };
    case "putCompany":
      return { body: { name: "Fields Landscaping" } };
    case "putCompanyLogo":
      return { form: { image: await photoFile() } };
    case "stageUpload":
      return { body: { bytes: 9 } };
    case "uploadOriginal":
      return { form: { image: await photoFile() } };
    case "autoSave":
      return { body: { imageUrl: things.resultUrl, projectId, prompt: "a lawn" } };
    case "listImages":
      return { query: { projectId: String(projectId) } };
    case "deleteImage":
      return { params: { id: String(imageId) } };
    case "createGeneration":
      return { form: { image: await photoFile(), prompt: "a lawn", projectId: String(projectId) } };
    case "getGeneration":
    case "generationElements":
    case "generationEvents":
    case "cancelGeneration":
      return { params: { id: generationId } };
    case "createDesign":
      return { body: { id: randomUUID(), title: "Yard", projectId, state: stateWith(things.fileId) } };
    case "openImage":
      return { body: { imageId } };
    case "getDesign":
    case "archiveDesign":
    case "restoreDesign":
      return { params: { id: designId } };
    case "moveDesign":
      return { params: { id: designId }, body: { projectId } };
    // Told once: who listens longer hears of changes only.
    case "designEvents":
      return { params: { id: designId }, query: { seconds: "0" } };
    case "putDesign":
      return {
        params: { id: designId },
        body: { revision: 1, title: "Yard", projectId, state: stateWith(things.fileId) },
      };
    case "changeDesign":
      return { params: { id: designId }, body: { revision: 1, text: "add a birch" } };
    case "duplicateDesign":
      return { params: { id: designId }, body: { id: randomUUID() } };
    case "putDesignVersion":
      return { params: { id: designId, versionId: generationId }, body: { name: "Cedar", starred: true } };
    case "deleteDesignVersion":
      return { params: { id: designId, versionId: generationId } };
    case "checkExistingBom":
      return { query: { userId, savedImageId: imageId } };
    case "generateBom":
      return { body: { userId, savedImageId: imageId } };
    case "listBoms":
      return { params: { userId: owner.user.id }, query: {} };
    case "getBom":
      return { params: { id: bomId }, query: { userId } };
    case "exportBom":
      return { params: { id: bomId }, query: { format: "csv" } };
    case "updateBomItem":
      return { params: { id: bomId, itemId }, body: { userId, updates: { notes: "checked" } } };
    case "addBomItem":
      return {
        params: { id: bomId },
        body: { userId, newItem: { category: "supplies", name: "Sand", quantity: 1, unit: "ton" } },
      };
    case "deleteBomItem":
      return { params: { id: bomId, itemId }, query: { userId } };
    case "deleteBom":
      return { params: { id: bomId }, query: { userId } };
    case "createShare":
      return { body: { savedImageId: imageId } };
    case "getSharedDesign":
    case "revokeShare":
      return { params: { shareId } };
    case "downloadPriceBook":
      return { query: { of: "own" } };
    case "putPriceBook":
      return { body: { csv: "id,name,unit,typical\n" } };
    case "putEngineSettings":
      return { body: { monthLimitUsd: 10, guided: false } };
    case "putEngineKey":
      return { params: { engine: "openai" }, body: { key: "sk-key-of-nobody" } };
    case "deleteEngineKey":
    case "probeEngine":
      return { params: { engine: "openai" } };
    case "putPriceTerms":
      return { body: TERMS };
    case "putBomTerms":
      return { params: { id: bomId }, body: { userId, terms: TERMS } };
    case "proposeOptions":
      return { params: { generationId } };
    case "createProposal":
      return { body: { id: randomUUID(), projectId, ...proposalOf(imageId) } };
    case "getProposal":
    case "deleteProposal":
    case "revokeProposalLink":
    case "finishProposal":
    case "voidProposal":
      return { params: { id: proposalId } };
    case "proposalRecord":
      return { params: { id: proposalId }, query: { format: "json" } };
    // Sent once before, which was a revision of its own.
    case "putProposal":
      return { params: { id: proposalId }, body: { revision: 2, ...proposalOf(imageId) } };
    case "sendProposal":
      return { params: { id: proposalId }, body: { revision: 3, clientEmail: email } };
    case "answerPin":
      return { params: { id: proposalId, pinId: things.pinId }, body: { text: "A lawn." } };
    case "countersignProposal":
      return { params: { id: proposalId }, body: SIGNING };
    case "markDeposit":
      return { params: { id: proposalId }, body: { method: "cheque", cents: 100, on: "2026-11-22" } };
    case "createChangeOrder":
      return {
        params: { id: proposalId },
        body: { id: randomUUID(), option: proposalOf(imageId).options[0], reason: "More lawn", days: 1 },
      };
    case "refundDeposit":
      return { params: { id: proposalId } };
    case "createWebhook":
      return { body: { url: NOWHERE } };
    case "deleteWebhook":
    case "listDeliveries":
      return { params: { id: things.webhookId } };
    case "replayDelivery":
      return { params: { id: things.webhookId, deliveryId: things.deliveryId } };
    case "payDeposit":
    case "openProposal":
    case "proposalOpened":
    case "askSigningCode":
      return { params: { token: proposalToken } };
    case "chooseOption":
      return { params: { token: proposalToken }, body: { revision: 2, optionId: "good", addOnIds: [] } };
    case "addPin":
      return {
        params: { token: proposalToken },
        body: { optionId: "good", x: 0.5, y: 0.5, text: "What is this?" },
      };
    case "signProposal":
      return { params: { token: proposalToken }, body: { ...SIGNING, code: "123456", consents: true } };
    case "declineProposal":
      return { params: { token: things.declinedToken }, body: { reason: "Too dear" } };
    case "clientRecord":
      return { params: { token: proposalToken }, query: { format: "json" } };
    case "submitReview":
      return { body: { saved_image_id: imageId, rating: "good" } };
    case "demoEvent":
      return { body: { sessionId: `demo_${randomUUID()}`, eventType: "page_load" } };
    default:
      return {};
  }
}
