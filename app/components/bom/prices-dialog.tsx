import { Download, Upload } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call, request } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { counted } from "#app/lib/format.ts";
import { readText } from "#app/lib/read-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import { PRICE_BOOK_MAX_CHARS } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { pricesUnused } from "#contract/price-messages.ts";
import { PriceTermsForm } from "./price-terms-form.tsx";
import type { BomEditor } from "./use-bom-editor.ts";

type RowFault = { row: number; message: string };

/** The company's own prices, and the terms of the bill that is open; both apply to it at once, and what was edited stays. */
export function PricesDialog({
  terms,
  editor,
  onClose,
}: {
  terms: PriceTerms;
  editor: BomEditor;
  onClose(): void;
}) {
  const load = useCallback((signal: AbortSignal) => call("getPriceBook", {}, { signal }), []);
  const book = useAnswer(load);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Prices"
      description="They apply to this bill at once. What you edited in it stays."
    >
      {book.data ? (
        <div className="space-y-8">
          <OwnPrices
            count={book.data.data.ownPrices}
            onChanged={async () => {
              book.reload();
              await editor.setTerms(terms);
            }}
          />
          <PriceTermsForm terms={terms} editor={editor} />
        </div>
      ) : book.status === "failed" ? (
        <Banner tone="error">{sentenceOf(book.error, MESSAGES.priceBookFailed)}</Banner>
      ) : (
        <div aria-busy="true" className="space-y-4">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </Dialog>
  );
}

function OwnPrices({ count, onChanged }: { count: number; onChanged(): Promise<void> }) {
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<RowFault[]>([]);
  const [unused, setUnused] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const upload = async (file: File) => {
    setBusy(true);
    setFaults([]);
    setUnused([]);
    setFailure(null);
    try {
      const csv = await readText(file);
      if (csv.length > PRICE_BOOK_MAX_CHARS) return setFailure(MESSAGES.priceBookTooLarge);
      const answer = await call("putPriceBook", { body: { csv } });
      setFaults(answer.faults);
      if (answer.faults.length > 0) return;
      setUnused(answer.unused);
      toast(MESSAGES.priceBookSaved);
      await onChanged();
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.priceBookUnreadable));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="own-prices" className="space-y-3">
      <h3 id="own-prices" className="text-base">
        Your own prices
      </h3>
      <p className="text-sm text-ink-soft">
        {count > 0
          ? `${counted(count, "price")} of yours stand above the catalog.${may("putPriceBook") ? " A new file replaces them all." : ""}`
          : may("putPriceBook")
            ? "Download the catalog, change what you pay, keep those rows and upload them. They stand above ours."
            : "There are none yet."}
        {may("putPriceBook") ? null : " The owner of the company uploads them."}
      </p>
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      {faults.length > 0 ? <FaultList faults={faults} /> : null}
      {unused.length > 0 ? <Banner tone="notice">{pricesUnused(unused)}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {may("putPriceBook") ? (
          <>
            <Button
              variant="secondary"
              busy={busy}
              busyLabel="Reading..."
              onClick={() => input.current?.click()}
            >
              <Upload aria-hidden className="size-5" />
              Upload CSV
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              aria-label="Price book as CSV"
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after it was mended.
                target.value = "";
                if (file) void upload(file);
              }}
            />
          </>
        ) : null}
        {count > 0 ? (
          <Button variant="secondary" onClick={() => void download("own")}>
            <Download aria-hidden className="size-5" />
            My prices
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void download("catalogue")}>
          <Download aria-hidden className="size-5" />
          Catalog
        </Button>
      </div>
    </section>
  );
}

const FaultList = ({ faults }: { faults: RowFault[] }) => (
  <Banner tone="error">
    <p>Nothing was imported. Please mend these rows and upload the file again.</p>
    <ul className="mt-2 max-h-48 space-y-1 overflow-y-auto">
      {faults.map(({ row, message }) => (
        <li key={`${row} ${message}`}>
          Row {row}: {message}
        </li>
      ))}
    </ul>
  </Banner>
);

async function download(of: "own" | "catalogue"): Promise<void> {
  try {
    const answer = await request(`/price-book/file?of=${of}`);
    if (!answer.ok) throw new Error(`the price book answered ${answer.status}`);
    saveFile(await answer.blob(), `prices_${of}.csv`);
  } catch {
    toast(MESSAGES.priceBookFailed, "error");
  }
}
