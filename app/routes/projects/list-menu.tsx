import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { lazyMenu } from "#app/components/ui/lazy-menu.tsx";

const Items = lazyMenu(() => import("./list-menu-items.tsx"));

type ListMenuProps = { canImport: boolean; onImport(): void };

/** What can be done with all projects. */
export const ListMenu = (props: ListMenuProps) => <Items trigger={<Trigger />} {...props} />;

const Trigger = (button: ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    aria-label="More for all projects"
    className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <EllipsisVertical aria-hidden className="size-5" />
  </button>
);
