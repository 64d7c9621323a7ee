import { type FormEvent, useId, useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import { PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

export default function NewProjectDialog({
  open,
  onOpenChange,
  onCreate,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Rejects when the server refuses. */
  onCreate(title: string, description: string): Promise<void>;
}) {
  const formId = useId();
  const [title, setTitle] = useState("");
  const [description, setDescription] = useState("");
  const [titleError, setTitleError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === "") return setTitleError(MESSAGES.projectTitleRequired);
    setBusy(true);
    setFailure(undefined);
    try {
      await onCreate(title.trim(), description.trim());
      setTitle("");
      setDescription("");
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.projectCreateFailed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New project"
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="lg" busy={busy} busyLabel="Creating...">
            Create project
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {failure ? <Banner tone="error">{failure}</Banner> : null}
        <TextField
          label="Title"
          value={title}
          maxLength={PROJECT_TITLE_MAX}
          placeholder="Miller backyard"
          autoComplete="off"
          error={titleError}
          onChange={(event) => {
            setTitle(event.target.value);
            setTitleError(undefined);
          }}
        />
        <TextArea
          label="Description"
          optional
          rows={3}
          value={description}
          maxLength={PROJECT_DESCRIPTION_MAX}
          placeholder="Address, client, what matters to them"
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
