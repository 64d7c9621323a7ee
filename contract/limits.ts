/** Numbers that both sides of the wire keep to. */

export const UPLOAD_MAX_BYTES = 20_971_520;
/** The browser compresses to this before it uploads. */
export const UPLOAD_TARGET_BYTES = 4 * 1024 * 1024;
export const UPLOAD_TARGET_SIDE_PX = 1920;

/** Of one project; a yard is seen from every side with a dozen. */
export const PROJECT_PHOTOS_MAX = 40;
export const PHOTO_CAPTION_MAX = 200;
export const PROJECT_TITLE_MAX = 200;
export const PROJECT_DESCRIPTION_MAX = 1000;
export const PROJECT_TAGS_MAX = 500;
export const PROJECT_NOTES_MAX = 5_000;
/** Cards of one column of the board; the others come a page at a time. */
export const BOARD_COLUMN_SIZE = 20;
/** Clients of one import, and the characters of its file; the request stays below its own limit of 1 MiB. */
export const IMPORT_ROWS_MAX = 2_000;
export const IMPORT_MAX_CHARS = 900_000;
export const COMPANY_TERMS_MAX = 2_000;

export const PROJECT_PAGE_SIZE = 50;
export const PROJECT_LOAD_TIMEOUT_MS = 15_000;

export const DESCRIPTION_MAX = 800;
/** A stroke is kept only with more points than this. */
export const STROKE_MIN_POINTS = 5;
export const STROKE_MAX_POINTS = 5_000;
export const AREAS_MAX = 10;
export const EDIT_HISTORY_MAX = 50;
export const BRUSH_STROKES_MAX = 60;
export const KNOWN_SIZES_MAX = 6;
/** A paver and a city lot: outside of this somebody typed another unit. */
export const KNOWN_LENGTH_MIN_FT = 0.5;
export const KNOWN_LENGTH_MAX_FT = 500;

export const IMAGE_PAGE_SIZE = 20;

/** Kept designs: photos of one, characters of one as JSON, and how many and how much of them one person has. */
export const DESIGN_PHOTOS_MAX = 40;
export const DESIGN_STATE_MAX_CHARS = 900_000;
export const DESIGNS_MAX = 5_000;
export const DESIGNS_MAX_CHARS = 200_000_000;
export const DESIGN_PAGE_SIZE = 20;
/** Titles of designs, and names of their versions. */
export const DESIGN_TITLE_MAX = 120;

/** US dollars that an account's own keys of hosted engines may cost in a month: until it says more, and at most. */
export const MONTH_LIMIT_USD = { usual: 20, max: 10_000 };
export const ENGINE_KEY_MAX = 400;
/** Pictures of one design by several engines, side by side. */
export const COMPARED_MAX = 4;

/** Notes and descriptions of a bill's items. */
export const BOM_TEXT_MAX = 2_000;
/** Some 5,000 prices; the request that carries them stays below its own limit of 1 MiB. */
export const PRICE_BOOK_MAX_CHARS = 900_000;

export const REVIEWS_PAGE_SIZE = 50;
export const REVIEW_NOTES_MAX = 2_000;

/** What one event of the demo may carry, as JSON text. */
export const ANALYTICS_DATA_MAX_CHARS = 2_000;

/** Proposals: options of one, add-ons of an option, payments, and characters of what is written in them. */
export const PROPOSAL_OPTIONS_MAX = 4;
export const ADD_ONS_MAX = 12;
export const PAYMENTS_MAX = 8;
export const PROPOSAL_TITLE_MAX = 120;
export const PROPOSAL_REASON_MAX = 500;
/** Questions about a picture, their answers, and the description of an option. */
export const PIN_TEXT_MAX = 1_000;
export const WORK_DAYS_MAX = 1_000;
export const PROPOSAL_LIST_SIZE = 50;
