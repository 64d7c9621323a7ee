/** What opens over the list from the menu of a project. */
export type ProjectDialogName = "edit" | "merge" | "archive" | "delete";
