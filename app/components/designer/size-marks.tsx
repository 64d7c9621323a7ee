import type { FoundSize } from "#app/photo/live-wish.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { isShown, type KnownSize } from "#core/measure/known-size.ts";
import type { ScreenPoint } from "./highlight-view.ts";
import { foundWords, sizeWords } from "./known-sizes.ts";
import type { HeldEnd } from "./photo-tool.ts";

type Aim = { at: PhotoPoint; held: HeldEnd | null } | null;

/** Words of what stands farther right than this share of the photo lie to its left, so that the frame does not cut them. */
const RIGHT_SHARE = 0.5;
/** From the line to its words, past the ring at its end. */
const WORDS_ASIDE_PX = 15;

/** Known sizes as drawn on a plan: a line with an end on either side and its length; the one being marked, or only found, is dashed. */
export default function SizeMarks({
  sizes,
  found,
  ends,
  aim,
  onScreen,
  widthCss,
}: {
  sizes: readonly KnownSize[];
  found: readonly FoundSize[];
  ends: readonly PhotoPoint[];
  aim: Aim;
  onScreen(point: PhotoPoint): ScreenPoint;
  /** Of the photo on the screen, CSS pixels. */
  widthCss: number;
}) {
  const begun = aim && !aim.held ? [...ends, aim.at].slice(-2) : ends;
  const asHeld = <T extends object>(of: HeldEnd["of"], list: readonly T[]): T[] =>
    list.map((one, i) =>
      aim?.held?.of === of && aim.held.index === i ? { ...one, [aim.held.end]: aim.at } : one,
    );
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {asHeld("marked", sizes).map((size, i) =>
        isShown(size) ? (
          <Dimension
            // biome-ignore lint/suspicious/noArrayIndexKey: a size has no name but its place
            key={i}
            from={onScreen(size.from)}
            to={onScreen(size.to)}
            words={sizeWords(size)}
            widthCss={widthCss}
          />
        ) : null,
      )}
      {begun[0]
        ? null
        : asHeld("found", found).map((one) => (
            <Dimension
              key={one.ruler}
              found={one.ruler}
              from={onScreen(one.from)}
              to={onScreen(one.to)}
              words={`${foundWords(one)}?`}
              wordsAt={1}
              widthCss={widthCss}
              dashed
            />
          ))}
      {begun[0] ? (
        <Dimension from={onScreen(begun[0])} to={begun[1] && onScreen(begun[1])} widthCss={widthCss} dashed />
      ) : null}
    </svg>
  );
}

function Dimension({
  from,
  to,
  words,
  wordsAt = 0.5,
  dashed = false,
  found,
  widthCss,
}: {
  from: ScreenPoint;
  to?: ScreenPoint | undefined;
  words?: string;
  /** Share of the way to its other end: upper ends of neighbors lie apart, their middles may not. */
  wordsAt?: number | undefined;
  dashed?: boolean;
  /** What it is of, where nobody marked it. */
  found?: string;
  widthCss: number;
}) {
  const isRight = from.x > RIGHT_SHARE * widthCss;
  const middle = to && { x: from.x + (to.x - from.x) * wordsAt, y: from.y + (to.y - from.y) * wordsAt };
  return (
    <g className="figures text-xs font-semibold" data-found={found}>
      {to ? (
        <>
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke="#1c1b19"
            strokeWidth={6}
            strokeOpacity={0.6}
          />
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke="#ffd166"
            strokeWidth={3}
            strokeDasharray={dashed ? "6 5" : undefined}
          />
        </>
      ) : null}
      <End at={from} />
      {to ? <End at={to} /> : null}
      {words && middle ? (
        <text
          x={middle.x + (isRight ? -WORDS_ASIDE_PX : WORDS_ASIDE_PX)}
          y={middle.y + 4}
          textAnchor={isRight ? "end" : "start"}
          fill="#fff"
          stroke="#1c1b19"
          strokeWidth={4}
          paintOrder="stroke"
          strokeLinejoin="round"
        >
          {words}
        </text>
      ) : null}
    </g>
  );
}

/** A ring, so that the point itself can be seen. */
const End = ({ at }: { at: ScreenPoint }) => (
  <>
    <circle cx={at.x} cy={at.y} r={9} fill="none" stroke="#1c1b19" strokeOpacity={0.6} strokeWidth={6} />
    <circle cx={at.x} cy={at.y} r={9} fill="none" stroke="#ffd166" strokeWidth={3} />
    <circle cx={at.x} cy={at.y} r={1.5} fill="#ffd166" />
  </>
);
