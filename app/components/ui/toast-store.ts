export type Toast = { id: number; text: string; tone: "done" | "error" };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says shortly what happened, from anywhere. For what a person must act on, use a Banner. */
export function toast(text: string, tone: Toast["tone"] = "done") {
  // The same sentence twice is one toast, shown anew: a double tap must not stack copies.
  set([...toasts.filter((shown) => shown.text !== text), { id: nextId++, text, tone }]);
}

export const toastStore = {
  dismiss: (id: number) => set(toasts.filter((shown) => shown.id !== id)),
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
