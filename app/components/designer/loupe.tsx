import type { PhotoPoint } from "#core/geometry/point.ts";
import type { ScreenPoint } from "./highlight-view.ts";

const sideCss = 112;
const magnified = 3;
/** Room between a finger and the glass. */
const awayCss = 40;

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
  const zoom = scale * magnified;
  // Above the finger; at the upper edge of the photo beside it, on the side that has room.
  const above = under.y - awayCss - sideCss > 4;
  const left = above
    ? Math.max(4, under.x - sideCss / 2)
    : under.x > sideCss + awayCss
      ? under.x - awayCss - sideCss
      : under.x + awayCss;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute rounded-full border-3 border-white shadow-float"
      style={{
        width: sideCss,
        height: sideCss,
        left,
        top: above ? under.y - awayCss - sideCss : Math.max(4, under.y - sideCss / 2),
        backgroundImage: `url("${src}")`,
        backgroundRepeat: "no-repeat",
        backgroundSize: `${photo.width * zoom}px ${photo.height * zoom}px`,
        backgroundPosition: `${sideCss / 2 - 3 - at.x * zoom}px ${sideCss / 2 - 3 - at.y * zoom}px`,
      }}
    >
      <span className="absolute inset-y-9 left-1/2 w-px -translate-x-1/2 bg-[#ffd166]" />
      <span className="absolute inset-x-9 top-1/2 h-px -translate-y-1/2 bg-[#ffd166]" />
    </div>
  );
}
