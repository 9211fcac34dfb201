import type { Lead } from '../../../../views/domain/lead.ts';
import { answersOf } from '../../../../views/forms/answers.ts';
import type { FormValues } from '../../../../views/domain/forms/form-field.ts';
import { agencyFile } from '../../../../views/domain/site-file.ts';
import { shownText } from '../../../../views/domain/text/shown-text.ts';
import { itemName, itemPriceWords } from '../../../../views/domain/list/item-words.ts';
import { isProject, type ListItem } from '../../../../views/domain/list/list-item.ts';
import {
  type StreetAddress,
  streetLine,
  wholeStreetLine,
} from '../../../../views/domain/place/address.ts';
import { placeName } from '../../../../views/domain/place/place-name.ts';
import { priceLine } from '../../../../views/domain/property/price-words.ts';
import {
  answeringOffice,
  officeAnswering,
  officeOf,
  officeOfZip,
} from '../../../../views/domain/site/answering-office.ts';
import { chosenUnitName } from '../../../../views/forms/chosen-unit-name.ts';
import { formKind } from '../../../../views/forms/form-kinds.ts';
import type { FormUse } from '../../../../views/forms/forms-of.ts';
import { leadOf, stepsOf } from '../../../../views/forms/steps-of.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import { firstPicture, absolutePictures } from '../../../../views/ui/absolute-pictures.ts';
import type { LeadContent } from './lead-content.ts';

/**
 * The stored content of a valid form, in the visitor's language, and in the agency's if it differs.
 * @param agency the same page in the agency's language.
 * @param hidden the street that the site does not show, for the agency's mail.
 */
export function formContent(
  ctx: SubjectContext,
  agency: SubjectContext,
  use: FormUse,
  values: FormValues,
  hidden?: StreetAddress,
): LeadContent {
  const { locale } = ctx;
  const { conversion } = use.settings;
  const isOther = agency.locale !== locale;
  const { info } = ctx.site;
  const lead = leadOf(ctx, use, values);
  const area = use.about ? undefined : officeOfZip(info, zipOf(lead));
  return {
    lead,
    locale,
    file: formKind(use.form).file?.(use, values) ?? moduleFile(ctx, use),
    ...shownOf(ctx, use, values),
    ...(isOther && { agency: { locale: agency.locale, ...shownOf(agency, use, values) } }),
    office: area
      ? officeAnswering(info, area, locale)
      : answeringOffice(info, use.about?.manager, locale),
    ...(conversion !== undefined && { conversion }),
    ...(use.about && { details: detailsOf(ctx, agency, use.about, hidden) }),
    ...(area && { details: { officeId: area.id } }),
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

/** The postcode of a home that is to be valued, or where one is looked for. */
function zipOf(lead: Lead): string | undefined {
  if (lead.kind === 'valuation') return lead.zip;
  return lead.kind === 'demand' ? (lead.zips[0] ?? lead.address?.zip) : undefined;
}

/** What is stored beside the content of a lead about an item. */
function detailsOf(
  ctx: SubjectContext,
  agency: SubjectContext,
  about: ListItem,
  hidden: StreetAddress | undefined,
) {
  const officeId = officeOf(ctx.site.info, about.manager)?.id;
  return {
    about: aboutDetails(ctx, agency, about, hidden),
    ...(officeId !== undefined && { officeId }),
  };
}

/** What the agency's mail says of an item besides; the unit is that of the URL. */
function aboutDetails(
  ctx: SubjectContext,
  { locale }: SubjectContext,
  about: ListItem,
  hidden: StreetAddress | undefined,
) {
  const unit = chosenUnitName(ctx, about);
  const street = hidden ? wholeStreetLine(hidden, locale) : streetLine(about, locale);
  return {
    id: about.id,
    ...(street !== '' && { street }),
    ...(unit !== undefined && { unit }),
  };
}

/** The data of an item in mails, in the language of the page. */
export function aboutOf(ctx: SubjectContext, about: ListItem): NonNullable<LeadContent['about']> {
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
