import { Plus, Printer, Sheet } from "lucide-react";
import { useCallback, useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { AddItemDialog } from "./add-item-dialog.tsx";
import { BomBill } from "./bom-bill.tsx";
import { BomMenu, downloadBom } from "./bom-menu.tsx";
import { type BomPictures, BomPrint } from "./bom-print.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import type { BomEditor } from "./use-bom-editor.ts";

/** What the dialog shows: work under way, why there is no bill, or the bill. */
export type BomShown =
  | { status: "working"; words: string }
  | { status: "failed"; message: string }
  | { status: "ready"; bom: Bom };

/**
 * The bill of materials over the page. Without an editor, or when the bill says that it is not editable, it is to look at
 * only: shared designs show it so.
 */
export function BomDialog({
  shown,
  pictures,
  editor = null,
  onClose,
  onRetry,
  onCountAgain,
}: {
  shown: BomShown;
  /** Both sides, for the printed page; null = printed without them. */
  pictures: BomPictures | null;
  editor?: BomEditor | null;
  onClose(): void;
  onRetry?: (() => void) | undefined;
  onCountAgain?: (() => void) | undefined;
}) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const [over, setOver] = useState<"add" | "prices" | null>(null);
  const [printing, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const bom = shown.status === "ready" ? shown.bom : null;
  const usable = bom?.editable ? editor : null;

  /** Escape closes what was opened last. */
  function close() {
    if (over) setOver(null);
    else if (editingId) setEditingId(null);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title="Bill of materials"
      {...(bom ? { description: `${formatDate(bom.updatedAt)} · ${bom.title}` } : {})}
      size="lg"
      footer={
        bom ? (
          <div className="flex w-full gap-2 sm:justify-end">
            {usable ? (
              <Button
                className="order-last flex-1 px-3 whitespace-nowrap sm:flex-none"
                onClick={() => setOver("add")}
              >
                <Plus aria-hidden className="size-5" />
                Add item
              </Button>
            ) : null}
            <Button
              variant="secondary"
              className="flex-1 px-3 sm:flex-none"
              busy={printing}
              onClick={() => setPrinting(true)}
            >
              {printing ? null : <Printer aria-hidden className="size-5" />}
              Print
            </Button>
            {usable ? (
              <Button
                variant="secondary"
                className="px-3 max-sm:hidden"
                onClick={() => void downloadBom(bom, usable, "csv")}
              >
                <Sheet aria-hidden className="size-5" />
                Export CSV
              </Button>
            ) : null}
            {usable ? (
              <BomMenu
                bom={bom}
                editor={usable}
                onPrices={() => setOver("prices")}
                onCountAgain={onCountAgain}
              />
            ) : null}
          </div>
        ) : undefined
      }
    >
      {shown.status === "working" ? <Working words={shown.words} /> : null}
      {shown.status === "failed" ? (
        <Banner
          tone="error"
          action={
            onRetry ? (
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {shown.message}
        </Banner>
      ) : null}
      {bom ? <BomBill bom={bom} editor={usable} editingId={editingId} onEditing={setEditingId} /> : null}
      {bom && usable && over === "add" ? (
        <AddItemDialog editor={usable} currency={bom.currency} onClose={() => setOver(null)} />
      ) : null}
      {bom?.terms && usable && over === "prices" ? (
        <PricesDialog terms={bom.terms} editor={usable} onClose={() => setOver(null)} />
      ) : null}
      {bom ? <BomPrint bom={bom} pictures={pictures} asked={printing} onPrinted={onPrinted} /> : null}
    </Dialog>
  );
}

/** The bill's own outline while it is made. */
const Working = ({ words }: { words: string }) => (
  <div aria-busy="true" className="space-y-5">
    <p role="status" className="text-ink-soft">
      {words}
    </p>
    <div className="grid grid-cols-3 gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-32 w-full" />
    ))}
  </div>
);
