import { getPicture, PICTURE_SIZE } from "#app/pictures/picture.ts";

type ShowcasePictureProps = {
  /** As `npm run make:showcase` names it: `front-yard-after`. */
  name: string;
  alt: string;
  /** How wide it stands in the page, as for `<img sizes>`. */
  sizes: string;
  className?: string;
  /** "high" = the largest thing of the first screen; "eager" = on it too; "lazy" = further down. */
  loading?: "high" | "eager" | "lazy";
};

/** A picture of the showcase in the width and type that the browser likes best. */
export function ShowcasePicture({ name, alt, sizes, className, loading = "lazy" }: ShowcasePictureProps) {
  const { avif, fallback } = getPicture(name);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        {...PICTURE_SIZE}
        draggable={false}
        decoding="async"
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={loading === "high" ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
