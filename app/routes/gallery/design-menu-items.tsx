import { Copy, FolderInput, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { MESSAGES } from "#contract/messages.ts";

type DesignMenuItemsProps = {
  trigger: ReactElement;
  design: DesignSummary;
  onMove(): void;
  onChanged(): void;
};

/** The menu of a design, opened. */
export default function DesignMenuItems({ trigger, design, onMove, onChanged }: DesignMenuItemsProps) {
  const params = { id: design.id };
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast(done);
      onChanged();
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
    }
  };
  const duplicate = () =>
    run(
      () => call("duplicateDesign", { params, body: { id: crypto.randomUUID() } }),
      "The copy is beside its original.",
    );
  const remove = () =>
    run(
      () => call("archiveDesign", { params }),
      `Design deleted. The archive of your projects keeps it for ${KEPT_DAYS.archivedDesigns} days.`,
    );
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={FolderInput} onSelect={onMove}>
        Move to another project
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void duplicate()}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void remove()}>
        Delete design
      </MenuItem>
    </Menu>
  );
}
