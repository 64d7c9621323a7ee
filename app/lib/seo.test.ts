import { describe, expect, it } from "vitest";
import { pageMeta } from "./seo.ts";

const matches = [{ id: "root", loaderData: { origin: "https://yard.test", name: "Yardwright" } }];
const page = { title: "Sign In", description: "Sign in.", path: "/login" };

describe("what a page says of itself", () => {
  it("adds the product to the title once", () => {
    expect(pageMeta(matches, page)[0]).toEqual({ title: "Sign In | Yardwright" });
    expect(pageMeta(matches, { ...page, title: "Yardwright: see it" })[0]).toEqual({
      title: "Yardwright: see it",
    });
  });

  it("gives absolute addresses for canonical link and social card", () => {
    const meta = pageMeta(matches, { ...page, imagePath: "/card.jpg" });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://yard.test/login" });
    expect(meta).toContainEqual({ property: "og:image", content: "https://yard.test/card.jpg" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  it.each([
    [true, "noindex, nofollow"],
    [false, "index, follow"],
  ])("tells robots, with noIndex %s, %s", (noIndex, content) => {
    expect(pageMeta(matches, { ...page, noIndex })).toContainEqual({ name: "robots", content });
  });
});
