import type { PhotoPoint } from "#core/geometry/point.ts";
import type { ScreenPoint } from "./highlight-view.ts";

const SIDE_CSS = 112;
const MAGNIFIED = 3;
/** Room between a finger and the glass. */
const AWAY_CSS = 40;

/** A magnifying glass beside the finger: what is marked lies under it and could not be seen. */
export function Loupe({
  src,
  photo,
  at,
  under,
  scale,
}: {
  src: string;
  photo: { width: number; height: number };
  /** What the cross shows, photo pixels. */
  at: PhotoPoint;
  /** The finger, CSS pixels in the frame. */
  under: ScreenPoint;
  /** CSS pixels per photo pixel. */
  scale: number;
}) {
  const zoom = scale * MAGNIFIED;
  // Above the finger; at the upper edge of the photo beside it, on the side that has room.
  const above = under.y - AWAY_CSS - SIDE_CSS > 4;
  const left = above
    ? Math.max(4, under.x - SIDE_CSS / 2)
    : under.x > SIDE_CSS + AWAY_CSS
      ? under.x - AWAY_CSS - SIDE_CSS
      : under.x + AWAY_CSS;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute rounded-full border-3 border-white shadow-float"
      style={{
        width: SIDE_CSS,
        height: SIDE_CSS,
        left,
        top: above ? under.y - AWAY_CSS - SIDE_CSS : Math.max(4, under.y - SIDE_CSS / 2),
        backgroundImage: `url("${src}")`,
        backgroundRepeat: "no-repeat",
        backgroundSize: `${photo.width * zoom}px ${photo.height * zoom}px`,
        backgroundPosition: `${SIDE_CSS / 2 - 3 - at.x * zoom}px ${SIDE_CSS / 2 - 3 - at.y * zoom}px`,
      }}
    >
      <span className="absolute inset-y-9 left-1/2 w-px -translate-x-1/2 bg-[#ffd166]" />
      <span className="absolute inset-x-9 top-1/2 h-px -translate-y-1/2 bg-[#ffd166]" />
    </div>
  );
}
