import { Star } from "lucide-react";
import { Section } from "#app/components/marketing/section.tsx";
import { RATING, TESTIMONIALS } from "#app/content/marketing.ts";

export const Testimonials = () => (
  <Section id="testimonials" title="From the people who knock on doors">
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-ink-soft text-lg">
      <Star aria-hidden className="size-5 fill-current text-accent" />
      <span className="figures">
        {RATING.value} out of {RATING.best} from {RATING.reviews} reviews
      </span>
    </p>
    <ul className="mt-10 grid gap-6 md:grid-cols-3">
      {TESTIMONIALS.map(({ words, trade, region }) => (
        <li key={trade} className="flex">
          <figure className="flex flex-col rounded-lg border border-line bg-surface p-6">
            <blockquote className="text-pretty">“{words}”</blockquote>
            <figcaption className="mt-auto pt-5 text-sm">
              <span className="font-semibold">{trade}</span>
              <span className="block text-ink-faint">{region}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);
