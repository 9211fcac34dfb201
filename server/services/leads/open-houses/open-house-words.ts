import type { TFunction } from 'i18next';
import { openHouseText } from '../../../../views/domain/open-house/open-house-words.ts';
import { beginningOf } from '../../../../views/domain/open-house/open-house.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { MailRow } from '../../../../views/mail/lead-mail.ts';
import type { MailLink } from '../../../../views/mail/mail-content.ts';
import { openHousePath } from '../../../../views/routing/calendar-path.ts';
import { OPEN_HOUSE_CALLED_OFF, OPEN_HOUSE_OFF, OPEN_HOUSE_PLACE } from '../model/destinations.ts';
import type { ShownContent } from '../model/lead-content.ts';
import type { LeadLinks } from '../model/lead-links.ts';
import type { LeasedDelivery } from '../model/lead-store.ts';

type Lead = Pick<LeasedDelivery['lead'], 'id' | 'form' | 'seat' | 'receivedAt'>;

/** What the mail to a visitor says of their registration. */
interface RegistrationWords {
  /** Of a message about it; undefined for the mail about the registration itself. */
  title: string | undefined;
  text: string;
  buttons: MailLink[];
}

interface Options {
  t: TFunction;
  locale: Locale;
  origin: string;
  links: Pick<LeadLinks, 'to'>;
}

/** What the mail to a visitor says of their registration; undefined for any other lead. */
export function registrationWords(
  { t, locale, origin, links }: Options,
  lead: Lead,
  { details }: Pick<ShownContent, 'details'>,
): RegistrationWords | undefined {
  const openHouse = details?.openHouse;
  if (!openHouse) return undefined;
  const { home, start, registration = lead.id } = openHouse;
  const told = toldOf(lead);
  const text = t(`openHouse.told.${told}`, { when: openHouseText(openHouse, locale) });
  const title = messageKind(t, lead.form);
  if (told === 'calledOff' || told === 'off') return { title, text, buttons: [] };
  // The link works until the open house, however early somebody registers.
  const from = Math.max(lead.receivedAt, beginningOf(`${home} ${start}`));
  const callOff = {
    text: t('openHouse.callOff.submit'),
    href: origin + links.to('call-off', registration, from),
  };
  const calendar = {
    text: t('openHouse.calendar'),
    href: origin + openHousePath(locale, home, start),
  };
  const hasPlace = told === 'place' || told === 'given';
  return { title, text, buttons: hasPlace ? [calendar, callOff] : [callOff] };
}

/** What the mail to the agency says of a registration: a row. */
export function registrationRows(
  t: TFunction,
  lead: Lead,
  { details }: Pick<ShownContent, 'details'>,
): MailRow[] {
  if (!details?.openHouse) return [];
  return [{ label: t('openHouse.title'), value: t(`openHouse.toAgency.${toldOf(lead)}`) }];
}

/** The kind of a message about a registration: "Place at an open house". */
export function messageKind(t: TFunction, form: string): string | undefined {
  if (form === OPEN_HOUSE_PLACE) return t('openHouse.kinds.place');
  if (form === OPEN_HOUSE_OFF) return t('openHouse.kinds.off');
  return form === OPEN_HOUSE_CALLED_OFF ? t('openHouse.kinds.calledOff') : undefined;
}

function toldOf({ form, seat }: Lead): 'place' | 'waiting' | 'given' | 'calledOff' | 'off' {
  if (form === OPEN_HOUSE_OFF) return 'off';
  if (form === OPEN_HOUSE_PLACE) return 'given';
  if (form === OPEN_HOUSE_CALLED_OFF || seat === 'called-off') return 'calledOff';
  return seat === 'place' ? 'place' : 'waiting';
}
