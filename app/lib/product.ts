export const THEME_COLOR = "#2D5A27";
