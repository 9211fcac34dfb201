import type { Locale } from '../domain/locale.ts';

/**
 * The data of the agency's mail about a lead. All of it is validated; the visitor's own texts may
 * contain anything.
 */
export interface LeadMail {
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
  person: MailPerson;
  /** When the person wants to be called, if that is all they ask. */
  when?: string | undefined;
  /** What the person wrote, and when to call: the first rows after the person. */
  wishes: readonly MailRow[];
  /** What else was sent, in the order of the form. */
  rows: readonly MailRow[];
  /** The home or the project that the lead concerns. */
  about?: AgencyAbout | undefined;
  /** What the agency can do by a link, before the buttons that reach the visitor. */
  actions?: readonly { text: string; href: string }[];
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

/** The home or the project as the agency knows it. */
export interface AgencyAbout extends MailAbout {
  /** Number on the site and in the CRM. */
  id?: number | undefined;
  /** Street and number, also where the site does not show them. */
  street?: string | undefined;
  /** Name of the unit of a project. */
  unit?: string | undefined;
}

export interface MailPerson {
  firstName: string;
  name: string;
  /** Absent of a person who asked to be called. */
  email?: string | undefined;
  /** As it was typed. */
  phone?: string | undefined;
  /** By which numbers of several countries are told apart. */
  language?: Locale | undefined;
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
