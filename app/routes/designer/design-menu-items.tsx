import { Copy, FolderOpen, Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { MESSAGES } from "#contract/messages.ts";

type DesignMenuProps = {
  trigger: ReactElement;
  api: Api;
  /** There is something to rename, to copy and to delete. */
  isBegun: boolean;
  projectId: number | null;
  keepNow(): Promise<string | null>;
  onOpen(dialog: "rename" | "designs"): void;
};

/** The menu of a design, opened. */
export default function DesignMenuItems({
  trigger,
  api,
  isBegun,
  projectId,
  keepNow,
  onOpen,
}: DesignMenuProps) {
  const navigate = useNavigate();
  const withKept = async (work: (id: string) => Promise<void>) => {
    try {
      const id = await keepNow();
      if (id === null) toast(MESSAGES.networkIssue, "error");
      else await work(id);
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
    }
  };
  const duplicate = (from: string) => {
    const id = crypto.randomUUID();
    return api.call("duplicateDesign", { params: { id: from }, body: { id } }).then(() => {
      toast("This is the copy.");
      void navigate(`/designer/${id}`);
    });
  };
  const remove = (id: string) =>
    api.call("archiveDesign", { params: { id } }).then(() => {
      void navigate("/designer/new", { state: { deleted: id } });
    });
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={Plus} to={projectId === null ? "/designer/new" : `/designer/new?project=${projectId}`}>
        New design
      </MenuItem>
      <MenuItem icon={FolderOpen} onSelect={() => onOpen("designs")}>
        Open a design
      </MenuItem>
      {isBegun ? (
        <>
          <MenuSeparator />
          <MenuItem icon={Pencil} onSelect={() => onOpen("rename")}>
            Rename
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => void withKept(duplicate)}>
            Duplicate
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => void withKept(remove)}>
            Delete
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
