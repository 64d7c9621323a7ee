import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { lazyMenu } from "#app/components/ui/lazy-menu.tsx";
import type { DesignSummary } from "#contract/endpoints/designs.ts";

const Items = lazyMenu(() => import("./design-menu-items.tsx"));

type DesignMenuProps = { design: DesignSummary; onMove(): void; onChanged(): void };

/** What can be done with a design of the project. */
export const DesignMenu = (props: DesignMenuProps) => (
  <Items trigger={<Trigger name={props.design.name} />} {...props} />
);

const Trigger = ({ name, ...button }: { name: string } & ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    aria-label={`Actions for the design ${name}`}
    className="absolute end-1 top-1 flex size-11 items-center justify-center rounded-md bg-surface/90 text-ink hover:bg-surface"
  >
    <EllipsisVertical aria-hidden className="size-5" />
  </button>
);
