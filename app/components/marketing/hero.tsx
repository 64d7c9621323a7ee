import type { ReactNode } from "react";
import { NO_CARD } from "#app/content/marketing.ts";
import { type ShowcaseExample, ShowcaseSlider } from "./showcase-slider.tsx";

/**
 * The first screen of a public page: what a contractor gets, what to press, and the picture. On a phone the picture is said to be a
 * fifth narrower than it is: nobody sees the missing pixels of so fine a screen, and the file weighs a third less.
 */
export const Hero = ({
  eyebrow,
  title,
  text,
  actions,
  example,
}: {
  eyebrow?: string;
  title: string;
  text: string;
  actions: ReactNode;
  example: ShowcaseExample;
}) => (
  <section className="page-width grid items-center gap-10 pt-6 pb-16 md:pt-12 md:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
    <div>
      {eyebrow ? <p className="mb-3 font-semibold text-accent-ink">{eyebrow}</p> : null}
      <h1 className="font-bold text-4xl tracking-tight sm:text-5xl 2xl:text-6xl">{title}</h1>
      <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">{text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">{actions}</div>
      <p className="mt-4 text-ink-faint text-sm">{NO_CARD}.</p>
    </div>
    <div className="overflow-hidden rounded-xl shadow-float max-sm:-mx-4 max-sm:rounded-none">
      <ShowcaseSlider {...example} sizes="(min-width: 1264px) 684px, (min-width: 1024px) 56vw, 80vw" first />
    </div>
  </section>
);
