import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ActionBar } from "./action-bar.tsx";
import { changeDesign } from "./design.ts";
import { type Design, EMPTY_DESIGN } from "./design-state.ts";

it("says once that no yard was made out: the failure stands for what the preview knew before", () => {
  const said = "The yard could not be made out in this photo.";
  const photos = [{ id: "a", name: "a.jpg", width: 100, height: 80, source: "/files/a.jpg" }];
  const ready: Design = {
    ...changeDesign(EMPTY_DESIGN, { type: "photos added", photos }),
    ...{ description: "a lawn", projectId: 1 },
  };
  const failed = changeDesign(ready, { type: "failed", failure: { message: said, until: "asked" } });
  const none = () => {};
  const times = (design: Design) =>
    renderToStaticMarkup(
      <ActionBar
        {...{ design, doubt: said, panel: null, picturesLeft: null }}
        {...{ onGenerate: none, onEditing: none, onCancel: none, onReset: none, onDismissError: none }}
      />,
    ).split(said).length - 1;
  expect([times(ready), times(failed)]).toEqual([1, 1]);
});
