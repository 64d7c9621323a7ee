import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { PRICE_IDS } from "./catalogue.ts";
import { CHECKOUT_CARDS, checkoutPage, closedPage } from "./checkout-page.ts";
import * as lifecycle from "./lifecycle.ts";
import { page } from "./page-layout.ts";
import { accountPage, PAYMENT_CARDS, paymentPage } from "./payment-pages.ts";
import { finishAccount, payOnce } from "./payments.ts";
import { confirmChangePage, isOver, portalPage } from "./portal-page.ts";
import type { CheckoutSession, Payment, PortalSession, Subscription } from "./state.ts";

export type PagesOptions = {
  world: lifecycle.World;
  /** Brings the state up to date, works, keeps the change and sends its events; resolves when our server has them. */
  act<T>(work: () => T): Promise<T>;
};

/** The pages that the browser is sent to. Who knows the address of one may use it, as with Stripe's own. */
export function createPages({ world, act }: PagesOptions): Hono {
  const { state } = world;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    // Back to the product may lead to another origin (localhost and 127.0.0.1 are two), so form-action is left open.
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    c.header("Cache-Control", "no-store");
  });

  const checkoutOf = (c: Context): CheckoutSession | undefined =>
    own(state.checkoutSessions, c.req.param("id"));
  const portalOf = (c: Context): PortalSession | undefined => own(state.portalSessions, c.req.param("id"));
  const notFound = (c: Context) =>
    c.html(
      page("Not found", html`<h1>This page could not be found</h1><p>Please go back and start again.</p>`),
      404,
    );

  app.get("/checkout/:id", async (c) => {
    const payment = await act(() => own(state.payments, c.req.param("id")));
    if (payment)
      return payment.status === "open" ? c.html(paymentPage(payment, false)) : c.html(closedPage(), 410);
    const session = await act(() => checkoutOf(c));
    if (!session) return notFound(c);
    return session.status === "open" ? c.html(checkoutPage(session, false)) : c.html(closedPage(), 410);
  });

  app.post("/checkout/:id", async (c) => {
    const { card } = await c.req.parseBody();
    const payment = own(state.payments, c.req.param("id"));
    if (payment) return pay(c, payment, card);
    const chosen = CHECKOUT_CARDS.find((known) => known === card);
    const session = checkoutOf(c);
    if (!session || !chosen || (chosen === "none" && session.needsCard)) return notFound(c);
    const paid = await act(() =>
      session.status === "open" ? lifecycle.payCheckout(world, session, chosen) : null,
    );
    if (paid === null) return c.html(closedPage(), 410);
    if (!paid) return c.html(checkoutPage(session, true));
    return c.redirect(session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });

  async function pay(c: Context, payment: Payment, card: unknown) {
    const chosen = PAYMENT_CARDS.find((known) => known === card);
    if (!chosen) return notFound(c);
    const paid = await act(() => (payment.status === "open" ? payOnce(world, payment, chosen) : null));
    if (paid === null) return c.html(closedPage(), 410);
    if (!paid) return c.html(paymentPage(payment, true));
    return c.redirect(payment.successUrl.replace("{CHECKOUT_SESSION_ID}", payment.id), 303);
  }

  app.get("/connect/:id", (c) =>
    own(state.accountLinks, c.req.param("id")) ? c.html(accountPage()) : notFound(c),
  );
  app.post("/connect/:id", async (c) => {
    const link = own(state.accountLinks, c.req.param("id"));
    if (!link) return notFound(c);
    await act(() => finishAccount(world, link));
    return c.redirect(link.returnUrl, 303);
  });

  const subscriptionsOf = (portal: PortalSession): Subscription[] =>
    Object.values(state.subscriptions)
      .filter((subscription) => subscription.customer === portal.customer)
      .reverse();

  app.get("/portal/:id", async (c) => {
    const portal = await act(() => portalOf(c));
    if (!portal) return notFound(c);
    const changing = portal.change && state.subscriptions[portal.change.subscription];
    return c.html(
      changing ? confirmChangePage(portal, changing) : portalPage(portal, subscriptionsOf(portal)),
    );
  });

  app.post("/portal/:id", async (c) => {
    const form = await c.req.parseBody();
    const portal = portalOf(c);
    const subscription = portal && subscriptionsOf(portal).find(({ id }) => id === form.subscription);
    if (!portal || !subscription) return notFound(c);
    const action = typeof form.action === "string" ? ACTIONS.get(form.action) : undefined;
    await act(() => {
      if (!isOver(subscription)) action?.(world, subscription);
    });
    return c.redirect(portal.change ? portal.returnUrl : c.req.url, 303);
  });
  return app;
}

/** An id from outside may be the name of something that every object has. */
const own = <T>(rows: Record<string, T>, id = ""): T | undefined =>
  Object.hasOwn(rows, id) ? rows[id] : undefined;

type Action = (world: lifecycle.World, subscription: Subscription) => void;

const ACTIONS = new Map<string, Action>([
  ["card:works", (world, subscription) => lifecycle.changeCard(world, subscription, "works")],
  ["card:fails_later", (world, subscription) => lifecycle.changeCard(world, subscription, "fails_later")],
  ["cancel_now", lifecycle.cancelNow],
  ["cancel_at_period_end", (world, subscription) => lifecycle.cancelAtPeriodEnd(world, subscription, true)],
  ["keep", (world, subscription) => lifecycle.cancelAtPeriodEnd(world, subscription, false)],
  [
    "end_period",
    (world, subscription) => {
      subscription.periodEnd = world.now();
      lifecycle.endPeriod(world, subscription);
    },
  ],
  ["retry", lifecycle.retryPayment],
  ["give_up", lifecycle.giveUp],
  ...PRICE_IDS.map((price): [string, Action] => [
    `price:${price}`,
    (world, subscription) => lifecycle.changePlan(world, subscription, price),
  ]),
]);
