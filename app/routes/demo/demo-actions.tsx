import { Pencil, ReceiptText } from "lucide-react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { bomNeedsPlan } from "#contract/plan-messages.ts";

/** What a visitor asks for that needs an account. */
export type DemoAction = "generate" | "edit" | "bom";

/** Changes and the bill come after the picture; here they show what an account brings. */
export const MoreWithAccount = ({ onAction }: { onAction(action: DemoAction): void }) => (
  <div>
    <p className="mb-2 text-ink-soft text-sm">
      With a free account you get the full picture and change it in words. {bomNeedsPlan()}
    </p>
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant="secondary"
        className="min-h-12 whitespace-nowrap px-2"
        onClick={() => onAction("edit")}
      >
        <Pencil aria-hidden className="size-5 max-sm:hidden" />
        Make Changes
      </Button>
      <Button variant="secondary" className="min-h-12 whitespace-nowrap px-2" onClick={() => onAction("bom")}>
        <ReceiptText aria-hidden className="size-5 max-sm:hidden" />
        Generate BOM
      </Button>
    </div>
  </div>
);

/** The one main action, always within the thumb's reach, as in the designer. */
export const GenerateBar = ({
  obstacle,
  failure,
  onDismiss,
  onGenerate,
}: {
  /** What the sketch lacks; null = it can be generated. */
  obstacle: string | null;
  failure: string | null;
  onDismiss(): void;
  onGenerate(): void;
}) => (
  <div className="fixed inset-x-0 bottom-0 z-20 space-y-3 border-line border-t bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:sticky lg:-mx-1 lg:px-1 lg:pb-6">
    {failure ? (
      <Banner tone="error" onDismiss={onDismiss}>
        {failure}
      </Banner>
    ) : null}
    {obstacle ? (
      <p id="generate-obstacle" className="text-ink-soft text-sm">
        {obstacle}
      </p>
    ) : null}
    <Button
      className="min-h-12 w-full"
      disabled={obstacle !== null}
      aria-describedby={obstacle ? "generate-obstacle" : undefined}
      onClick={onGenerate}
    >
      Generate
    </Button>
  </div>
);
