import type { ReactNode } from "react";
import { PublicPage } from "./public-page.tsx";

/** A page of words alone. */
export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PublicPage>
    <div className="page-width pt-8 pb-20 md:pt-14 md:pb-28">
      <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">{title}</h1>
      <div className="mt-6 max-w-text space-y-5 text-ink-soft text-lg">{children}</div>
    </div>
  </PublicPage>
);
