import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { DESIGN_TITLE_MAX } from "#contract/limits.ts";

/** Gives a name, or takes it back. */
export default function RenameDialog({
  title,
  name,
  placeholder,
  onClose,
  onName,
}: {
  title: string;
  name: string;
  /** What it goes by without a name. */
  placeholder: string;
  onClose(): void;
  /** Null = no name of its own. */
  onName(name: string | null): void;
}) {
  const formId = useId();
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(text.trim() || null);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="lg">
            Save name
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label="Name"
          optional
          value={text}
          maxLength={DESIGN_TITLE_MAX}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
