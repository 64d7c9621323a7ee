import type { Article } from "./articles/article.ts";
import { doorToDoor } from "./articles/door-to-door.tsx";
import { poolPricing } from "./articles/pool-pricing.tsx";

/** Newest first. */
export const ARTICLES: readonly Article[] = [poolPricing, doorToDoor];

export const findArticle = (slug: string | undefined): Article | null =>
  ARTICLES.find((article) => article.slug === slug) ?? null;

export const articlePath = ({ slug }: Article): string => `/blog/${slug}`;
