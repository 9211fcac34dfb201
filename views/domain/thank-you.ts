import type { Lead } from './lead.ts';

/** The thank-you pages, by the last part of their URL path (spec section 2). */
export const THANK_YOUS = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'gratis-schatting',
  'demand-register',
  'send-to-friend',
  'neem-contact-met-ons-op-voor-een-persoonlijke-service',
] as const;

export type ThankYou = (typeof THANK_YOUS)[number];

/** Query parameter with the reference of the lead that is thanked for. */
export const REFERENCE_PARAMETER = 'ref';

/** What was sent, for the thank-you page. */
export interface SentLead {
  /** Reference that the visitor quotes on the telephone. */
  reference: string;
  /** Name of the form (views/forms/form-kinds.ts). */
  form: string;
  /** Data of the conversion as configured: JSON, unless the agency made a mistake. */
  conversion?: string | undefined;
  /** When the page is shown, in milliseconds since 1970. */
  now?: number;
  /** Id of the office of the person who answers. */
  officeId?: number;
  /** Who answers. */
  office?: { name: string; email: string; phone?: string };
  /**
   * The visitor's mail: a confirmation, a link to prove the lead, or none; `call` is none as no
   * address was given.
   */
  mail?: 'confirmation' | 'proof' | 'none' | 'call';
  /** The open house that was registered for, and whether there is a place. */
  openHouse?: { start: string; end: string; seat: 'place' | 'waiting' | 'called-off' | 'held' };
  /** What a search profile is for. */
  goal?: 'sale' | 'rent';
  /** What a search profile asks for. */
  demand?: SentDemand;
  /** The property that is to be valued. */
  valued?: ValuedProperty;
  /** What was filled in, in order. */
  answers: readonly Answer[];
  /** The home or the project that it is about. */
  propertyId?: number;
  projectId?: number;
  /** The requested file, by its name in the form. */
  file?: { name?: string | undefined; href: string };
}

type LeadOf<Kind extends Lead['kind']> = Extract<Lead, { kind: Kind }>;

/** The part of a search profile that decides which homes match it; nothing of the person. */
export interface SentDemand
  extends Pick<
    LeadOf<'demand'>,
    'types' | 'zips' | 'zipsText' | 'priceMin' | 'priceMax' | 'rooms'
  > {
  /** 0 to buy, 1 to rent. */
  goal: number;
}

/** Kind and place of a property that is to be valued. */
export interface ValuedProperty extends Pick<LeadOf<'valuation'>, 'typeCode' | 'isGarage' | 'zip'> {
  /** -1 to know the value, 0 to sell, 1 to let. */
  goal: number;
}

/** A field of a form as it is shown: its name in the visitor's language, and its value. */
export interface Answer {
  label: string;
  /** May have several lines. */
  value: string;
}
