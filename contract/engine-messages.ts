/** Sentences about engines, apart from the catalogue because pages of other things do not need them. */
export const ENGINE_MESSAGES = {
  limitOfAccount:
    "Your own limit for hosted image models is used up for this month. Please raise it on the Engines page, or choose the built-in engine.",
  drawnWithinOwnLimit:
    "Your own limit for hosted image models is used up for this month, so the built-in engine drew this design.",
  modelEnded: "This image model went out of service. Please choose another engine.",
  drawnAfterEnd:
    "The image model that draws for you by default went out of service, so the built-in engine drew this design.",
  drawnWithoutEngine:
    "The image model that draws for you by default is no longer set up, so the built-in engine drew this design.",
  keyInvalid: "Please paste the key as its provider shows it, without spaces.",
  modelInvalid: "This model is not in service at this provider. Please choose another one.",
  keysOff: "This server takes no keys of accounts. Whoever runs it can turn that on.",
  keySaved: "Key saved. It is never shown again.",
  keyRemoved: "Key removed.",
  monthLimitInvalid: "Please give the limit in US dollars, from 0 to 10,000.",
  settingsSaved: "Saved.",
  probeNotYours: "Only who pays for this engine may try it.",
  loadFailed: "The engines could not be loaded. Please try again.",
  probeFailed: "The engine could not be tried. Please try again.",
} as const;
