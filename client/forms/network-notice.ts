import type { Phone } from '../../views/domain/format/phone.ts';

/** A message above a form, with a phone number to call instead. */
export interface Notice {
  text: string;
  phone?: Phone | undefined;
}

/**
 * Messages for when nothing could be sent because there is no network, and for when the network is
 * back.
 */
export interface NetworkNotice {
  away: Notice;
  back: Notice;
}
