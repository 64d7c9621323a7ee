import type { MetaDescriptor } from "react-router";
import { THEME_COLOR } from "./product.ts";
import { siteOf } from "./site.ts";

/** What a page says of itself to search engines and in shared links. */
export type PageFacts = {
  /** Without the product's name; that is added. */
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page, without query: `/login`. */
  path: string;
  /** True for pages that are nobody's search result. */
  noIndex?: boolean;
  /** Path of the picture of the social card, 1200 x 630. */
  imagePath?: string;
  /** An article names when it was written. */
  article?: { published: string; modified: string };
  /** Structured data, schema.org. */
  data?: { "@context": "https://schema.org" } & Record<string, unknown>;
};

const DEFAULT_KEYWORDS =
  "landscape design software, landscaping sales tool, AI landscape visualization, landscape cost estimate, bill of materials";

const CARD = { width: "1200", height: "630" };

type Matches = Parameters<typeof siteOf>[0];

export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const { name, origin } = siteOf(matches);
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`;
  const url = origin + page.path;
  const image = page.imagePath ? origin + page.imagePath : null;
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords ?? DEFAULT_KEYWORDS },
    { name: "robots", content: page.noIndex ? "noindex, nofollow" : "index, follow" },
    { name: "theme-color", content: THEME_COLOR },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: name },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    ...(page.article
      ? [
          { property: "article:published_time", content: page.article.published },
          { property: "article:modified_time", content: page.article.modified },
        ]
      : []),
    ...(image
      ? [
          { property: "og:image", content: image },
          { property: "og:image:width", content: CARD.width },
          { property: "og:image:height", content: CARD.height },
          { name: "twitter:image", content: image },
        ]
      : []),
    ...(page.data ? [{ "script:ld+json": page.data }] : []),
  ];
}
