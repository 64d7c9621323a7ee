/** The four designs that speed is measured with: name, yard (`tests/fixtures/scenes`) and what the person writes. */
export const STANDARD_DESIGNS = {
  beds: {
    scene: "front-ranch",
    prompt:
      "New lawn with curved mulch beds along the house planted with shrubs, ornamental grasses and perennials, and a Japanese maple",
  },
  driveway: { scene: "front-ranch", prompt: "Herringbone paver driveway with charcoal border" },
  pool: {
    scene: "backyard-fence",
    prompt: "Rectangular pool with grey paver patio and planting beds",
  },
  gravel: {
    scene: "front-ranch",
    prompt: "Replace the lawn with gravel, stepping stones, boulders and a fire pit, drought tolerant plants",
  },
} as const;

export type DesignName = keyof typeof STANDARD_DESIGNS;
export const designNames = Object.keys(STANDARD_DESIGNS) as DesignName[];

/** Photo sizes in megapixels: a live preview, a picture as the designer sends it, a photo as a phone takes it. */
export const MEGAPIXELS = [0.25, 1, 12] as const;
