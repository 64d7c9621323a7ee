import { takeLength } from "./change-quantity.ts";
import { DIRECTIONS } from "./change-words.ts";
import { elementsOf, IT, lastOr, type Pattern, thingOf } from "./clause.ts";

const MOVE = /^(?:move|shift|bring|push|pull|slide|scoot|nudge|relocate)\b/;
const PUT = /^(?:put|place|set|center|centre)\b/;

/** "The steps go on the left end", "the pergola has to shift left", "the kitchen on the other side". */
const GOES_THERE =
  /^(.+?) (?:(?:should|must|needs? to|has to|have to|ought to|can|could|would) (?:be|go|stand|sit|come|move|shift)|(?:goes|go|stands?|sits?|moves?)) (.+)$/;
const OTHER_SIDE =
  /^(.+?) (?:to |on |onto |at )(?:the )?(?:other|opposite) (?:side|end)(?: of .+)?(?: instead)?$/;

/** Degrees of a turn that nobody gives a number for. */
const TURN_DEGREES = 45;
const ROTATE =
  /^(?:turn|rotate|spin|angle|twist|swivel) (.+?)(?: by)?(?: (\d+(?:\.\d+)?) degrees?)?( clockwise| counterclockwise| counter clockwise| anticlockwise| anti clockwise| (?:to the )?(?:left|right))?$/;

/** "Rotate the pergola 30 degrees clockwise", as seen from above; "a quarter turn" is 90 degrees. */
export const readTurning: Pattern = (clause) => {
  const quarter = clause
    .replace(/\b(?:a|1) quarter(?: turn)?\b/, "90 degrees")
    .replace(/\b(?:a|1) half turn\b/, "180 degrees");
  const [, name, degrees, way = ""] = ROTATE.exec(quarter) ?? [];
  if (!name || (!degrees && way === "")) return null;
  const { target, unknown } = thingOf(name);
  if ((!target && name !== "it") || unknown.length > 0) return null;
  const isClockwise = /^ clockwise| right$/.test(way);
  const byRad = ((degrees ? Number(degrees) : TURN_DEGREES) * Math.PI * (isClockwise ? -1 : 1)) / 180;
  return [{ op: "turn", target: target ?? IT, byRad }];
};

export const readMoving: Pattern = (clause, spoken) => {
  const far = /^(.+?) (?:is|are) too (?:far (left|right|back)|(close|near) to (.+))$/.exec(clause);
  if (far) {
    const { target } = thingOf(far[1]!);
    const to = far[3] ? "away" : far[2] === "left" ? "right" : far[2] === "right" ? "left" : "nearer";
    return target && [{ op: "move", target, to }];
  }
  if (/^(?:(?:to|on) )?(?:the )?(?:other|opposite) side(?: of (?:the|my) [a-z ]+)?$/.test(clause))
    return [{ op: "move", target: lastOr(spoken), to: "other" }];
  const across = /^(?:add|plant|install|build|put (?:an?|some|\d+)|another|\d+|an?) /.test(clause)
    ? null
    : OTHER_SIDE.exec(clause.replace(MOVE, "").replace(PUT, "").trim());
  if (across) {
    const subject = across[1]!.replace(/ (?:goes?|should go|should be|moves?|has to go)$/, "");
    const { target } = thingOf(subject);
    if (target && (!target.it || /\b(?:it|them|that|those)\b/.test(subject)))
      return [{ op: "move", target, to: "other" }];
  }
  // "Push the patio out 4 ft" makes it larger.
  if (/^(?:push|pull|bump)\b.* out\b/.test(clause)) return null;
  const isMove = MOVE.test(clause);
  const isPut =
    PUT.test(clause) && (/^\w+ (?:the|my|our|it|them|that|this)\b/.test(clause) || /^center\b/.test(clause));
  const shouldBe = GOES_THERE.exec(clause);
  const length = takeLength(clause);
  const plain = (length ? length.rest.replace(/\bby$|\bby (?=\w+$)/, " ") : clause)
    .replace(/ of (?:the|my|our) (?:yard|lawn|patio|garden|bed|area|property)$/, "")
    .replace(/\b(?:a bit|a little|more|some|slightly|over|instead|about)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const direction = DIRECTIONS.find(
    ([phrase]) => plain.endsWith(` ${phrase}`) || plain === phrase || plain === `to the ${phrase}`,
  );
  if (/^center\b/.test(plain)) {
    const { target } = thingOf(plain.slice(7));
    return [{ op: "move", target: target ?? lastOr(spoken), to: "centre" }];
  }
  if (!direction) {
    const place =
      isMove || isPut ? elementsOf(`lawn ${plain.replace(MOVE, "").replace(PUT, "")}`)[0]?.place : undefined;
    const { target } = thingOf(plain.replace(MOVE, "").replace(PUT, ""));
    return place && target ? [{ op: "move", target, to: place }] : null;
  }
  const alone =
    plain
      .replace(direction[0], "")
      .replace(/\b(?:to|the|further|farther)\b/g, "")
      .trim() === "";
  // "The fire pit 2 ft to the left": a name, how far and where.
  const isHowFar =
    length !== null &&
    !/^(?:add|put|plant|make|extend|expand|widen|enlarge|lengthen|broaden|stretch|grow|an?|another|\d)\b/.test(
      clause,
    ) &&
    thingOf(plain).unknown.length === 0;
  if (!isMove && !isPut && !shouldBe && !alone && !isHowFar) return null;
  const subject = (shouldBe ? shouldBe[1]! : plain.slice(0, plain.length - direction[0].length))
    .replace(MOVE, "")
    .replace(PUT, "")
    .replace(/\b(?:to|in|at|along|further|farther)\s*$/, "");
  const { target } = alone ? { target: null } : thingOf(subject);
  if (!alone && !target) return null;
  return [{ op: "move", target: target ?? IT, to: direction[1], ...(length ? { byM: length.value } : {}) }];
};
