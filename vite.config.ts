import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every hydrated page runs on; it changes with a new version of the framework alone, so browsers keep it between our releases. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime/;

/**
 * What several screens share, in one file: left alone, the bundler makes a file of each icon and each small part, and some forty of
 * them weigh more in headers and in round trips than in script. Parts that bring a library along (dialog, menu) and the sentences of
 * proposals, projects, companies and engines, which are shown late, forms with their rules, what guests sign in with, and the stream of a
 * running design stay on their own.
 */
const SHARED =
  /[\\/](lucide-react|contract|app[\\/](lib|components[\\/]ui)|core[\\/]entitlements)[\\/](?!(dialog|menu|google|proposal-messages|project-messages|company-messages|use-companies|use-guest-page|use-google-sign-in|use-form|rules|engine-words|seal-words|generation-events)\b)|[\\/]app[\\/]components[\\/](logo|loading-screen|who-is|text-link|subscription-badge|plan-(?!chooser)\w+|design-tile|designer[\\/]demo-visit)\.tsx?|[\\/]core[\\/]geometry[\\/]rings\.ts/;

/** What a design is, and how it is opened: together, since each file of a few lines costs the designer a request and its headers. */
const DESIGN =
  /[\\/]app[\\/]routes[\\/]designer[\\/](design|design-content|kept-design|merge-content|open-design|pending-drafts|pictures-left|version|version-steps)\.ts/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything that pages import is prepared at the start: found later, it would reload the page under one's hands.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  worker: { format: "es" },
  // A picture further down never travels inside the page: its bytes would come before the first paint.
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 2 },
                { name: "shared", test: SHARED, minShareCount: 2, priority: 1 },
                { name: "design", test: DESIGN, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
