import type { ComponentType } from "react";

/** Where a figure comes from, as listed at the end of an article. */
export type Source = { id: number; name: string; note: string };

export type Article = {
  slug: string;
  title: string;
  description: string;
  keywords: string;
  /** YYYY-MM-DD. */
  published: string;
  modified: string;
  readMinutes: number;
  category: string;
  author: string;
  /** A design of the showcase, and its social card. */
  design: string;
  designAlt: string;
  card: string;
  Content: ComponentType;
  sources: readonly Source[];
};
