/** Sentences of what is done with projects now and then. Beside the others, because most pages have no use for them. */
export const PROJECT_MESSAGES = {
  mergeWithItself: "Please choose another project to merge with.",
  mergeNotesTooLong:
    "Together the notes of both projects are longer than 5000 characters. Please shorten one of them first.",
  csvUnreadable: "Please choose a CSV file.",
  csvTooLarge: "This file is too large. Please import at most 2000 clients at a time.",
  csvEmpty: "This file has no rows below its header.",
  csvNoNames: "This file has no column for the client's name, the address or the title of the project.",
  csvColumnTwice: "Two columns of this file are read as the same thing.",
  csvRowTooLong: "This row has more cells than the header has columns.",
  csvNeedsName: "This row names no client, no address and no title.",
  projectPhotosFull: "This project has as many photos as it can hold (40). Take one out first.",
  photoCaptionTooLong: "Please keep the caption to 200 characters.",
  photosFailed: "The photos of this project could not be loaded. Please try again.",
  photoNotSaved: "This could not be saved. Please try again.",
  statusUnknown: "Please choose a status from the list.",
} as const;
