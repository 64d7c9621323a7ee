import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { loadBomFailed, MESSAGES } from "#contract/messages.ts";

/** The design whose bill it is. */
export type BomDesign = {
  /** Null until the design is saved. */
  savedImageId: number | null;
  projectId: number | null;
  originalImageUrl: string | null;
  generatedImageUrl: string | null;
  prompt: string;
};

export type BomFlow =
  | { step: "none" }
  | { step: "checking" }
  | { step: "loading" }
  | { step: "generating" }
  | { step: "failed"; message: string }
  | { step: "open"; bom: Bom };

/** From the button to the bill: an existing one is loaded, otherwise it is generated; who may not is led to the plans. */
export function useBomFlow(api: Api, userId: string, design: BomDesign) {
  const [flow, setFlow] = useState<BomFlow>({ step: "none" });
  const { savedImageId } = design;
  const [found, setFound] = useState<{ savedImageId: number; bomId: string | null } | null>(null);
  const navigate = useNavigate();
  const known = found?.savedImageId === savedImageId ? found : null;

  useEffect(() => {
    if (savedImageId === null) return;
    const leaving = new AbortController();
    checkExisting(api, userId, savedImageId, leaving.signal).then(
      (bomId) => setFound({ savedImageId, bomId }),
      // The button still works: generating answers the existing one, too.
      () => undefined,
    );
    return () => leaving.abort();
  }, [api, userId, savedImageId]);

  /** An edited bill in place of the one that is open. */
  const show = useCallback(
    (bom: Bom) => setFlow((before) => (before.step === "open" ? { step: "open", bom } : before)),
    [],
  );

  /** Each start and each close is a turn of its own: what an earlier turn brings is not shown any more. */
  const turn = useRef(0);
  const showingTurn = () => {
    const mine = turn.current;
    return (next: BomFlow) => {
      if (turn.current === mine) setFlow(next);
    };
  };

  const load = async (bomId: string) => {
    const say = showingTurn();
    say({ step: "loading" });
    try {
      const { bom } = await api.call("getBom", { params: { id: bomId }, query: { userId } });
      say({ step: "open", bom });
    } catch (error) {
      say({ step: "failed", message: loadBomFailed(sentenceOf(error, MESSAGES.unexpected)) });
    }
  };

  const generate = async (imageId: number, again = false) => {
    const say = showingTurn();
    say({ step: "generating" });
    try {
      const { bom, bomId } = await api.call("generateBom", {
        body: {
          userId,
          projectId: design.projectId,
          savedImageId: imageId,
          originalImageUrl: design.originalImageUrl,
          generatedImageUrl: design.generatedImageUrl,
          originalPrompt: design.prompt,
          ...(again ? { again } : {}),
        },
      });
      setFound({ savedImageId: imageId, bomId });
      say({ step: "open", bom });
    } catch (error) {
      if (error instanceof ApiError && error.code === "subscription_required") {
        say({ step: "none" });
        toast(error.message, "error");
        return void navigate("/subscription");
      }
      say({ step: "failed", message: sentenceOf(error, MESSAGES.bomFailed) });
    }
  };

  const start = async () => {
    turn.current++;
    const obstacle = bomObstacle(design);
    if (obstacle || savedImageId === null)
      return setFlow({ step: "failed", message: obstacle ?? MESSAGES.bomUrlsMissing });
    if (known?.bomId) return load(known.bomId);
    const mine = turn.current;
    setFlow({ step: "checking" });
    const bomId = await checkExisting(api, userId, savedImageId).catch(() => null);
    if (turn.current !== mine) return;
    return bomId ? load(bomId) : generate(savedImageId);
  };

  /** The design is counted anew, at the prices of today; what the person edited in its bill stays. */
  const countAgain = async () => {
    if (savedImageId !== null) await generate(savedImageId, true);
  };

  const close = () => {
    turn.current++;
    setFlow({ step: "none" });
  };

  return {
    flow,
    exists: Boolean(known?.bomId),
    start,
    countAgain,
    show,
    close,
  };
}

async function checkExisting(api: Api, userId: string, savedImageId: number, signal?: AbortSignal) {
  const query = { userId, savedImageId };
  const { exists, bom } = await api.call("checkExistingBom", { query }, signal ? { signal } : {});
  return exists && bom ? bom.Id : null;
}

/** Why there can be no bill yet; null = there can. */
export function bomObstacle({ originalImageUrl, generatedImageUrl, savedImageId }: BomDesign): string | null {
  if (!originalImageUrl && !generatedImageUrl) return MESSAGES.bomUrlsMissing;
  if (!originalImageUrl || !generatedImageUrl) return MESSAGES.bomImagesRequired;
  return savedImageId === null ? MESSAGES.bomUrlsMissing : null;
}
