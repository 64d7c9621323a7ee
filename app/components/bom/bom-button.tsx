import { ClipboardList } from "lucide-react";
import { Suspense } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import type { BomShown } from "./bom-dialog.tsx";
import { COUNTING_BOM } from "./bom-words.ts";
import { useBomEditor } from "./use-bom-editor.ts";
import { type BomDesign, type BomFlow, useBomFlow } from "./use-bom-flow.ts";

// Loaded when somebody first asks for a bill.
const BomDialog = latePart(() =>
  import("./bom-dialog.tsx").then((module) => ({ default: module.BomDialog })),
);

/** 'View BOM' where the design has a bill, 'Generate BOM' where it has none yet; both open it over the page. */
export function BomButton({ api, userId, design }: { api: Api; userId: string; design: BomDesign }) {
  const { flow, exists, start, countAgain, show, close } = useBomFlow(api, userId, design);
  const bom = flow.step === "open" ? flow.bom : null;
  const editor = useBomEditor(api, userId, bom, show);
  const shown = shownOf(flow);
  const { originalImageUrl: before, generatedImageUrl: after } = design;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="flex-1 px-4 whitespace-nowrap"
        busy={shown?.status === "working"}
        busyLabel={flow.step === "generating" ? "Generating BOM..." : "Checking..."}
        onClick={() => void start()}
      >
        <ClipboardList aria-hidden className="size-5" />
        {exists ? "View BOM" : "Generate BOM"}
      </Button>
      {shown ? (
        <Suspense fallback={null}>
          <BomDialog
            shown={shown}
            pictures={before && after ? { before, after } : null}
            editor={editor}
            onClose={close}
            onRetry={() => void start()}
            onCountAgain={bom ? () => void countAgain() : undefined}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function shownOf(flow: BomFlow): BomShown | null {
  switch (flow.step) {
    case "none":
      return null;
    case "checking":
      return { status: "working", words: "Checking for an existing bill of materials..." };
    case "loading":
      return { status: "working", words: "Loading the bill of materials..." };
    case "generating":
      return { status: "working", words: COUNTING_BOM };
    case "failed":
      return { status: "failed", message: flow.message };
    case "open":
      return { status: "ready", bom: flow.bom };
  }
}
