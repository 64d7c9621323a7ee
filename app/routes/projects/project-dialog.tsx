import { useId } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import {
  PROJECT_DESCRIPTION_MAX,
  PROJECT_NOTES_MAX,
  PROJECT_TAGS_MAX,
  PROJECT_TITLE_MAX,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_RULES } from "#contract/rules/project.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";
import { FIRST_STATUS, PROJECT_STATUSES, projectStatusKeys } from "#core/projects/project-status.ts";

type ProjectDialogProps = {
  /** The project to edit; without one a new project is made. */
  project?: Project;
  onClose(): void;
  onSaved(): void;
};

export function ProjectDialog({ project, onClose, onSaved }: ProjectDialogProps) {
  const formId = useId();
  const { form, field, values, busy, failure } = useForm({
    initial: {
      title: project?.Title ?? "",
      description: project?.Description ?? "",
      notes: project?.Notes ?? "",
      status: project?.Status ?? FIRST_STATUS,
      tags: project?.Tags ?? "",
      clientName: project?.ClientName ?? "",
      clientEmail: project?.ClientEmail ?? "",
      clientPhone: project?.ClientPhone ?? "",
      siteAddress: project?.SiteAddress ?? "",
    },
    check: (values) => faultsOf(PROJECT_RULES, values),
    async submit({ title, status, ...given }) {
      const optional = Object.entries(given).map(([name, text]) => [name, text.trim() || null]);
      const body = { title: title.trim(), status, ...Object.fromEntries(optional) };
      if (project) await call("updateProject", { params: { id: project.Id }, body });
      else await call("createProject", { body });
      toast(project ? "Project saved" : "Project created");
      onSaved();
    },
    fallback: project ? MESSAGES.projectUpdateFailed : MESSAGES.projectCreateFailed,
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={project ? "Edit Project" : "New Project"}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            {project ? "Save Changes" : "Create Project"}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} method="post">
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-4">
          <TextField
            {...field("title")}
            label="Title"
            placeholder="12 Maple Street, front yard"
            counter={{ length: values.title.trim().length, max: PROJECT_TITLE_MAX }}
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextArea
            {...field("description")}
            label="Description"
            optional
            counter={{ length: values.description.trim().length, max: PROJECT_DESCRIPTION_MAX }}
          />
          <SelectField {...field("status")} label="Status">
            {projectStatusKeys.map((key) => (
              <option key={key} value={key}>
                {PROJECT_STATUSES[key].label}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("tags")}
            label="Tags"
            optional
            hint="Separate them with commas."
            counter={{ length: values.tags.trim().length, max: PROJECT_TAGS_MAX }}
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextArea
            {...field("notes")}
            label="Notes"
            optional
            hint="For you alone: they stand on no paper."
            counter={{ length: values.notes.trim().length, max: PROJECT_NOTES_MAX }}
          />
          <fieldset className="space-y-4 border-line border-t pt-4">
            <legend className="float-start w-full pb-4 font-semibold">Client</legend>
            <TextField
              {...field("clientName")}
              label="Client's name"
              optional
              className="clear-both"
              autoComplete="off"
              enterKeyHint="next"
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field("clientEmail")}
                label="Client's email"
                optional
                type="email"
                inputMode="email"
                autoComplete="off"
                enterKeyHint="next"
              />
              <TextField
                {...field("clientPhone")}
                label="Client's phone"
                optional
                type="tel"
                autoComplete="off"
                enterKeyHint="next"
              />
            </div>
            <TextField
              {...field("siteAddress")}
              label="Address of the site"
              optional
              hint="It stands on the papers for your client."
              autoComplete="off"
              enterKeyHint="done"
            />
          </fieldset>
        </fieldset>
      </form>
    </Dialog>
  );
}
