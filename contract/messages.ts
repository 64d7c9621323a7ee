/** The sentences people read, word for word from the specification where it gives one. */

/** On its own, for the one page script that has no room for all of them. */
export const GOOGLE_ONETAP_FAILED = "Google One-Tap login failed";

export const MESSAGES = {
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooWeak:
    "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  confirmRequired: "Please confirm your password",
  passwordsDiffer: "Passwords do not match",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  firstNameTooShort: "First name must be at least 2 characters",
  lastNameTooShort: "Last name must be at least 2 characters",
  nameInvalid: "Please write your name without < and >, on one line",
  plainNameInvalid: "Please write this name without < and >, on one line",
  phoneInvalid: "Please enter a valid phone number",
  registrationFailed: "Registration failed",
  loginFailed: "Login failed",
  googleFailed: "Google login failed",
  googleOnetapFailed: GOOGLE_ONETAP_FAILED,
  tokenInvalid: "Invalid or expired token",
  accountChanging: "Your account was changed a moment ago. Please sign in again.",
  forgotFailed: "Failed to send password reset email",
  forgotSent: "If this address has an account, a link to reset its password is on its way.",
  resetFailed: "Failed to reset password",
  resetDone: "Your password has been changed. Please sign in with the new one.",
  resetLinkMissing: "Invalid reset link. Please request a new password reset.",
  resetLinkInvalid: "Invalid or expired reset link. Please request a new password reset.",
  sessionNotFound: "This session could not be found.",
  generationStatusFailed: "Failed to get generation status",
  unexpected: "An unexpected error occurred. Please try again.",
  wrongCredentials: "The email or password is not right. Please check them and try again.",
  emailTaken: "An account with this email already exists. Please sign in instead.",
  authenticationRequired: "Authentication required",
  tooManyRequests: "Too many attempts. Please wait a moment and try again.",
  notFound: "We could not find what you asked for.",
  tooManyChanges: "This design has as many changes as one can have.",
  malformedRequest: "We could not read this request. Please reload the page and try again.",
  requestTooLarge: "This request is too large.",
  diskFull: "There is no room to save this at the moment. Nothing was changed. Please try again later.",
  databaseAway: "This does not work for a moment. Please try again.",
  storeAway:
    "Pictures cannot be saved or shown at the moment. Nothing was lost. Please try again in a minute.",

  subscriptionLoadFailed: "Failed to load subscription status",
  subscriptionStartFailed: "Failed to start subscription process",
  checkoutFailed: "Failed to create checkout session",
  portalFailed: "Failed to create portal session",
  subscriptionStatusFailed: "Failed to get subscription status",
  trialCheckFailed: "Failed to check trial eligibility",
  /** The client looks for the first words of these two: a new subscription is to be started. */
  testSubscription: "Test subscription data: this plan was not bought here. Please start a new subscription.",
  invalidSubscription:
    "Invalid subscription data: the payment provider does not know this subscription. Please start a new one.",
  nothingToManage: "You have no subscription yet. Please choose a plan.",
  currencyNotSold: "Plans are not sold in this currency here. Please choose US dollars.",
  planAlreadyYours: "This plan is already yours. Use Manage Billing to change or cancel it.",
  paymentsOff: "Plans are not sold online here. Please write to us to get one.",
  testPlanSet: "Test subscription updated.",
  webhookRefused: "This event is not signed by the payment provider, or it is too old.",
  billingPortalFailed: "Failed to open billing portal",

  networkIssue: "Network connection issue. Please check your internet and try again.",
  notSent: "It was not made by the server.",
  deviceDrawingFailed:
    "This device could not draw the picture. Please ask for it again when you are connected.",
  offlineSending: "You are offline. Your photo has not been sent yet.",
  offlineGenerating:
    "You are offline. The picture is still being made, and it shows here once you are connected again.",
  authenticationIssue: "Authentication issue. Please sign in again.",

  projectTitleRequired: "Project title is required",
  projectTitleTooLong: "Project title can have at most 200 characters",
  projectDescriptionTooLong: "Project description can have at most 1000 characters",
  projectTagsTooLong: "Tags can have at most 500 characters",
  projectNotesTooLong: "Notes can have at most 5000 characters",
  clientNameTooLong: "The client's name can have at most 120 characters",
  addressTooLong: "An address can have at most 300 characters",
  companyNameRequired: "Please enter the name of your company",
  companyNameTooLong: "A company's name can have at most 120 characters",
  companyLineTooLong: "This line can have at most 160 characters",
  companyTermsTooLong: "Terms can have at most 2000 characters",
  validDaysInvalid: "Please enter a number of days from 1 to 365",
  companySaved: "Company saved",
  companyFailed: "Your company could not be loaded. Please try again.",
  companySaveFailed: "Your company could not be saved. Please try again.",
  logoFailed: "The logo could not be saved. Please try again.",
  projectsLoadTimeout: "Loading took too long. Please refresh the page.",
  projectsLoadFailed: "Failed to load projects. Please try refreshing the page.",
  projectCreateFailed: "Failed to create project. Please try again.",
  projectUpdateFailed: "Failed to update project",
  projectDeleteFailed: "Failed to delete project",
  projectSearchFailed: "Search failed",
  projectDeleteQuestion: "Are you sure you want to delete this project? This action cannot be undone.",
  projectNotFound: "This project could not be found.",

  imageRequired: "Please upload at least one image first.",
  imageNotRecognised:
    "This file is not an image we can read. Please use JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC.",
  imageUndecodable: "This image seems to be damaged. Please try another one.",
  imageTooLarge: "1 image(s) exceed 20MB. Please use smaller images.",
  imageTooSlow: "This image took too long to read. Please save it as a JPEG and try again.",
  imageTooHeavy: "This image takes too much memory to read. Please save it as a JPEG and try again.",
  storageFull:
    "Your account has no room for more pictures. Please delete designs or projects you no longer need.",
  uploadTooSlow: "This upload took too long. Please check your connection and try again.",
  uploadsBusy: "Many photos are being read right now. Please try again in a few seconds.",
  imagesFailed: "There was an error processing your images. Please try again.",
  imageDownloadFailed: "Failed to download image. Please try again.",
  beforeAfterFailed: "Failed to create before/after comparison. Please try again.",
  planDownloadFailed: "Failed to draw the plan. Please try again.",
  beforeAfterIncomplete: "Both original and generated images are required for before/after download.",
  autoSaved: "Auto-saved successfully!",
  autoSaveFailed: "Auto-save failed",
  imageNotFound: "This image could not be found.",

  galleryProjectFailed: "Failed to load project details",
  galleryImagesFailed: "Failed to load project images",
  galleryDownloadFailed: "Failed to download image",
  galleryBomMissing: "No Bill of Materials found for this image. Generate a BOM using the AI Designer first.",
  galleryBomFailed: "Failed to load Bill of Materials.",
  galleryBomSignIn: "Please log in to view Bill of Materials.",
  imageDeleteQuestion: "Are you sure you want to delete this image? This action cannot be undone.",
  imageDeleteFailed: "Failed to delete image",

  bomSubscriptionRequired: "BOM generation requires an active subscription",
  bomImagesRequired: "Both original and generated images are required for BOM generation",
  bomFailed: "Failed to generate bill of materials",
  bomUnmeasured:
    "This design was not measured, so its quantities cannot be computed. Generate it with the built-in engine first.",
  bomReady: "Your bill of materials is ready.",
  bomNotFound: "This bill of materials could not be found.",
  bomRough: "Mark a door to make this exact",
  bomRoughForClient: "Exact after a visit to the site",
  bomItemNotFound: "This item is not in the bill of materials any more.",
  bomItemIncomplete: "Please fill in item name and category",
  bomItemChanged:
    "Somebody changed this item in the meantime. Here is how it is now; please look and edit it again.",
  bomTooLarge:
    "This bill would come to more money than can be counted exactly. Please use smaller quantities, prices or rates.",
  bomNumberInvalid: "Quantity and price are numbers from 0, with two decimals at most.",

  bomNotSavedEdit: "Cannot edit: BOM must be saved first",
  bomNotSavedAdd: "Cannot add: BOM must be saved first",
  bomNotSavedDelete: "Cannot delete: BOM must be saved first",
  bomItemDeleteQuestion: "Are you sure you want to delete this item?",
  bomUrlsMissing: "Image URLs are not available for BOM generation",
  bomExportFailed: "Failed to download the bill of materials. Please try again.",
  markupInvalid: "Please enter the markup or margin as a percentage from 0 to 90.",
  taxInvalid: "Please enter the tax as a percentage from 0 to 50.",
  exchangeInvalid:
    "Please enter the rate as Canadian dollars for one US dollar, such as 1.38, or leave it empty.",
  priceBookUnreadable: "This file could not be read. Please save your prices as CSV and try again.",
  priceBookTooLarge: "This price book is too large. Please keep it below 900 kB.",
  priceBookSaved: "Your prices are saved.",
  priceTermsSaved: "Saved. New bills start with these terms.",
  bomTermsSaved: "Saved. This bill uses these terms now.",
  priceBookFailed: "Failed to load your prices. Please try again.",

  shareUnsaved: "Please save the design first before creating a share link",
  shareFailed: "Failed to create share link. Please try again.",
  sharedNotFound: "Design not found",
  sharedFailed: "Failed to load shared design",

  reviewerRequired: "Access denied. You need reviewer privileges to access this page.",
  reviewStatsFailed: "Failed to load statistics",
  reviewNextFailed: "Failed to load next image",
  reviewSubmitFailed: "Failed to submit review",
  reviewListFailed: "Failed to load reviewed images",
  reviewRatingInvalid: "The rating must be good or not_good.",
  reviewNotesTooLong: "Notes can have at most 2000 characters",
  reviewTaken: "Another reviewer has this image now. Please go on with the next one.",
  demoFileUnreadable:
    "This browser cannot open this file. Please choose a JPEG, PNG or WebP; other kinds work after you sign up.",
  eventInvalid: "This event cannot be counted.",

  descriptionRequired: "Please describe what you would like to change.",
  descriptionTooLong: "The description can have at most 800 characters.",
  areaTooSmall: "A highlighted area needs at least three points.",
  areaNamedTwice: "Each highlighted area needs an id of its own.",
  sizeInvalid: "The size must be auto or like 1024x1024.",
  idempotencyKeyInvalid: "The Idempotency-Key must be 1 to 200 visible characters.",
  maskInvalid: "The mask must be a PNG of the same size as the photo.",
  maskEmpty: "Nothing can change inside your marks. Please draw around the ground that should.",
  generationNotFound: "This design could not be found.",
  designChanged: "This design was changed elsewhere in the meantime.",
  designTooNew: "This design was saved by a newer release. Please reload the page.",
  designTooLarge: "This design holds more drawing than can be kept. Please remove a few strokes or photos.",
  designsFull: "Your account has no room for more designs. Please delete those you no longer need.",
  designTitleTooLong: "A name can have at most 120 characters.",
  designVersionNotFound: "This version could not be found.",
  elementNotFound: "This design has no such element.",
  changeHint:
    "You can add, remove, replace, move, turn or resize things, and set their color or material: “move the patio 3 ft to the left”.",
  languageSilent:
    "The language model that reads such words did not answer, so we read them ourselves. You can try again.",
  languageSpent:
    "The language model that reads such words has done what it may for today, so we read them ourselves.",
  changeNotRead: "Your words could not be read beforehand. Please try again.",
  designIdTaken: "This id is in use. Please reload the page.",
  signOutUnsaved:
    "Your last changes are not saved yet, because the server cannot be reached. Sign out once more to leave them behind.",
  designOpenFailed: "This design could not be opened. Please check your connection and try again.",
  generationLimit: "You have reached the limit of your plan. Please choose a plan to go on.",
  nothingDrawn:
    "Nothing in the picture would change. Say what you want and where, or circle the place, and try again.",
  nothingChanged: "That change would leave the picture as it is, so nothing was drawn or counted.",
  generationFailed: "We could not finish this picture. Nothing was lost: please try again.",
  generationTimedOut: "This picture took too long. Nothing was lost: please try again.",
  modelApiKey: "Invalid API key. Please check your OpenAI API key configuration.",
  modelQuota: "OpenAI quota exceeded. Please check your account billing and usage limits.",
  modelContentPolicy:
    "Content policy violation. Please try a different description that focuses on landscape elements.",
  modelBilling: "Billing issue with OpenAI account. Please check your payment method.",
  modelRateLimit: "Rate limit exceeded. Please wait a moment and try again.",
  modelOverloaded: "AI model is experiencing high demand. Please try again in a few moments.",
  spendingLimit:
    "The hosted image model has done its work for today. Please choose the built-in engine, or try again tomorrow.",
  spendingLimitOfMonth:
    "The hosted image models have used up their budget for this month. Please choose the built-in engine.",
  drawnWithinBudget:
    "The hosted image models have used up their budget, so the built-in engine drew this design.",
  modelNoImage: "No image data received from model",
  modelChangedHouse:
    "The image model changed the house twice, so we kept your photo. Please try again, or choose the built-in engine.",
  engineUnavailable: "This image model is not set up here. Please choose the built-in one.",
  idempotencyConflict: "This request was sent before with other contents.",
} as const;

/** '{n} image(s) exceed 20MB. Please use smaller images.' */
export const imagesTooLarge = (count: number) => `${count} image(s) exceed 20MB. Please use smaller images.`;

/** The limits differ by format: some decoders hold the whole picture at once. */
export const tooManyPixels = (format: string, megapixels: number) =>
  `This image has too many pixels. Please use one of at most 50 megapixels${megapixels < 50 ? `, or ${megapixels} as ${format}` : ""}.`;

const failedTo = (what: string) => (message: string) => `Failed to ${what}: ${message}`;
export const addItemFailed = failedTo("add item");
export const updateItemFailed = failedTo("update item");
export const deleteItemFailed = failedTo("delete item");
export const loadBomFailed = failedTo("load existing BOM");
