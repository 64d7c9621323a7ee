import type { Article } from "#app/content/articles/article.ts";
import { formatDate } from "#app/lib/format.ts";

/** Category, day and reading time in one line. A day has no hour, so it is the same in every time zone. */
export const ArticleFacts = ({ article }: { article: Article }) => (
  <p className="flex flex-wrap gap-x-2 text-ink-faint text-sm">
    <span className="font-semibold text-accent-ink">{article.category}</span>
    <span aria-hidden>·</span>
    <time dateTime={article.published}>{formatDate(article.published, "UTC")}</time>
    <span aria-hidden>·</span>
    <span>{article.readMinutes} min read</span>
  </p>
);
