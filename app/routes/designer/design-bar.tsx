import { Check, CloudOff, EllipsisVertical, LoaderCircle, TriangleAlert } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { primaryPhoto } from "#app/components/designer/sketch.ts";
import { lazyMenu } from "#app/components/ui/lazy-menu.tsx";
import type { Api } from "#app/lib/api-type.ts";
import { latePart } from "#app/lib/late-part.ts";
import { askedWords } from "#core/plan/asked-words.ts";
import type { KeepStatus } from "./design-keeper.ts";
import type { Design } from "./design-state.ts";

const DesignMenu = lazyMenu(() => import("./design-menu-items.tsx"));
// Dialogs come when somebody first asks for one.
const RenameDialog = latePart(() => import("./rename-dialog.tsx"));
const DesignsDialog = latePart(() => import("./designs-dialog.tsx"));

/** Which design this is, whether it is saved, and what else can be done with it. */
export function DesignBar({
  design,
  status,
  api,
  keepNow,
  onTitle,
}: {
  design: Design;
  /** Null while there is nothing to save. */
  status: KeepStatus | null;
  api: Api;
  keepNow(): Promise<string | null>;
  onTitle(title: string | null): void;
}) {
  const [open, setOpen] = useState<"rename" | "designs" | null>(null);
  const name = nameOf(design);
  const close = () => setOpen(null);
  return (
    <div className="flex min-h-12 items-center gap-2">
      <p className="min-w-0 flex-1 truncate font-semibold" title={name}>
        {name}
      </p>
      <SavingSign status={status} />
      <DesignMenu
        trigger={<Trigger />}
        api={api}
        isBegun={status !== null}
        projectId={design.projectId}
        keepNow={keepNow}
        onOpen={setOpen}
      />
      <Suspense fallback={null}>
        {open === "rename" ? (
          <RenameDialog
            title="Rename design"
            name={design.title ?? ""}
            placeholder={name}
            onClose={close}
            onName={onTitle}
          />
        ) : null}
        {open === "designs" ? <DesignsDialog api={api} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

const NAME_MAX = 60;

function nameOf(design: Design): string {
  const photo = primaryPhoto(design);
  const asked = askedWords(design.description, photo?.highlights.areas ?? []);
  const name = design.title?.trim() || asked || photo?.name.trim() || "New design";
  return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX).replace(/[\s,;:]+\S*$/, "")}…`;
}

const Trigger = (button: ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    aria-label="Design menu"
    className="-me-2 flex size-12 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <EllipsisVertical aria-hidden className="size-5" />
  </button>
);

const SIGNS = {
  saved: { icon: Check, words: "Saved", look: "text-ink-soft" },
  saving: { icon: LoaderCircle, words: "Saving", look: "text-ink-soft" },
  offline: { icon: CloudOff, words: "Offline", look: "text-notice-ink" },
  refused: { icon: TriangleAlert, words: "Not saved", look: "text-danger-ink" },
} satisfies Record<KeepStatus["kind"], unknown>;

const SENTENCES: Partial<Record<KeepStatus["kind"], string>> = {
  offline: "Kept on this device, and saved when the server can be reached.",
};

function SavingSign({ status }: { status: KeepStatus | null }) {
  if (!status) return null;
  const { icon: Icon, words, look } = SIGNS[status.kind];
  const sentence = status.kind === "refused" ? status.message : SENTENCES[status.kind];
  return (
    <p
      role="status"
      data-keep={status.kind}
      title={sentence}
      className={`flex shrink-0 items-center gap-1.5 text-sm ${look}`}
    >
      <Icon aria-hidden className="size-4" />
      {words}
      {sentence ? <span className="sr-only">: {sentence}</span> : null}
    </p>
  );
}
