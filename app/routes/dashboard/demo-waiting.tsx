import { useState } from "react";
import { hasWork, loadDemoVisit } from "#app/components/designer/demo-visit.ts";
import { Banner } from "#app/components/ui/banner.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** After a sign-up from the demo: what was begun there has come along. */
export function DemoWaiting() {
  const [visit] = useState(loadDemoVisit);
  if (!visit || !hasWork(visit)) return null;
  return (
    <Banner
      className="mb-6"
      action={
        <ButtonLink to="/designer" variant="secondary">
          Go on in the designer
        </ButtonLink>
      }
    >
      Your photo and your words from the demo are waiting for you.
    </Banner>
  );
}
