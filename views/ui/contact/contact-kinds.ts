export type ContactKind = 'appointment' | 'question';

/** Ids of the dialogs, for links of other modules and in e-mails. */
export const CONTACT_DIALOGS = {
  appointment: 'appointment',
  question: 'contact-for-more-info',
} as const satisfies Record<ContactKind, string>;
