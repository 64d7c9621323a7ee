import { useEffect, useState } from "react";

/** An address for a picture wherever it lies; null for the moment before the browser has made one. */
export function useObjectUrl(source: Blob | string | null): string | null {
  const [made, setMade] = useState<{ source: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!(source instanceof Blob)) return;
    const url = URL.createObjectURL(source);
    setMade({ source, url });
    return () => URL.revokeObjectURL(url);
  }, [source]);
  if (typeof source === "string" || source === null) return source;
  return made?.source === source ? made.url : null;
}
