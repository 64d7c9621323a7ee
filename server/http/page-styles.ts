import postcss, { type Container, type Root } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/**
 * Leaves out of a page's own style sheet what it has no use for. The sheet in the head is one for all pages without React, and its bytes
 * come before the first paint: with what other pages use left out, a page and its styles fit into a connection's first round trip.
 *
 * A rule stays when the page has every class and every element that its selector names; of what rules use by its name, variables and
 * movements, that which is used stays; fonts and layers stay anyway. Scripts of these pages set attributes and variables, never classes,
 * and make no elements, so what is on the page at the start is all there will be.
 */
export function trimStyles(html: string): string {
  const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name!);
  const classes = new Set(names(/ class="([^"]*)"/g).flatMap((list) => unescapeHtml(list).split(/\s+/)));
  const elements = new Set(names(/<([a-z][a-z\d]*)/g));
  const hasFields = ["input", "select", "textarea"].some((name) => elements.has(name));

  /** Whether the page has what this part of a selector asks for; of alternatives in parentheses, one. */
  const isThere = (part: Node): boolean => {
    if (part.type === "class") return classes.has(part.value);
    if (part.type === "tag") return elements.has(part.value);
    if (part.type !== "pseudo") return true;
    if (part.value === ":not") return true;
    if (PART_OF_FIELD.test(part.value)) return hasFields;
    return part.nodes.length === 0 || part.nodes.some(canMatch);
  };
  const canMatch = (selector: Selector): boolean => selector.nodes.every(isThere);
  const selectors = parseSelectors((list) =>
    list.each((selector) => void (canMatch(selector) || selector.remove())),
  );

  function trim(container: Container): void {
    container.each((node) => {
      if (node.type === "rule") node.selector = selectors.processSync(node.selector);
      else if (node.type === "atrule" && node.nodes && HOLDS_RULES.has(node.name)) trim(node);
      else return;
      if (node.type === "rule" ? !node.selector : node.nodes?.length === 0) node.remove();
    });
  }
  return html.replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_, open, css, close) => {
    const sheet = postcss.parse(css);
    trim(sheet);
    trimNames(sheet, html.replace(css, ""));
    return open + sheet.toString() + close;
  });
}

/** Leaves out variables and movements that neither the sheet nor the rest of the page names; one variable may be all that names another. */
function trimNames(sheet: Root, rest: string): void {
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [name] of text.matchAll(/--[\w-]+(?=\s*[,)])/g)) used.add(name);
  };
  const moves = new Set<string>();
  read(rest);
  let size: number;
  do {
    size = used.size;
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--") && !used.has(prop)) return;
      read(value);
      if (prop.startsWith("animation") || prop.startsWith("--"))
        for (const word of value.split(/[\s,]+/)) moves.add(word);
    });
  } while (used.size > size);
  sheet.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
  sheet.walkAtRules("property", (rule) => void (used.has(rule.params) || rule.remove()));
  sheet.walkAtRules("keyframes", (rule) => void (moves.has(rule.params) || rule.remove()));
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The other at-rules (`@font-face`, `@keyframes`, `@property`, `@page`) hold no rules for elements. */
const HOLDS_RULES = new Set(["media", "supports", "layer", "container"]);

/** `::placeholder`, the browsers' own parts of date fields and the like; the few parts that any element has are not meant. */
const PART_OF_FIELD = /^::(?!before|after|selection|backdrop|marker)/;
