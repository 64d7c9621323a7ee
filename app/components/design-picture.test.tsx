import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { DesignPicture } from "./design-picture.tsx";

type Shown = Pick<Parameters<typeof DesignPicture>[0], "viewpoint"> & { photo?: string | null };

const markupOf = ({ viewpoint, photo = "/photo.jpg" }: Shown) =>
  renderToStaticMarkup(
    <DesignPicture
      before={{ src: photo, alt: "The yard as it is" }}
      after={{ src: "/design.png", alt: "The yard as designed" }}
      viewpoint={viewpoint}
      width={320}
      height={240}
    />,
  );

describe("the picture of a design", () => {
  it("is wiped over its photo where both are seen from one place", () => {
    const markup = markupOf({ viewpoint: "same" });
    expect(markup).toContain('role="slider"');
    expect(markup).toContain("/photo.jpg");
    expect(markup).toContain("/design.png");
  });

  it.each([
    ...VIEWPOINTS.filter((viewpoint) => viewpoint !== "same").map((viewpoint) => ({ viewpoint })),
    { viewpoint: "same" as const, photo: null },
  ])("stands whole otherwise: %j", (shown) => {
    const markup = markupOf(shown);
    expect(markup).not.toContain('role="slider"');
    expect(markup).not.toContain("/photo.jpg");
    expect(markup).toContain('alt="The yard as designed"');
  });
});
