import { Section } from "#app/components/marketing/section.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { PROJECT_TYPES } from "#app/content/marketing.ts";

export const ProjectTypes = () => (
  <Section
    id="projects"
    title="What you can show, and what it sells for"
    lead="Usual prices of finished jobs, in US dollars."
    tone="surface"
  >
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {PROJECT_TYPES.map(({ name, design, price, words }) => (
        <li key={name} className="flex overflow-hidden rounded-lg border border-line bg-canvas sm:flex-col">
          <ShowcasePicture
            name={`${design}-after`}
            alt=""
            sizes="(min-width: 1264px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 112px"
            className="w-28 shrink-0 object-cover sm:aspect-2/1 sm:w-full"
          />
          <div className="p-4 sm:p-6">
            <h3 className="text-lg">{name}</h3>
            <p className="figures mt-1 font-semibold text-accent-ink text-xl">{price}</p>
            <p className="mt-2 text-ink-soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
