import { Link } from "react-router";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { ARTICLES, articlePath } from "#app/content/articles.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/list";
import { ArticleFacts } from "./article-facts.tsx";

export const handle: PageHandle = { kept: [{ path: "/blog", changed: ARTICLES[0]!.modified }] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Blog: pricing and selling landscape work",
    description:
      "Practical articles for landscape, pool and paving contractors: how to price a job from measured quantities, and how to sell it at the door.",
    keywords: "landscaping business blog, landscape pricing, landscaping sales, contractor guides",
    path: "/blog",
    imagePath: "/cards/blog.jpg",
  });

export default function Blog() {
  return (
    <PublicPage>
      <div className="page-width pt-8 pb-20 md:pt-14 md:pb-28">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Pricing and selling landscape work</h1>
        <p className="mt-4 max-w-text text-ink-soft text-lg">
          Written for contractors, with figures and where they come from.
        </p>
        <ul className="mt-10 grid gap-8 md:grid-cols-2 md:gap-10">
          {ARTICLES.map((article, index) => (
            <li key={article.slug} className="group relative">
              <div className="aspect-3/2 overflow-hidden rounded-xl">
                <ShowcasePicture
                  name={`${article.design}-after`}
                  alt={article.designAlt}
                  sizes="(min-width: 1264px) 580px, (min-width: 768px) 46vw, 80vw"
                  loading={index === 0 ? "high" : "lazy"}
                  className="size-full object-cover object-bottom"
                />
              </div>
              <div className="mt-5">
                <ArticleFacts article={article} />
              </div>
              <h2 className="mt-2 text-2xl">
                <Link
                  to={articlePath(article)}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {article.title}
                </Link>
              </h2>
              <p className="mt-2 text-ink-soft">{article.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
