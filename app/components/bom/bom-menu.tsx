import { Coins, EllipsisVertical, FileSpreadsheet, FileText, RotateCcw, Sheet } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { saveFile } from "#app/lib/save-file.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { MESSAGES } from "#contract/messages.ts";
import { bomFileName } from "#core/bom/bom-csv.ts";
import { ClientPdfDialog } from "./client-pdf-dialog.tsx";
import type { BomEditor } from "./use-bom-editor.ts";

type Paper = "csv" | "xlsx" | "pdf";

/** What is done with a bill less often: other files, own prices, counting anew. */
export function BomMenu({
  bom,
  editor,
  onPrices,
  onCountAgain,
}: {
  bom: Bom;
  editor: BomEditor;
  onPrices(): void;
  onCountAgain?: (() => void) | undefined;
}) {
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const download = (format: Paper, prices?: Bom["prices"]) => void downloadBom(bom, editor, format, prices);
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" aria-label="More" className="px-3">
            <EllipsisVertical aria-hidden className="size-5" />
          </Button>
        }
      >
        <MenuItem icon={Sheet} onSelect={() => download("csv")}>
          Export CSV
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onSelect={() => download("xlsx")}>
          Download Excel
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => download("pdf", "cost")}>
          PDF with costs
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => setChoosing(true)}>
          PDF for your client
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Coins} onSelect={onPrices}>
          Prices
        </MenuItem>
        {onCountAgain ? (
          <MenuItem icon={RotateCcw} onSelect={() => setAsking(true)}>
            Count again
          </MenuItem>
        ) : null}
      </Menu>
      {choosing ? (
        <ClientPdfDialog
          onDownload={(prices) => download("pdf", prices)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Count again"
        description="The design is counted and priced anew. What you entered, added or deleted stays."
        confirmLabel="Count again"
        onConfirm={() => {
          setAsking(false);
          onCountAgain?.();
        }}
      />
    </>
  );
}

/** The same name whichever way it is saved: BOM_{title}_{date}. */
export async function downloadBom(
  bom: Bom,
  editor: BomEditor,
  format: Paper,
  prices?: Bom["prices"],
): Promise<void> {
  try {
    saveFile(
      await editor.download(format, prices),
      bomFileName(bom.title, bom.updatedAt.slice(0, 10), format),
    );
  } catch {
    toast(MESSAGES.bomExportFailed, "error");
  }
}
