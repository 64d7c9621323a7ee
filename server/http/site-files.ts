import type { KeptPage, Site } from "#contract/site.ts";

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What search engines may find: the pages that are the same for everybody. */
export const sitemap = ({ origin }: Site, pages: readonly KeptPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changed }) =>
        `<url><loc>${xml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
    ),
    "</urlset>",
    "",
  ].join("\n");

/** Pages that nobody should find say so themselves, which a crawler can only read when it may fetch them. */
export const robots = ({ origin }: Site): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /files/\n\nSitemap: ${origin}/sitemap.xml\n`;

export const webManifest = ({ name }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: "Photograph a yard, circle what should change, and see it redesigned.",
    id: "/",
    // It opens without network, and leads who is not signed in to the sign-in.
    start_url: "/designer",
    scope: "/",
    display: "standalone",
    background_color: "#faf8f5",
    theme_color: "#2D5A27",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
