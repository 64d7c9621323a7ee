import { BeforeAfterFrame, COMPARED } from "#app/components/before-after.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { PICTURE_SIZE } from "#app/pictures/picture.ts";

export type ShowcaseExample = {
  /** Name of a design of the showcase. */
  design: string;
  beforeAlt: string;
  afterAlt: string;
};

/** The before/after slider over one design of the showcase. Its page's script moves it. */
export const ShowcaseSlider = ({
  design,
  beforeAlt,
  afterAlt,
  sizes,
  first = false,
}: ShowcaseExample & { sizes: string; first?: boolean }) => (
  <BeforeAfterFrame
    {...PICTURE_SIZE}
    before={
      <ShowcasePicture
        name={`${design}-before`}
        alt={beforeAlt}
        sizes={sizes}
        loading={first ? "eager" : "lazy"}
        className={COMPARED.before}
      />
    }
    after={
      <ShowcasePicture
        name={`${design}-after`}
        alt={afterAlt}
        sizes={sizes}
        loading={first ? "high" : "lazy"}
        className={COMPARED.after}
      />
    }
  />
);
