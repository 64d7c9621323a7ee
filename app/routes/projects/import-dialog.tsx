import { CircleAlert, Upload } from "lucide-react";
import { useId, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { counted } from "#app/lib/format.ts";
import { readText } from "#app/lib/read-text.ts";
import type { ImportedRow } from "#contract/endpoints/projects.ts";
import { IMPORT_MAX_CHARS, IMPORT_ROWS_MAX } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";

type Preview = { csv: string } & ReplyOf<"importProjects">["data"];
type ImportDialogProps = { onClose(): void; onImported(): void };

/** Good rows shown of a long file; those with faults are all shown. */
const SHOWN = 50;

/** Starts a project for each client of a CSV file: what the file says is shown before anything is written. */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const fileId = useId();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function working(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error, PROJECT_MESSAGES.csvUnreadable));
    } finally {
      setBusy(false);
    }
  }
  const look = (file: File) =>
    working(async () => {
      setPreview(null);
      if (file.size > IMPORT_MAX_CHARS) return setFailure(PROJECT_MESSAGES.csvTooLarge);
      const csv = await readText(file);
      setPreview({ csv, ...(await call("importProjects", { body: { csv, preview: true } })).data });
    });
  const take = ({ csv }: Preview) =>
    working(async () => {
      const { data } = await call("importProjects", { body: { csv, preview: false } });
      toast(`${counted(data.taken, "client")} imported`);
      onImported();
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Import clients"
      description={`A CSV file of your address book or of another program, with at most ${IMPORT_ROWS_MAX} rows. Each row becomes a project.`}
      size={preview ? "lg" : "md"}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {preview ? (
            <Button
              disabled={preview.taken === 0}
              busy={busy}
              busyLabel="Importing..."
              onClick={() => void take(preview)}
            >
              Import {counted(preview.taken, "client")}
            </Button>
          ) : null}
        </>
      }
    >
      <FormFailure sentence={failure} />
      <label
        htmlFor={fileId}
        className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong/50 border-dashed px-4 py-3 font-semibold focus-within:outline-2 hover:bg-sunken"
      >
        <Upload aria-hidden className="size-5" />
        {preview ? "Choose another file" : "Choose a CSV file"}
        <input
          id={fileId}
          type="file"
          accept=".csv,text/csv"
          disabled={busy}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file, mended, is a choice as well.
            event.target.value = "";
            if (file) void look(file);
          }}
        />
      </label>
      {preview ? (
        <PreviewTable preview={preview} />
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          Its first row names the columns, such as Client, Email, Phone, Address, Tags, Status and Notes.
          Columns with other names are kept in the notes.
        </p>
      )}
    </Dialog>
  );
}

function PreviewTable({ preview: { rows, taken, noted } }: { preview: Preview }) {
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const known = rows.filter((row) => row.known);
  const good = rows.filter((row) => !row.known && row.faults.length === 0);
  return (
    <>
      <ul className="mt-4 list-disc space-y-1 ps-5 text-sm">
        <li>{counted(taken, "client")} can be imported.</li>
        {known.length > 0 ? <li>{counted(known.length, "row")} left out: there already.</li> : null}
        {faulty.length > 0 ? (
          <li className="text-danger-ink">
            {counted(faulty.length, "row")} left out because of faults. Correct the file and import it again:
            clients who are there already are not added twice.
          </li>
        ) : null}
        {noted.length > 0 ? <li>Kept in the notes: {noted.join(", ")}.</li> : null}
      </ul>
      <table className="mt-4 w-full text-start text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th className="py-2 pe-3 text-start font-semibold">Row</th>
            <th className="py-2 pe-3 text-start font-semibold">Client</th>
            <th className="py-2 pe-3 text-start font-semibold max-sm:hidden">Address</th>
            <th className="py-2 text-start font-semibold">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {[...faulty, ...good.slice(0, SHOWN), ...known.slice(0, SHOWN)].map((row) => (
            <PreviewRow key={row.row} row={row} />
          ))}
        </tbody>
      </table>
      {good.length > SHOWN ? (
        <p className="mt-2 text-sm text-ink-soft">And {counted(good.length - SHOWN, "more row")}.</p>
      ) : null}
    </>
  );
}

const PreviewRow = ({ row }: { row: ImportedRow }) => (
  <tr className="border-line border-t align-top">
    <td className="figures py-2 pe-3">{row.row}</td>
    <td className="py-2 pe-3 [overflow-wrap:anywhere]">{row.clientName ?? row.title}</td>
    <td className="py-2 pe-3 [overflow-wrap:anywhere] max-sm:hidden">{row.siteAddress}</td>
    <td className="py-2">
      {row.faults.map((fault) => (
        <span key={fault} className="flex gap-1.5 text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </span>
      ))}
      {row.known ? <Badge>There already</Badge> : null}
      {row.faults.length === 0 && !row.known ? <Badge tone="brand">New</Badge> : null}
    </td>
  </tr>
);
