/** A message to one person or office. Everything in it comes from validated data. */
export interface Mail {
  /** Local part of the Message-ID: the same for every attempt at this message. */
  id: string;
  to: string;
  /** Reply-To; the sender if undefined. */
  replyTo?: string | undefined;
  /** The name beside it. */
  replyName?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  calendar?: MailCalendar;
  /**
   * Absolute https URL by which a mail program ends such mails with one press: it posts there without
   * cookies (RFC 8058), and a person who opens it gets a page with a button.
   */
  unsubscribe?: string | undefined;
}

/**
 * A calendar file, which mail programs show as an event: it is one of the forms of the message, and
 * attached for those that do not.
 */
export interface MailCalendar {
  /** The same as in the file. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  fileName: string;
  content: string;
}

/** A file that is sent with a message. */
export interface MailAttachment {
  fileName: string;
  /** Media type with its parameters: `text/calendar; method=REQUEST`. */
  type: string;
  content: string;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the next server has accepted the message.
   * @throws PermanentRefusal, DestinationDown, or an error for a failure that may pass, after which
   * the message may have arrived.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
