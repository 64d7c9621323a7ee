/** The sentences people read, word for word from the specification where it gives one. */

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
  phoneInvalid: "Please enter a valid phone number",
  registrationFailed: "Registration failed",
  loginFailed: "Login failed",
  tokenInvalid: "Invalid or expired token",
  generationStatusFailed: "Failed to get generation status",
  unexpected: "An unexpected error occurred. Please try again.",
  wrongCredentials: "The email or password is not right. Please check them and try again.",
  emailTaken: "An account with this email already exists. Please sign in instead.",
  authenticationRequired: "Authentication required",
  tooManyRequests: "Too many attempts. Please wait a moment and try again.",
  notFound: "We could not find what you asked for.",
  malformedRequest: "We could not read this request. Please reload the page and try again.",
  requestTooLarge: "This request is too large.",

  networkIssue: "Network connection issue. Please check your internet and try again.",
  authenticationIssue: "Authentication issue. Please sign in again.",

  projectTitleRequired: "Project title is required",
  projectTitleTooLong: "Project title can have at most 200 characters",
  projectDescriptionTooLong: "Project description can have at most 1000 characters",
  projectTagsTooLong: "Tags can have at most 500 characters",
  projectsLoadTimeout: "Loading took too long. Please refresh the page.",
  projectsLoadFailed: "Failed to load projects. Please try refreshing the page.",
  projectCreateFailed: "Failed to create project. Please try again.",
  projectNotFound: "This project could not be found.",

  imageRequired: "Please upload at least one image first.",
  imageNotRecognised:
    "This file is not an image we can read. Please use JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC.",
  imageUndecodable: "This image seems to be damaged. Please try another one.",
  imageTooLarge: "1 image(s) exceed 20MB. Please use smaller images.",
  imageTooManyPixels: "This image has too many pixels. Please use one of at most 50 megapixels.",
  imagesFailed: "There was an error processing your images. Please try again.",
  imageDownloadFailed: "Failed to download image. Please try again.",
  beforeAfterFailed: "Failed to create before/after comparison. Please try again.",
  beforeAfterIncomplete: "Both original and generated images are required for before/after download.",
  autoSaved: "Auto-saved successfully!",
  autoSaveFailed: "Auto-save failed",
  imageNotFound: "This image could not be found.",
  notAuthenticated: "Not authenticated",

  descriptionRequired: "Please describe what you would like to change.",
  descriptionTooLong: "The description can have at most 800 characters.",
  maskInvalid: "The mask must be a PNG of the same size as the photo.",
  generationNotFound: "This design could not be found.",
  generationLimit: "You have reached the limit of your plan. Please choose a plan to go on.",
  generationFailed: "We could not finish this picture. Nothing was lost: please try again.",
  generationTimedOut: "This picture took too long. Nothing was lost: please try again.",
  engineUnavailable: "This image model is not set up here. Please choose the built-in one.",
  idempotencyConflict: "This request was sent before with other contents.",
} as const;

/** '{n} image(s) exceed 20MB. Please use smaller images.' */
export const imagesTooLarge = (count: number) => `${count} image(s) exceed 20MB. Please use smaller images.`;
