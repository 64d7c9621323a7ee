import { useEffect, useState } from "react";
import { SiteHeader } from "#app/components/site-header.tsx";
import { type HeaderPosition, headerAfterScroll } from "./header-position.ts";

const START: HeaderPosition = { hidden: false, lastY: 0 };

/** Gives its room to the photo while a person works down the page. With the focus inside it always shows. */
export function HidingHeader() {
  const [{ hidden }, setPosition] = useState(START);
  useEffect(() => {
    const onScroll = () => setPosition((before) => headerAfterScroll(before, window.scrollY));
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return (
    <div
      data-hidden={hidden || undefined}
      className="peer sticky top-0 z-30 border-line border-b bg-surface transition-transform duration-200 ease-settle focus-within:translate-y-0 data-hidden:not-focus-within:-translate-y-full"
    >
      <SiteHeader />
    </div>
  );
}
