/** What the product is called where people read it. */
export const PRODUCT_NAME = "Yardwright";
export const SUPPORT_EMAIL = "support@yardwright.example";
export const THEME_COLOR = "#2D5A27";
