type Times = { isOptional: boolean; isRepeated: boolean };

/** A part of a pattern, as far as words that it needs follow from it: `look` takes up no letters, `any` some that are not known. */
export type Node =
  | ({ kind: "letter"; letter: string } & Times)
  | ({ kind: "group"; options: Node[][] } & Times)
  | ({ kind: "any" } & Times)
  | { kind: "begin" }
  | { kind: "look" };

/** The options of a pattern of ours; null where it has something that is not read here, such as a letter by its number. */
export function parsePattern(source: string): Node[][] | null {
  const parser = new PatternParser(source);
  const options = parser.options();
  return parser.isDone ? options : null;
}

/** Escapes that stand for one letter of several, and for a place. */
const CLASSES = "dswntrfv0123456789";
const PLACE = "b";
const GROUP = /\((\?(?:[:=!]|<[=!]|<\w+>))?/y;
const TIMES = /(?:[?*+]|\{(\d+)(,\d*)?\})\??/y;
const TIMES_BEGIN = "?*+{";
const ONCE: Times = { isOptional: false, isRepeated: false };
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;

class PatternParser {
  readonly #source: string;
  #at = 0;
  #isRead = true;

  constructor(source: string) {
    this.#source = source;
  }

  get isDone(): boolean {
    return this.#isRead && this.#at === this.#source.length;
  }

  options(): Node[][] {
    const options: Node[][] = [[]];
    while (this.#isRead && this.#at < this.#source.length && this.#source[this.#at] !== ")") {
      if (this.#source[this.#at] === "|") {
        this.#at++;
        options.push([]);
      } else options.at(-1)!.push(this.#node());
    }
    return options;
  }

  #node(): Node {
    const letter = this.#source[this.#at]!;
    if (letter === "(") return this.#group();
    if (letter === "[") {
      this.#take(CLASS);
      return { kind: "any", ...this.#times() };
    }
    this.#at++;
    if (letter === "^") return { kind: "begin" };
    if (letter === "$") return { kind: "look" };
    if (letter === ".") return { kind: "any", ...this.#times() };
    if (letter !== "\\") return { kind: "letter", letter, ...this.#times() };
    const escaped = this.#source[this.#at++] ?? "";
    if (escaped.toLowerCase() === PLACE) return { kind: "look" };
    if (CLASSES.includes(escaped.toLowerCase())) return { kind: "any", ...this.#times() };
    // Letters by their number, references and the like.
    if (/[a-z]/i.test(escaped)) this.#isRead = false;
    return { kind: "letter", letter: escaped, ...this.#times() };
  }

  #group(): Node {
    const sort = this.#take(GROUP)?.[1] ?? "";
    const options = this.options();
    if (this.#source[this.#at++] !== ")") this.#isRead = false;
    // What has to stand before or behind is no part of what is matched, and what must not stand there says nothing.
    if (/[=!]$/.test(sort)) return { kind: "look" };
    return { kind: "group", options, ...this.#times() };
  }

  /** How often what was read last may stand. */
  #times(): Times {
    // Most letters stand once, and a look is quicker than a pattern.
    if (!TIMES_BEGIN.includes(this.#source[this.#at] ?? " ")) return ONCE;
    const found = this.#take(TIMES);
    if (!found) return ONCE;
    const [said, least] = found;
    return { isOptional: /^[?*]/.test(said) || least === "0", isRepeated: true };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at = pattern.lastIndex;
    else if (pattern === CLASS) this.#isRead = false;
    return found;
  }
}
