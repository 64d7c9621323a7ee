import { defineConfig } from "vite";

/** The service worker: one plain script, to which the server adds the list of files when it serves it. */
export default defineConfig({
  // A library leaves this to who bundles it; here nobody does after us.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "build/offline",
    copyPublicDir: false,
    lib: {
      entry: "app/offline/service.worker.ts",
      formats: ["iife"],
      name: "offline",
      fileName: () => "service-worker.js",
    },
  },
});
