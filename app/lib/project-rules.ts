import {
  ADDRESS_MAX,
  CLIENT_NAME_MAX,
  NAME_SHAPE,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_TAGS_MAX,
  PROJECT_TITLE_MAX,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The contract's rules for a project as plain functions; tests hold them against its schema. */

export function titleFault(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return MESSAGES.projectTitleRequired;
  if (length > PROJECT_TITLE_MAX) return MESSAGES.projectTitleTooLong;
}

export function descriptionFault(description: string): string | undefined {
  if (description.trim().length > PROJECT_DESCRIPTION_MAX) return MESSAGES.projectDescriptionTooLong;
}

export function tagsFault(tags: string): string | undefined {
  if (tags.trim().length > PROJECT_TAGS_MAX) return MESSAGES.projectTagsTooLong;
}

export function clientNameFault(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed.length > CLIENT_NAME_MAX) return MESSAGES.clientNameTooLong;
  if (!NAME_SHAPE.test(trimmed)) return MESSAGES.plainNameInvalid;
}

export function addressFault(address: string): string | undefined {
  if (address.trim().length > ADDRESS_MAX) return MESSAGES.addressTooLong;
}

/** "patio, front yard" as single words to show. */
export const tagsOf = (tags: string | null): string[] =>
  (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
