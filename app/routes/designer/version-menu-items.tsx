import { Copy, Pencil, Star, StarOff, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { MESSAGES } from "#contract/messages.ts";

type VersionMenuItemsProps = {
  trigger: ReactElement;
  api: Api;
  params: { id: string; versionId: string };
  starred: boolean;
  onStar(): void;
  onName(): void;
  onRemove(): void;
};

/** The menu of a version, opened. */
export default function VersionMenuItems({
  trigger,
  api,
  params,
  starred,
  onStar,
  onName,
  onRemove,
}: VersionMenuItemsProps) {
  const navigate = useNavigate();
  const duplicate = async () => {
    const id = crypto.randomUUID();
    try {
      await api.call("duplicateDesign", {
        params: { id: params.id },
        body: { id, versionId: params.versionId },
      });
      toast("This is the option: a design of its own that begins with that version.");
      void navigate(`/designer/${id}`);
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
    }
  };
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={starred ? StarOff : Star} onSelect={onStar}>
        {starred ? "Remove the star" : "Star"}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onName}>
        Name
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void duplicate()}>
        Duplicate as an option
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={onRemove}>
        Delete version
      </MenuItem>
    </Menu>
  );
}
