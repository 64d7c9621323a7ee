import { Archive, Download, Upload } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem } from "#app/components/ui/menu.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { request } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useMay } from "#app/lib/use-may.ts";
import { MESSAGES } from "#contract/messages.ts";

type ListMenuItemsProps = { trigger: ReactElement; canImport: boolean; onImport(): void };

/** The menu of all projects, opened. */
export default function ListMenuItems({ trigger, canImport, onImport }: ListMenuItemsProps) {
  const may = useMay();
  const download = async () => {
    try {
      const answer = await request("/projects/file");
      if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
      saveFile(await answer.blob(), "projects.csv");
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
    }
  };
  return (
    <Menu trigger={trigger} defaultOpen>
      {canImport ? (
        <MenuItem icon={Upload} onSelect={onImport}>
          Import clients
        </MenuItem>
      ) : null}
      {may("downloadProjects") ? (
        <MenuItem icon={Download} onSelect={() => void download()}>
          Download as CSV
        </MenuItem>
      ) : null}
      <MenuItem icon={Archive} to="/projects/archive">
        Archive
      </MenuItem>
    </Menu>
  );
}
