import { colon } from '../domain/text/colon.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { Picture } from '../domain/property/picture.ts';
import { placeName } from '../domain/place/place-name.ts';
import { plainText } from '../domain/text/rich-text.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { ListingPage } from '../domain/structured-data/listing-node.ts';
import type { SubjectContext } from '../page-context.ts';
import { firstPicture, absolutePictures } from '../ui/absolute-pictures.ts';
import type { HeadWords } from './subject-kind.ts';
import { TITLE_LENGTH } from './title-length.ts';

// What the kinds `property` and `project` have in common.

/** Number of pictures in the structured data of a listing. */
const PICTURES = 6;

/** Its name, and the agency's one-line title. */
export function listingTitle(
  { locale }: Pick<SubjectContext, 'locale'>,
  item: ListItem,
  name: string,
): string {
  const line = textOf(item.title, locale);
  return shorten([name, line].filter(Boolean).join(colon(locale)), TITLE_LENGTH);
}

export function listingText({ locale }: Pick<SubjectContext, 'locale'>, item: ListItem): string {
  return plainText(textOf(item.description, locale));
}

export function listingPicture(ctx: SubjectContext, item: ListItem): Picture | undefined {
  return firstPicture(ctx, item.pictures);
}

/** The listing's page, for structured data. */
export function listingPage(
  ctx: Pick<SubjectContext, 'site' | 'origin' | 'locale' | 'data'>,
  item: ListItem,
  head: HeadWords,
): ListingPage {
  const { site, origin, locale, data } = ctx;
  return {
    site: { origin, name: site.info.name },
    locale,
    url: head.url,
    name: head.title,
    description: head.description,
    images: absolutePictures(ctx, item.pictures.slice(0, PICTURES)).map(({ url }) => url),
    city: placeName(data, item),
  };
}
