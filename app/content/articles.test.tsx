import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ARTICLES, findArticle } from "./articles.ts";

const markupOf = (Content: React.ComponentType) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Content />
    </MemoryRouter>,
  );
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<table[\s\S]*?<\/table>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

describe("the built-in articles", () => {
  it("are the two that the specification names", () => {
    expect(ARTICLES.map(({ slug }) => slug)).toEqual([
      "how-to-price-pool-installation-jobs-2024",
      "door-to-door-landscaping-sales-guide",
    ]);
    expect(findArticle("no-such-article")).toBeNull();
  });

  it.each(ARTICLES)(
    "$slug has 1,200 words or more, tables not counted, and says how long it takes",
    (article) => {
      const words = wordsOf(markupOf(article.Content));
      expect(words).toBeGreaterThanOrEqual(1200);
      expect(article.readMinutes).toBe(Math.round(words / 200));
    },
  );

  it.each(ARTICLES)(
    "$slug cites every source that it lists, and lists every one that it cites",
    (article) => {
      const cited = new Set(
        [...markupOf(article.Content).matchAll(/#source-(\d+)/g)].map(([, id]) => Number(id)),
      );
      expect([...cited].sort()).toEqual(article.sources.map(({ id }) => id));
    },
  );
});
