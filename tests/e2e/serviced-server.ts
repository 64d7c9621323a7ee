import { startHostedServer } from "#tests/fakes/hosted-server.ts";
import { startLanguageServer } from "#tests/fakes/language-server.ts";
import { startServer } from "#tests/support/running-server.ts";
import { testOn } from "./fixtures.ts";

/**
 * A server that is set up with services, each of which lives on this machine and speaks the real one's protocol. Other stories of the run do
 * not come to it, so its reviewers' queue holds what these stories put there.
 */
export const test = testOn(
  async () => {
    // 180 modules that whoever lists the stories has no use for.
    const { CLIENT, startOpenIdProvider } = await import("#tests/fakes/openid-provider.ts");
    const [words, provider, openai, vllm] = await Promise.all([
      startLanguageServer("none"),
      startOpenIdProvider(),
      startHostedServer("openai"),
      startHostedServer("vllm"),
    ]);
    const server = await startServer({
      TRUST_PROXY: "1",
      // A language model of one's own, which asks for no key.
      OPENAI_TEXT_MODEL: "words",
      OPENAI_TEXT_BASE_URL: words.url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
      // Keys of accounts are kept, and a model runs on a GPU of one's own.
      ENGINE_KEYS_SECRET: "the secret that seals keys in these tests",
      OPENAI_BASE_URL: openai.url,
      VLLM_BASE_URL: vllm.url,
      VLLM_IMAGE_MODEL: "qwen-image-edit-2511-with-a-long-name-of-its-quantization-Q4_K_M-lightning-8-steps",
    });
    return { words, provider, openai, vllm, server };
  },
  ({ words, provider, openai, vllm }) =>
    Promise.all([words, provider, openai, vllm].map((service) => service.close())),
);
