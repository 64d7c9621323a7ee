/**
 * Leaves out of a page's own style sheet what it has no use for. The sheet in the head is one for all pages without React, and its bytes
 * come before the first paint: with what other pages use left out, a page and its styles fit into a connection's first round trip.
 *
 * A rule stays when the page has every class and every element that its selector names; fonts, layers and movements stay anyway. Scripts
 * of these pages set attributes, never classes, and make no elements, so what is on the page at the start is all there will be.
 */
export function trimStyles(html: string): string {
  const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name!);
  const classes = new Set(names(/ class="([^"]*)"/g).flatMap((list) => unescapeHtml(list).split(/\s+/)));
  const elements = new Set(names(/<([a-z][a-z\d]*)/g));
  const hasFields = ["input", "select", "textarea"].some((name) => elements.has(name));
  const isUsed = (selector: string) =>
    classesOf(selector).every((name) => classes.has(name)) &&
    elementsOf(selector).every((name) => elements.has(name)) &&
    (hasFields || !PART_OF_FIELD.test(selector));
  return html.replace(
    /(<style>)([\s\S]*?)(<\/style>)/g,
    (_, open, css, close) => open + usedRules(css, isUsed) + close,
  );
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** At-rules that hold rules; the others (`@font-face`, `@keyframes`, `@property`) hold none. */
const HOLDS_RULES = /^@(media|supports|layer|container)\b/;

function usedRules(css: string, isUsed: (selector: string) => boolean): string {
  let kept = "";
  for (const { head, body, text } of statementsOf(css)) {
    if (body === null) kept += text;
    else if (HOLDS_RULES.test(head)) {
      const inner = usedRules(body, isUsed);
      if (inner) kept += `${head}{${inner}}`;
    } else if (head.startsWith("@")) kept += text;
    else {
      const selectors = splitOutside(head, ",").filter(isUsed);
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/** Names of the classes that a selector asks for; what it forbids is not asked for. */
const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/:not\([^()]*\)/g, "").matchAll(CLASS)].map(([, name]) =>
    name!.replaceAll(ESCAPE, (_, code, char) => char ?? String.fromCodePoint(Number.parseInt(code, 16))),
  );

/** A first digit is written as its code and a space, other marks after a backslash. */
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

/** Elements that a selector asks for outside of parentheses and brackets, where it may name alternatives. */
const elementsOf = (selector: string): string[] =>
  [
    ...selector
      .replaceAll(CLASS, "")
      .replaceAll(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, "")
      .matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)(?![\w-]*\()/g),
  ].map(([, name]) => name!);

/** `::placeholder`, the browsers' own parts of date fields and the like; the few parts that any element has are not meant. */
const PART_OF_FIELD = /::(?!before|after|selection|backdrop|marker)/;

type Statement = { head: string; body: string | null; text: string };

/** The statements of a style sheet as the bundler writes it: no comment but the license on top, and no brace inside a string. */
function* statementsOf(css: string): Generator<Statement> {
  let start = 0;
  let depth = 0;
  let bodyStart = 0;
  for (let at = 0; at < css.length; at++) {
    const char = css[at];
    if (char === "\\") at++;
    else if (css.startsWith("/*", at)) {
      at = css.indexOf("*/", at) + 1;
      yield { head: "", body: null, text: css.slice(start, at + 1) };
      start = at + 1;
    } else if (char === "{" && depth++ === 0) bodyStart = at + 1;
    else if ((char === "}" && --depth === 0) || (char === ";" && depth === 0)) {
      const text = css.slice(start, at + 1);
      const body = char === "}" ? css.slice(bodyStart, at) : null;
      yield { head: body === null ? text : css.slice(start, bodyStart - 1).trim(), body, text };
      start = at + 1;
    }
  }
}

/** Parts between separators that stand in no parentheses and are not escaped. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === "\\") at++;
    else if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
