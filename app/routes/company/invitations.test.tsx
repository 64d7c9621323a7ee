import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { PLANS } from "#core/entitlements/plans.ts";
import { NoSeat } from "./invitations.tsx";

it("says that no place is free, and leads to the plans where one has more", () => {
  const said = (seats: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <NoSeat seats={seats} />
      </MemoryRouter>,
    );
  expect(said(PLANS.free.seats)).toMatch(/Your plan is for one person\. With Pro .*href="\/subscription"/);
  expect(said(PLANS.pro.seats)).toContain(`Your plan is for ${PLANS.pro.seats} people`);
  expect(said(PLANS.pro.seats)).not.toContain("/subscription");
});
