import type { Locale } from '../domain/locale.ts';

/**
 * The data of a mail about a lead. All of it is validated; the visitor's own texts may contain
 * anything.
 */
export interface LeadMail {
  /** `agency`: mail whose reply goes to the visitor; `visitor`: the confirmation. */
  audience: 'agency' | 'visitor';
  /** The language of the mail. */
  locale: Locale;
  /** The kind of lead in words: "Visit request". */
  kind: string;
  /**
   * The same in the visitor's language, for the agency's reply; absent if that is the mail's
   * language.
   */
  answerKind?: string;
  reference: string;
  /** What was sent, in the order of the form, without the person. */
  rows: readonly MailRow[];
  /** The home or the project that the lead concerns. */
  about?: MailAbout | undefined;
  person: MailPerson;
  /** The office or person that answers. */
  office: MailOffice;
  /** A sentence on who answers and when. */
  expectation: string;
  /** The visitor may choose the time of a visit on the page of what the lead concerns. */
  hasTimes?: boolean;
}

export interface MailRow {
  label: string;
  /** May have several lines. */
  value: string;
}

export interface MailAbout {
  /** With the city or without: "House in Ghent", "House with three bedrooms". */
  title: string;
  city: string;
  /** As it is shown: "€ 485.000"; undefined where none is published. */
  price?: string | undefined;
  /** Absolute URL of a JPEG, at least 600 pixels wide. */
  picture?: string | undefined;
  /** Absolute URL of its page. */
  url: string;
}

export interface MailPerson {
  firstName: string;
  name: string;
  email: string;
  phone?: string | undefined;
}

export interface MailOffice {
  name: string;
  phone: string;
  email: string;
}

/** Data of the agency's site, the same in every mail. */
export interface MailSite {
  name: string;
  /** Origin, without a trailing slash. */
  url: string;
  colours: MailColours;
  /** Legally required lines at the foot. */
  legal: readonly string[];
}

/** Colours of one scheme, each pair readable. */
export interface MailScheme {
  ground: string;
  paper: string;
  text: string;
  muted: string;
  line: string;
  /** Colour of links and of the button. */
  link: string;
  onLink: string;
}

export interface MailColours {
  light: MailScheme;
  dark: MailScheme;
}
