import {
  PHOTO_CAPTION_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_NOTES_MAX,
  PROJECT_TAGS_MAX,
  PROJECT_TITLE_MAX,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { NAME_SHAPE } from "./account.ts";
import { ADDRESS, OPTIONAL_EMAIL, OPTIONAL_PHONE } from "./contact.ts";
import type { TextRule } from "./text-rule.ts";

export const PHOTO_CAPTION: TextRule = {
  checks: [{ max: PHOTO_CAPTION_MAX, says: PROJECT_MESSAGES.photoCaptionTooLong }],
};

export const PROJECT_RULES = {
  title: {
    checks: [
      { min: 1, says: MESSAGES.projectTitleRequired },
      { max: PROJECT_TITLE_MAX, says: MESSAGES.projectTitleTooLong },
    ],
  },
  description: { checks: [{ max: PROJECT_DESCRIPTION_MAX, says: MESSAGES.projectDescriptionTooLong }] },
  notes: { checks: [{ max: PROJECT_NOTES_MAX, says: MESSAGES.projectNotesTooLong }] },
  tags: { checks: [{ max: PROJECT_TAGS_MAX, says: MESSAGES.projectTagsTooLong }] },
  clientName: {
    checks: [
      { max: 120, says: MESSAGES.clientNameTooLong },
      { shape: NAME_SHAPE, says: MESSAGES.plainNameInvalid },
    ],
  },
  clientEmail: OPTIONAL_EMAIL,
  clientPhone: OPTIONAL_PHONE,
  siteAddress: ADDRESS,
} satisfies Record<string, TextRule>;
