import { BeforeAfterFrame } from "#app/components/before-after.tsx";
import { ShowcasePicture } from "#app/components/showcase-picture.tsx";
import { PICTURE_SIZE } from "#app/pictures/picture.ts";

export type ShowcaseExample = {
  /** Name of a design of the showcase. */
  design: string;
  beforeAlt: string;
  afterAlt: string;
};

const FILLED = "absolute inset-0 size-full object-cover";
const SIDES = [
  { side: "before", clip: "[clip-path:inset(0_calc(100%-var(--split))_0_0)]" },
  { side: "after", clip: "[clip-path:inset(0_0_0_var(--split))]" },
];

/**
 * The before/after slider over one design of the showcase. Its page's script moves it. It opens as one picture that has both halves,
 * which is half of what two would weigh and all that is needed without scripts; the two that the line wipes over each other come
 * when a person is there to move it.
 */
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
        name={`${design}-split`}
        alt={`Before: ${beforeAlt}. After: ${afterAlt}.`}
        sizes={sizes}
        loading={first ? "high" : "lazy"}
        className="size-full object-cover"
      />
    }
    after={SIDES.map(({ side, clip }) => (
      <ShowcasePicture
        key={side}
        name={`${design}-${side}`}
        alt=""
        sizes={sizes}
        className={`${FILLED} ${clip} hidden attended:block`}
      />
    ))}
  />
);
