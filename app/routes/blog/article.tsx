import { data, Link } from "react-router";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { TradeActions } from "#app/components/marketing/trade-actions.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { Article } from "#app/content/articles/article.ts";
import { ARTICLES, articlePath, findArticle } from "#app/content/articles.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { siteOf } from "#app/lib/site.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Site } from "#contract/site.ts";
import type { Route } from "./+types/article";
import { ArticleFacts } from "./article-facts.tsx";

export const handle: PageHandle = {
  kept: ARTICLES.map((article) => ({ path: articlePath(article), changed: article.modified })),
};

/** An unknown article is a page of its own, and search engines are told that it is none. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: findArticle(params.slug) ? 200 : 404 });

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const article = findArticle(params.slug);
  if (!article)
    return pageMeta(matches, {
      title: "Blog Post Not Found",
      description: "This article does not exist or has moved.",
      path: "/blog",
      noIndex: true,
    });
  const { title, description, keywords, published, modified } = article;
  return pageMeta(matches, {
    title,
    description,
    keywords,
    path: articlePath(article),
    imagePath: `/cards/${article.card}.jpg`,
    article: { published, modified },
    data: articleData(siteOf(matches), article),
  });
};

const articleData = ({ origin, name }: Site, article: Article) => ({
  "@context": "https://schema.org" as const,
  "@type": "Article",
  headline: article.title,
  description: article.description,
  image: `${origin}/cards/${article.card}.jpg`,
  datePublished: article.published,
  dateModified: article.modified,
  articleSection: article.category,
  author: { "@type": "Organization", name: article.author, url: `${origin}/about` },
  publisher: {
    "@type": "Organization",
    name,
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png` },
  },
  mainEntityOfPage: origin + articlePath(article),
});

const BACK =
  "inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline";

export default function BlogArticle({ params }: Route.ComponentProps) {
  const article = findArticle(params.slug);
  if (!article) return <NotFound />;
  const { title, description, author, design, designAlt, Content, sources } = article;
  return (
    <PublicPage>
      <article className="page-width pt-6 pb-20 md:pt-10 md:pb-28">
        <header className="mx-auto max-w-text">
          <Link to="/blog" className={BACK}>
            Back to Blog
          </Link>
          <h1 className="mt-3 font-bold text-4xl tracking-tight sm:text-5xl">{title}</h1>
          <p className="mt-4 text-ink-soft text-lg">{description}</p>
          <div className="mt-5">
            <ArticleFacts article={article} />
            <p className="text-ink-faint text-sm">By {author}</p>
          </div>
        </header>
        <div className="mx-auto mt-8 aspect-2/1 max-w-[60rem] overflow-hidden rounded-xl max-sm:-mx-4 max-sm:rounded-none">
          <ShowcasePicture
            name={`${design}-after`}
            alt={designAlt}
            sizes="(min-width: 1024px) 960px, 80vw"
            loading="high"
            className="size-full object-cover object-bottom"
          />
        </div>
        <div className="prose mx-auto mt-10 max-w-text">
          <Content />
          <h2>Sources</h2>
          <ol>
            {sources.map(({ id, name, note }) => (
              <li key={id} id={`source-${id}`}>
                {name}: {note}.
              </li>
            ))}
          </ol>
        </div>
        <aside
          aria-label="Try it"
          className="mx-auto mt-12 max-w-text rounded-xl border border-line bg-surface p-6 sm:p-8"
        >
          <p className="font-semibold text-xl">See it on a photo of your own</p>
          <p className="mt-2 text-ink-soft">
            Photograph a yard, circle what should change, and slide from before to after.
          </p>
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <TradeActions />
          </div>
        </aside>
      </article>
    </PublicPage>
  );
}

const NotFound = () => (
  <PublicPage>
    <div className="page-width flex flex-col items-start py-20 md:py-28">
      <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Blog Post Not Found</h1>
      <p className="mt-4 max-w-text text-ink-soft text-lg">
        This article does not exist or has moved. The others are one step away.
      </p>
      <ButtonLink to="/blog" size="lg" className="mt-8">
        Back to Blog
      </ButtonLink>
    </div>
  </PublicPage>
);
