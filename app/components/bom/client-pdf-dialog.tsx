import { useState } from "react";
import { PriceDetailChoice } from "#app/components/share/price-detail-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { PriceDetail } from "#core/bom/client-bom.ts";

/** Asks what the client's PDF shows before it is made. */
export function ClientPdfDialog({
  onDownload,
  onClose,
}: {
  onDownload(prices: PriceDetail): void;
  onClose(): void;
}) {
  const [prices, setPrices] = useState<PriceDetail>("none");
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="PDF for your client"
      footer={
        <Button
          onClick={() => {
            onDownload(prices);
            onClose();
          }}
        >
          Download PDF
        </Button>
      }
    >
      <PriceDetailChoice legend="Prices that your client sees" chosen={prices} onChoose={setPrices} />
    </Dialog>
  );
}
