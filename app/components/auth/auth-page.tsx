import { ArrowLeft, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#app/components/logo.tsx";
import { SplitPicture } from "#app/components/split-picture.tsx";

/** The frame of sign-in, sign-up and the password pages: the form, and from laptops on a picture of what waits behind it. */
export function AuthPage({
  title,
  icon: Icon,
  lead,
  children,
}: {
  title: string;
  icon?: LucideIcon;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-4 pb-8 sm:px-8">
        <header className="flex h-16 items-center justify-between gap-4">
          <Logo />
          <Link
            to="/"
            className="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Return to Home
          </Link>
        </header>
        <main className="mx-auto flex w-full max-w-[420px] flex-1 flex-col justify-center py-8">
          {Icon ? (
            <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
              <Icon aria-hidden className="size-7" />
            </span>
          ) : null}
          <h1 className="text-3xl">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
          <div className="mt-8">{children}</div>
        </main>
      </div>
      <aside aria-label="A yard before and after" className="relative hidden bg-sunken lg:block">
        <div className="sticky top-0 h-dvh">
          <SplitPicture className="size-full" />
        </div>
      </aside>
    </div>
  );
}
