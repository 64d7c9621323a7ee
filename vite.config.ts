import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything that pages import is prepared at the start: found later, it would reload the page under one's hands.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  worker: { format: "es" },
  build: { sourcemap: false },
});
