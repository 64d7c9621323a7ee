import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/landing/page.tsx"),
  layout("routes/guests/layout.tsx", [
    route("login", "routes/sign-in/page.tsx"),
    route("signup", "routes/sign-up/page.tsx"),
    route("forgot-password", "routes/forgot-password/page.tsx"),
    route("reset-password", "routes/reset-password/page.tsx"),
  ]),
  route("demo", "routes/demo/page.tsx"),
  route("pool-installation-software", "routes/marketing/pool.tsx"),
  route("deck-design-tool", "routes/marketing/deck.tsx"),
  route("interlock-driveway-calculator", "routes/marketing/interlock.tsx"),
  route("toronto-landscaping-software", "routes/marketing/toronto.tsx"),
  route("blog", "routes/blog/list.tsx"),
  route("blog/:slug", "routes/blog/article.tsx"),
  route("about", "routes/about/page.tsx"),
  route("contact", "routes/contact/page.tsx"),
  route("privacy", "routes/privacy/page.tsx"),
  route("shared/:shareId", "routes/shared/page.tsx"),
  layout("routes/signed-in/layout.tsx", [
    route("dashboard", "routes/dashboard/page.tsx"),
    route("designer", "routes/designer/page.tsx"),
    route("projects", "routes/projects/page.tsx"),
    route("projects/:projectId/gallery", "routes/gallery/page.tsx"),
    route("reviewer", "routes/reviewer/page.tsx"),
    route("subscription", "routes/subscription/page.tsx"),
    route("success", "routes/success/page.tsx"),
    route("profile", "routes/coming-soon/page.tsx", { id: "profile" }),
    route("settings", "routes/coming-soon/page.tsx", { id: "settings" }),
  ]),
  route("*", "routes/anything-else.ts"),
] satisfies RouteConfig;
