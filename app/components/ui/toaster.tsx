import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Toast, toastStore } from "./toast-store.ts";

const NONE: readonly Toast[] = [];
const SHOWN_MS = 5000;

/** Shows what `toast()` says. Stands once, in the root, at the upper edge: main actions stand at the lower edge, on phones and in dialogs. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(0.5rem+env(safe-area-inset-top))] z-50 flex flex-col items-center gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, text, tone } }: { toast: Toast }) {
  // Whoever points at it is still reading.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toastStore.dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  const Icon = tone === "error" ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="pointer-events-auto flex w-full animate-drop-in items-start gap-3 rounded-md bg-ink py-1 ps-4 pe-1 text-canvas shadow-float sm:w-auto sm:max-w-96"
    >
      <Icon
        aria-hidden
        className={
          tone === "error"
            ? "mt-2.5 size-5 text-terracotta-300 dark:text-terracotta-600"
            : "mt-2.5 size-5 text-green-300 dark:text-green-700"
        }
      />
      <p className="min-w-0 flex-1 py-2.5 text-sm leading-5">{text}</p>
      <button
        type="button"
        onClick={() => toastStore.dismiss(id)}
        aria-label="Dismiss"
        className="flex size-10 items-center justify-center rounded-md hover:bg-canvas/15"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
