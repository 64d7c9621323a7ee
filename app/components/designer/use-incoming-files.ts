import { useEffect, useEffectEvent, useState } from "react";

/** Pictures dropped anywhere on the page or pasted into it. Answers whether some are held over the page just now. */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const carriesFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;
    // Entering a child comes before leaving its parent: count.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      depth++;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener("dragenter", enter, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("dragover", hover, { signal });
    window.addEventListener("drop", drop, { signal });
    window.addEventListener("paste", paste, { signal });
    return () => listeners.abort();
  }, []);

  return over;
}
