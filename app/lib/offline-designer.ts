/** Safari says nothing of idle time; by then the first screen of a phone stands. */
const IDLE_MS = 3_000;

/** Lets this browser keep the designer, once the page has nothing better to do. Answers the end of waiting for that. */
export function keepDesignerOffline(): () => void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return () => {};
  const register = () =>
    // Without it everything works as long as there is a network.
    void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(register, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(register, { timeout: 10_000 });
  return () => cancelIdleCallback(turn);
}

/** Takes the kept designer out of this browser. */
export async function forgetDesigner(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A browser that keeps nothing, or plain HTTP on a local network.
  }
}
