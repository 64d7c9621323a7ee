import {
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  Download,
  Link2,
  LoaderCircle,
  Pencil,
  Trash2,
  X,
} from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useEffect } from "react";
import { Link } from "react-router";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useMay } from "#app/lib/use-may.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import type { ImageActions } from "./use-image-actions.ts";
import { useSwipe } from "./use-swipe.ts";

type FullScreenProps = {
  /** Undefined while it is looked for. */
  image: SavedImage | undefined;
  index: number;
  total: number;
  /** Fetched ahead, so that a step shows its picture at once. */
  neighbours: readonly (SavedImage | undefined)[];
  onStep(by: 1 | -1): void;
  onClose(): void;
  /** False while a dialog lies over the picture. */
  takesKeys: boolean;
  actions: ImageActions;
};

/** Light on near-black in both schemes: around a picture nothing should shine. */
const ON_DARK = "text-white/90 hover:bg-white/15 hover:text-white";

/** The picture alone, as large as the screen. Arrows and swipes go round, Escape goes back. */
export function FullScreen({
  image,
  index,
  total,
  neighbours,
  onStep,
  onClose,
  takesKeys,
  actions,
}: FullScreenProps) {
  useArrowKeys(onStep, takesKeys);
  const swipe = useSwipe(onStep);
  const ahead = neighbours.map((one) => one?.cloudinary_url ?? "").join(" ");
  useEffect(() => {
    for (const src of ahead.split(" ").filter(Boolean)) new Image().src = src;
  }, [ahead]);

  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        {/* Holds the page below still. */}
        <Radix.Overlay className="fixed inset-0 z-40 bg-stone-950" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What opened it, or would: by then another image may be shown, or the page was opened at this one.
            document.querySelector<HTMLElement>(`[data-opens-image="${image?.id}"]`)?.focus();
          }}
          className="fixed inset-0 z-40 flex animate-fade-in flex-col bg-stone-950 text-white outline-none"
        >
          <div className="flex items-center gap-2 py-1 ps-4 pe-2">
            <Radix.Title className="min-w-0 flex-1 truncate text-base font-semibold">
              {image?.original_prompt || "Landscape design"}
            </Radix.Title>
            <p aria-live="polite" className="figures shrink-0 text-sm text-white/80">
              {image ? `${index + 1} of ${total}` : null}
            </p>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" size={48} className={ON_DARK} />
            </Radix.Close>
          </div>
          <div
            {...swipe}
            className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-hidden select-none [--drag:0px]"
          >
            {image ? (
              <Picture key={image.id} image={image} />
            ) : (
              <LoaderCircle aria-label="Loading" className="absolute inset-0 m-auto size-8 animate-spin" />
            )}
            {total > 1 ? (
              <>
                <Step side="start" onStep={onStep} />
                <Step side="end" onStep={onStep} />
              </>
            ) : null}
          </div>
          {image ? <Actions image={image} actions={actions} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The thumbnail stands there at once, the picture comes over it. */
const Picture = ({ image }: { image: SavedImage }) => (
  <div className="absolute inset-0 translate-x-(--drag)">
    <img src={image.thumbnail_url} alt="" draggable={false} className="absolute size-full object-contain" />
    <img
      src={image.cloudinary_url}
      alt="The yard as designed"
      draggable={false}
      className="absolute size-full object-contain"
    />
  </div>
);

const Step = ({ side, onStep }: { side: "start" | "end"; onStep(by: 1 | -1): void }) => (
  <IconButton
    icon={side === "start" ? ChevronLeft : ChevronRight}
    label={side === "start" ? "Previous" : "Next"}
    size={48}
    onClick={() => onStep(side === "start" ? -1 : 1)}
    className={`absolute inset-y-0 my-auto bg-stone-950/60 text-white hover:bg-stone-950/85 hover:text-white ${
      side === "start" ? "start-2" : "end-2"
    }`}
  />
);

const ACTION = `flex min-h-12 min-w-16 flex-col items-center justify-center gap-1 rounded-md px-1 text-xs font-semibold transition-colors duration-150 disabled:opacity-60 sm:flex-row sm:gap-2 sm:px-4 sm:text-base ${ON_DARK}`;

function Actions({ image, actions }: { image: SavedImage; actions: ImageActions }) {
  const { busy, sharing } = actions;
  const may = useMay();
  const rows = [
    { icon: Download, label: "Download", busy: busy === "download", act: () => actions.download(image) },
    { icon: ClipboardList, label: "View BOM", busy: busy === "bom", act: () => actions.viewBom(image) },
    ...(may("createShare")
      ? [
          {
            ...{ icon: Link2, label: "Share link", busy: sharing.busy && !sharing.share },
            act: () => sharing.create(),
          },
        ]
      : []),
    ...(may("deleteImage")
      ? [{ icon: Trash2, label: "Delete", busy: false, act: () => actions.askDelete(true) }]
      : []),
  ];
  return (
    <div className="flex justify-center gap-1 px-2 pt-1 pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:gap-3">
      {rows.map(({ icon: Icon, label, busy: isBusy, act }) => (
        <button
          key={label}
          type="button"
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          onClick={() => void act()}
          className={ACTION}
        >
          {isBusy ? (
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
          ) : (
            <Icon aria-hidden className="size-5" />
          )}
          {label}
        </button>
      ))}
      {may("openImage") ? (
        <Link to={`/designer/new?image=${image.id}`} className={ACTION}>
          <Pencil aria-hidden className="size-5" />
          Edit
        </Link>
      ) : null}
    </div>
  );
}
