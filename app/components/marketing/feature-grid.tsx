import type { Feature } from "#app/content/features.ts";

/** Cards of what the product does, three in a row where there is room. */
export const FeatureGrid = ({ features }: { features: readonly Feature[] }) => (
  <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-12 lg:grid-cols-3 lg:gap-x-12">
    {features.map(({ icon: Icon, title, text }) => (
      <li key={title}>
        <span className="flex size-12 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
          <Icon aria-hidden className="size-6" />
        </span>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-1.5 text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
);
