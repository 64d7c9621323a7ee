/** One mail, with both parts made: a reader without HTML loses nothing. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

export type Mailer = {
  /** Resolves when the next hop has taken it; throws when it has not. */
  send(mail: Mail): Promise<void>;
};
