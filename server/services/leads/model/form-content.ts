import type { Lead } from '../../../../views/domain/lead.ts';
import { answersOf } from '../../../../views/forms/answers.ts';
import { type FormValues, separate } from '../../../../views/domain/forms/form-field.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { agencyFile } from '../../../../views/domain/site-file.ts';
import { shownText } from '../../../../views/domain/text/shown-text.ts';
import { itemName, itemPriceWords } from '../../../../views/domain/list/item-words.ts';
import { isProject, type ListItem } from '../../../../views/domain/list/list-item.ts';
import {
  publishedAddress,
  type StreetAddress,
  streetLine,
  wholeStreetLine,
} from '../../../../views/domain/place/address.ts';
import { placeName } from '../../../../views/domain/place/place-name.ts';
import { priceLine } from '../../../../views/domain/property/price-words.ts';
import { answerText, postcodesIn } from '../../../../views/domain/place/postcodes-in-text.ts';
import { leadRecipient } from '../../../../views/domain/site/lead-recipient.ts';
import {
  type LeadPlace,
  officeOfPlaces,
  type PositionOf,
} from '../../../../views/domain/site/office-of-area.ts';
import { appointmentParty } from '../../../../views/domain/third-party/appointment-party.ts';
import { chosenUnitName } from '../../../../views/forms/chosen-unit-name.ts';
import { formKind } from '../../../../views/forms/form-kinds.ts';
import type { FormUse } from '../../../../views/forms/forms-of.ts';
import { furtherLines, furtherVisits } from '../../../../views/forms/visit/further-visits.ts';
import { leadOf, stepsOf } from '../../../../views/forms/steps-of.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import { firstPicture, absolutePictures } from '../../../../views/ui/absolute-pictures.ts';
import type { LeadContent } from './lead-content.ts';

/**
 * The stored content of a valid form, in the visitor's language, and in the recipient's if it
 * differs.
 * @param inLanguage the same page in another language.
 * @param hidden the street that the site does not show, for the agency's mail.
 */
export function formContent(
  ctx: SubjectContext,
  inLanguage: (locale: Locale) => SubjectContext,
  use: FormUse,
  values: FormValues,
  hidden?: StreetAddress,
): LeadContent {
  const { locale } = ctx;
  const { conversion } = use.settings;
  const { info } = ctx.site;
  const lead = leadOf(ctx, use, values);
  const shown = shownOf(ctx, use, values);
  const area =
    use.about || use.person
      ? undefined
      : officeOfPlaces(info, placesOf(ctx, lead, shown.answers), positionIn(ctx));
  const recipient = leadRecipient(
    info,
    { manager: use.about?.manager ?? use.person, area },
    locale,
  );
  const { office, officeId, language } = recipient;
  const isOther = language !== locale;
  const agency = isOther ? inLanguage(language) : ctx;
  return {
    lead,
    locale,
    file: formKind(use.form).file?.(use, values) ?? moduleFile(ctx, use),
    ...shown,
    ...(isOther && { agency: { locale: language, ...shownOf(agency, use, values) } }),
    office,
    ...(conversion !== undefined && { conversion }),
    details: {
      ...(use.about && { about: aboutDetails(ctx, language, use.about, hidden) }),
      ...(officeId !== undefined && { officeId }),
      ...registrationOf(ctx, use, values),
      ...visitDetails(ctx, use, values),
    },
  };
}

/** The file that a form's module gives (spec section 7, data.fileUrl); undefined if it has none. */
function moduleFile(ctx: SubjectContext, { settings }: FormUse): string | undefined {
  const { text: name } = shownText(settings.file, ctx);
  return name ? agencyFile(name) : undefined;
}

function shownOf(ctx: SubjectContext, use: FormUse, values: FormValues) {
  const fields = stepsOf(ctx, use, values).flatMap((step) => step.fields);
  // Steps that are shown instead of each other may share fields.
  const ownFields = [...new Map(fields.toReversed().map((field) => [field.name, field])).values()];
  const answers = answersOf(ctx.t, ownFields.toReversed(), values);
  const kind = formKind(use.form);
  return {
    answers: [
      ...(kind.given?.(ctx, use) ?? []),
      ...(kind.shown?.(ctx.t, answers, values) ?? answers),
    ],
    about: use.about && aboutOf(ctx, use.about),
  };
}

/** The open house that it registers for. */
function registrationOf(ctx: SubjectContext, use: FormUse, values: FormValues) {
  const registration = formKind(use.form).registration?.(ctx, use, values);
  if (!registration) return {};
  const { homeId: home, start, end } = registration;
  return { openHouse: { home, start, end } };
}

/**
 * Where the home of a lead about none is, or where one is looked for, the most certain first; in a
 * question, as far as it names a postcode.
 */
function placesOf(
  { data }: SubjectContext,
  lead: Lead,
  answers: LeadContent['answers'],
): LeadPlace[] {
  if (lead.kind === 'valuation') return [lead];
  if (lead.kind === 'contact') {
    const isPlace = (text: string) => data.placeNamed(text) !== undefined;
    const typed = answers.filter(({ field }) => !OF_PERSON.has(field));
    return postcodesIn(typed.map(answerText).join('\n'), isPlace);
  }
  const zips = lead.zips.map((zip) => ({ zip }));
  const own = lead.address?.zip;
  return own === undefined ? zips : [...zips, { zip: own, city: lead.address?.city }];
}

/** What is needed to confirm a visit; nothing where its time is chosen in a widget. */
function visitDetails(
  ctx: SubjectContext,
  { about, form }: FormUse,
  { visitTimes = '' }: FormValues,
): Pick<NonNullable<LeadContent['details']>, 'visit'> {
  const hasWidget = appointmentParty(ctx.site.info.thirdParties) !== undefined;
  if (!about || form !== 'visit' || hasWidget) return {};
  const address = publishedAddress(about, ctx.locale);
  return {
    visit: { halfDays: separate(visitTimes), ...(address !== undefined && { address }) },
  };
}

/** Fields in which nothing is said of a place. */
const OF_PERSON: ReadonlySet<string> = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);

function positionIn({ data }: SubjectContext): PositionOf {
  return ({ zip, city = '' }) => data.region({ zip, city })?.position;
}

/** What the agency's mail says of an item besides; the unit is that of the URL. */
function aboutDetails(
  ctx: SubjectContext,
  language: Locale,
  about: ListItem,
  hidden: StreetAddress | undefined,
) {
  const unit = chosenUnitName(ctx, about);
  const further = furtherLines(ctx, furtherVisits(ctx, about));
  const street = hidden ? wholeStreetLine(hidden, language) : streetLine(about, language);
  return {
    id: about.id,
    ...(street !== '' && { street }),
    ...(unit !== undefined && { unit }),
    ...(further.length > 0 && { further }),
  };
}

/** The data of an item in mails, in the language of the page. */
export function aboutOf(
  ctx: Pick<SubjectContext, 'locale' | 't' | 'origin' | 'site' | 'data'>,
  about: ListItem,
): NonNullable<LeadContent['about']> {
  const { locale, origin, site, data } = ctx;
  const price = itemPriceWords(ctx, about, site.info.ignoredLabels);
  const picture = firstPicture(ctx, about.pictures);
  return {
    title: itemName(ctx, about),
    city: placeName(data, about),
    price: price && priceLine(price),
    picture: picture && absolutePictures(ctx, [picture])[0]?.url,
    // The form of links in e-mails (spec section 2): it remains valid when the path changes.
    url: `${origin}/${locale}/${isProject(about) ? 'project/p/' : 'property'}?id=${about.id}`,
  };
}
