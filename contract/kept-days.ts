/** How long what has ended is kept, in days: the worker forgets it then, and the privacy page says so. */
export const KEPT_DAYS = {
  /** Ended by sign-out or by time, counted from then. */
  sessions: 30,
  /** Within it the use of an old token ends the session: a session that is not used lives no longer. */
  usedRefreshTokens: 30,
  /** After their hour. */
  resetTokens: 1,
  /** The payment provider can send an event again for 30 days; one that is known is taken once. */
  paymentEvents: 90,
  /** Steps of a design on its way; what came of it stays. */
  generationProgress: 7,
  /** Deleted designs count in the billing month in which they were made. */
  deletedGenerations: 62,
  /** Designs that a person deleted: they can be restored until then. */
  archivedDesigns: 30,
  /** Projects that a person archived, with all that is in them. */
  archivedProjects: 30,
  /** What webhooks told; until then it can be sent again. */
  webhookDeliveries: 30,
  /** Who changed what in a company with members. */
  companyLog: 365,
  /** Invitations to a company, counted from their end. */
  companyInvitations: 30,
  /** Sealed records of proposals whose account is gone. In most US states and provinces nobody sues over a written contract later than ten years. */
  sealedRecords: 3_653,
} as const;
