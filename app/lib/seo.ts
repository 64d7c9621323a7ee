import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME, THEME_COLOR } from "./product.ts";

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
};

const DEFAULT_KEYWORDS =
  "landscape design software, landscaping sales tool, AI landscape visualization, landscape cost estimate, bill of materials";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The address that the root's loader found; canonical links and social cards must be absolute. */
function originOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return (data as { origin?: string } | undefined)?.origin ?? "";
}

export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const title = page.title.includes(PRODUCT_NAME) ? page.title : `${page.title} | ${PRODUCT_NAME}`;
  const url = originOf(matches) + page.path;
  const image = page.imagePath ? originOf(matches) + page.imagePath : null;
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords ?? DEFAULT_KEYWORDS },
    { name: "robots", content: page.noIndex ? "noindex, nofollow" : "index, follow" },
    { name: "theme-color", content: THEME_COLOR },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    ...(image
      ? [
          { property: "og:image", content: image },
          { name: "twitter:image", content: image },
        ]
      : []),
  ];
}
