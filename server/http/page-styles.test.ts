import { describe, expect, it } from "vitest";
import { trimStyles } from "./page-styles.ts";

const page = (css: string, classes = "flex") =>
  `<style>${css}</style><body><p class="${classes}">Yard</p></body>`;
const stylesOf = (html: string) => /<style>([\s\S]*)<\/style>/.exec(html)![1];
const trimmed = (css: string, classes?: string) => stylesOf(trimStyles(page(css, classes)));

describe("trimStyles", () => {
  it("keeps what the page uses, in its order, and leaves out the rest", () => {
    expect(trimmed("p{color:red}.flex{display:flex}.grid{display:grid}.flex.grid{gap:0}p{margin:0}")).toBe(
      "p{color:red}.flex{display:flex}p{margin:0}",
    );
  });

  it("keeps of a list the selectors that can match", () => {
    expect(trimmed(".grid,.flex,p:is(.grid,.flex),a:is(.flex),p:is(.grid){gap:0}")).toBe(
      ".flex,p:is(.grid,.flex){gap:0}",
    );
  });

  it("looks into layers, queries and conditions, and leaves out those that end up empty", () => {
    expect(trimmed("@layer u{@media (width>=48rem){.grid{gap:0}}@supports (gap:0){.flex{gap:1px}}}")).toBe(
      "@layer u{@supports (gap:0){.flex{gap:1px}}}",
    );
  });

  it("keeps fonts and the order of layers", () => {
    const css =
      "/*! license */\n@layer base,u;@font-face{font-family:F;src:url(a.woff2)}\n@layer u{*,::backdrop{margin:0}}";
    expect(trimmed(css)).toBe(css);
  });

  it("keeps the variables that are used, also by another variable or outside the sheet", () => {
    const css =
      "@property --x{syntax:'*';inherits:false}:root{--x:var(--y, 1px);--y:2px;--z:var(--w);--w:0;--by-hand:1}.flex{gap:var(--x)}.grid{gap:var(--z)}@property --w{syntax:'*';inherits:false}";
    const html = trimStyles(`${page(css)}<p style="margin:var(--by-hand)"></p>`);
    expect(stylesOf(html)).toBe(
      "@property --x{syntax:'*';inherits:false}:root{--x:var(--y, 1px);--y:2px;--by-hand:1}.flex{gap:var(--x)}",
    );
  });

  it("keeps the movements that a rule names, in its own words or by a variable", () => {
    const css =
      "@keyframes spin{to{rotate:1turn}}@keyframes rise{to{top:0}}@keyframes fade{to{opacity:0}}:root{--animate-rise:rise 1s ease}.flex{animation:spin 1s}p{animation:var(--animate-rise)}";
    expect(trimmed(css)).toBe(css.replace("@keyframes fade{to{opacity:0}}", ""));
  });

  it("reads class names as CSS and HTML write them", () => {
    const css =
      ".sm\\:mt-0\\.5{margin:0}.\\32 xl\\:flex{display:flex}.left-\\(--split\\){left:0}.\\[\\&\\>p\\]\\:flex>p{gap:0}.mt-0\\.5{margin:1px}";
    expect(trimmed(css, "sm:mt-0.5 2xl:flex left-(--split) [&amp;&gt;p]:flex")).toBe(
      css.replace(".mt-0\\.5{margin:1px}", ""),
    );
  });

  it("leaves out elements, and parts of fields, that the page has not", () => {
    const css =
      "p{margin:0}abbr:where([title]){gap:0}a,p{gap:0}html{gap:0}::placeholder{opacity:1}p::before{gap:0}:where(select:is([multiple])) optgroup{gap:0}";
    expect(trimmed(css)).toBe("p{margin:0}p{gap:0}p::before{gap:0}");
    const form = trimStyles(`${page(css)}<form><input></form>`);
    expect(stylesOf(form)).toBe("p{margin:0}p{gap:0}::placeholder{opacity:1}p::before{gap:0}");
  });

  it("asks for no class that a selector forbids", () => {
    expect(trimmed(".flex:not(.grid){gap:0}")).toBe(".flex:not(.grid){gap:0}");
  });
});
