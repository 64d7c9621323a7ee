import { describe, expect, it } from "vitest";
import type { PlanCurrency } from "#contract/plan-currency.ts";
import { PAID_PLANS } from "#core/entitlements/plans.ts";
import { ConfigError, priceSetting, readConfig, SETTINGS } from "./config.ts";

const asNpmStart = (environment: Record<string, string>) =>
  readConfig({ NODE_ENV: "production", ...environment }, { testPayments: true });

const pricesIn = (currency: PlanCurrency) =>
  Object.fromEntries(PAID_PLANS.map((plan) => [priceSetting(plan, currency), `price_${plan}_${currency}`]));

const STRIPE = { STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x", ...pricesIn("usd") };

describe("an empty setting", () => {
  it.each(SETTINGS)("%s means the same as none", (name) => {
    expect(readConfig({ [name]: "" })).toEqual(readConfig({}));
    expect(readConfig({ [name]: "  " })).toEqual(readConfig({}));
  });
});

describe("engines", () => {
  const on = (day: string) => ({ now: new Date(day) });
  const openai = (model: string) => ({ OPENAI_API_KEY: "sk-x", OPENAI_IMAGE_MODEL: model });

  it("are those with a key, or with an address where the server is one's own", () => {
    expect(readConfig({}).engines).toEqual({});
    expect(
      readConfig({ OPENAI_API_KEY: "sk-x", VLLM_BASE_URL: "http://gpu:8000/v1/", VLLM_IMAGE_MODEL: "q" })
        .engines,
    ).toEqual({
      openai: { apiKey: "sk-x", baseUrl: "https://api.openai.com/v1", model: "gpt-image-2" },
      vllm: { apiKey: undefined, baseUrl: "http://gpu:8000/v1", model: "q" },
    });
  });

  it("refuse a model that has ended, and start with one that ends soon", () => {
    expect(() => readConfig(openai("gpt-image-1"), on("2026-11-22"))).toThrow(
      "OPENAI_IMAGE_MODEL names gpt-image-1, which went out of service on 2026-10-23: set it to another model, such as gpt-image-2",
    );
    expect(readConfig(openai("gpt-image-1.5"), on("2026-11-30")).engines.openai?.model).toBe("gpt-image-1.5");
    expect(() => readConfig(openai("gpt-image-1.5"), on("2026-12-01"))).toThrow("2026-12-01");
  });

  it("refuse half of what they need, and a way of marking that nobody knows", () => {
    expect(() => readConfig({ VLLM_BASE_URL: "http://gpu:8000/v1" })).toThrow(
      "VLLM_BASE_URL needs VLLM_IMAGE_MODEL",
    );
    expect(() => readConfig({ LITELLM_API_KEY: "sk-x" })).toThrow("LiteLLM needs LITELLM_BASE_URL");
    expect(() => readConfig({ LITELLM_MASK: "grey" })).toThrow("LITELLM_MASK");
  });
});

describe("payments under npm start", () => {
  it("come from the stand-in where the settings name none", () => {
    expect(asNpmStart({}).payments.kind).toBe("stand-in");
    expect(asNpmStart({ PAYMENTS: "" }).payments.kind).toBe("stand-in");
  });

  it("are Stripe's where its keys are set, and off where PAYMENTS says off", () => {
    expect(asNpmStart(STRIPE).payments.kind).toBe("stripe");
    expect(asNpmStart({ PAYMENTS: "off" }).payments.kind).toBe("off");
  });

  it("are refused with half of Stripe's settings: the stand-in would give plans away", () => {
    const cad = pricesIn("cad");
    expect(asNpmStart({ ...STRIPE, ...cad }).payments).toMatchObject({
      prices: { usd: { pro: "price_pro_usd" }, cad: { pro: "price_pro_cad" } },
    });
    expect(asNpmStart(STRIPE).payments).toMatchObject({ prices: { cad: null } });
    for (const left of Object.keys(cad))
      expect(() => asNpmStart({ ...STRIPE, ...cad, [left]: "" }), left).toThrow(ConfigError);
    for (const left of Object.keys(STRIPE))
      expect(() => asNpmStart({ ...STRIPE, [left]: "" }), left).toThrow(ConfigError);
  });

  it("are off in a production build that is started otherwise", () => {
    expect(readConfig({ NODE_ENV: "production" }).payments.kind).toBe("off");
  });
});

describe("the address to listen on", () => {
  it.each([
    // With the stand-in anybody who gets in can take a plan.
    [{}, "127.0.0.1", true],
    [{ PUBLIC_URL: "https://yards.example" }, "127.0.0.1", false],
    [{ HOST: "localhost" }, "127.0.0.1", true],
    [{ HOST: "::1" }, "::1", true],
    [{ HOST: "0.0.0.0" }, "0.0.0.0", false],
    [{ HOST: "192.168.1.5" }, "192.168.1.5", false],
    [{ PAYMENTS: "off" }, undefined, false],
    [STRIPE, undefined, false],
    [{ ...STRIPE, HOST: "127.0.0.1" }, "127.0.0.1", true],
  ])("with %o is %s", (environment, host, onThisMachineAlone) => {
    expect(asNpmStart(environment)).toMatchObject({ host, onThisMachineAlone });
  });

  it("refuses a name", () => {
    expect(() => asNpmStart({ HOST: "x86_64-conda-linux-gnu" })).toThrow("HOST must be an IP address");
  });

  it("stands in the address for people when it is one network alone", () => {
    expect(asNpmStart({ HOST: "192.168.1.5" }).publicUrl).toBe("http://192.168.1.5:3000");
    expect(asNpmStart({ HOST: "fd00::5" }).publicUrl).toBe("http://[fd00::5]:3000");
    expect(asNpmStart({ HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:3000");
  });
});
