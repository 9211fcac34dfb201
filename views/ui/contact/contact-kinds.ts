export type ContactKind = 'appointment' | 'question';

/** The dialogs' names in the page, which links of other modules and of mails may use. */
export const CONTACT_DIALOGS = {
  appointment: 'appointment',
  question: 'contact-for-more-info',
} as const satisfies Record<ContactKind, string>;
