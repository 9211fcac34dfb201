import type { DataPort } from '../../../../views/data-port.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { OwnerHome } from '../../../../views/domain/owner/owner-home.ts';
import { wholeStreetLine } from '../../../../views/domain/place/address.ts';
import { placeName } from '../../../../views/domain/place/place-name.ts';
import { homeName } from '../../../../views/domain/property/home-name.ts';
import { leadRecipient } from '../../../../views/domain/site/lead-recipient.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import type { LeadContent } from '../model/lead-content.ts';
import { ownerKind } from './owner-forms.ts';

type Answers = LeadContent['answers'];

interface Source extends Pick<MailSource, 'site' | 'i18n' | 'origin'> {
  catalogue: { port(locale: Locale): DataPort };
}

/** What an owner sends about a home. */
interface OwnerSending {
  owner: { firstName?: string | undefined; name: string; email: string };
  homeId: number;
  /** Undefined while the CRM does not answer and the home is not online. */
  home: OwnerHome | undefined;
  /** Name in place of a form's. */
  form: string;
  /** Of the page. */
  locale: Locale;
  answersIn: (locale: Locale) => Answers;
  /** A file that is kept with the lead. */
  document?: NonNullable<LeadContent['details']>['document'];
}

/** Stands for the first name of a person who has none. */
const NO_FIRST_NAME = '–';

/**
 * The stored content of what an owner sends: a message about the home for the CRM, with everything
 * that it has no field for in its text. It goes to who answers for the home.
 */
export function ownerContent(source: Source, sending: OwnerSending): LeadContent {
  const { owner, homeId, home, form, locale, answersIn, document } = sending;
  const { info } = source.site;
  const { office, officeId, language } = leadRecipient(
    info,
    { manager: home?.manager, area: undefined },
    locale,
  );
  const shownIn = (to: Locale) => ({
    answers: [...answersIn(to)],
    about: home && aboutOf(source, home, to),
  });
  const kind = ownerKind(source.i18n.t(language), form) ?? form;
  const content = textOf(answersIn(language));
  return {
    lead: {
      kind: 'contact',
      person: personOf(owner),
      language: locale,
      isReceivedEmail: false,
      subject: `${kind} (${homeId})`,
      ...(content !== '' && { content }),
      propertyId: homeId,
      projectIds: [],
    },
    locale,
    ...shownIn(locale),
    ...(language !== locale && { agency: { locale: language, ...shownIn(language) } }),
    office,
    details: {
      ...(officeId !== undefined && { officeId }),
      about: { id: homeId, ...streetOf(home, language) },
      ...(document && { document }),
    },
  };
}

/** A company's name stands in two parts, as the CRM and the mails have a first name and a name. */
function personOf({ firstName, name, email }: OwnerSending['owner']) {
  if (firstName !== undefined) return { firstName, name, email };
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return rest.length > 0
    ? { firstName: first, name: rest.join(' '), email }
    : { firstName: NO_FIRST_NAME, name, email };
}

/** What the person wrote is the whole text, if they wrote it alone. */
function textOf(answers: Answers): string {
  const [first, ...others] = answers;
  if (first?.field === 'Content' && others.length === 0) return first.value;
  return answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function streetOf(home: OwnerHome | undefined, locale: Locale): { street?: string } {
  const street = home ? wholeStreetLine(home, locale) : '';
  return street === '' ? {} : { street };
}

/** Without street and price, which may not be public: a mail is read by others. */
function aboutOf({ i18n, origin, catalogue }: Source, home: OwnerHome, locale: Locale) {
  const data = catalogue.port(locale);
  const isOnline = data.property(home.id) !== undefined;
  return {
    title: homeName({ t: i18n.t(locale), locale, data }, home),
    city: placeName(data, home),
    url: `${origin}/${locale}${isOnline ? `/property?id=${home.id}` : ''}`,
  };
}
