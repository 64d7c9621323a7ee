import { Section } from "#app/components/marketing/section.tsx";
import { PROJECT_TYPES } from "#app/content/marketing.ts";

export const ProjectTypes = () => (
  <Section
    id="projects"
    title="What you can show, and what it sells for"
    lead="Usual prices of finished jobs, in US dollars."
    tone="surface"
  >
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {PROJECT_TYPES.map(({ name, price, words }) => (
        <li key={name} className="rounded-lg border border-line bg-canvas p-6">
          <h3 className="text-lg">{name}</h3>
          <p className="figures mt-1 font-semibold text-accent-ink text-xl">{price}</p>
          <p className="mt-2 text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  </Section>
);
