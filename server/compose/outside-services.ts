import type { Config } from "#server/config.ts";

/**
 * What keeps pictures, sends mails, knows Google accounts and reads words and pictures, as far as it is set up. The library of a service
 * that is not set up is never loaded: together they are a third of the modules of a start.
 */
export async function openOutsideServices({ storage, mail, google, language, vision }: Config) {
  return {
    storage: await openStorage(storage),
    mailer: await openMailer(mail),
    google:
      google && (await import("#server/adapters/identity/google-identity.ts")).createGoogleIdentity(google),
    language: language
      ? (await import("#server/adapters/language/openai-language.ts")).createOpenAiLanguage(language)
      : null,
    vision: vision
      ? (await import("#server/adapters/vision/openai-vision.ts")).createOpenAiVision(vision)
      : null,
  };
}

async function openStorage(storage: Config["storage"]) {
  return storage.kind === "s3"
    ? (await import("#server/adapters/storage/s3-storage.ts")).createS3Storage(storage)
    : (await import("#server/adapters/storage/disk-storage.ts")).createDiskStorage(storage);
}

async function openMailer({ smtpUrl, from, outboxDir }: Config["mail"]) {
  return smtpUrl
    ? (await import("#server/adapters/mail/smtp-mailer.ts")).createSmtpMailer({ url: smtpUrl, from })
    : (await import("#server/adapters/mail/outbox-mailer.ts")).createOutboxMailer({ dir: outboxDir, from });
}
