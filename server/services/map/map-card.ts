import type { DataPort } from '../../../views/data-port.ts';
import { addressLines } from '../../../views/domain/place/address.ts';
import { plateWords } from '../../../views/domain/property/label.ts';
import { itemName, itemPriceWords } from '../../../views/domain/list/item-words.ts';
import { isProject, itemKey, type ListItem } from '../../../views/domain/list/list-item.ts';
import type { IsoDate } from '../../../views/domain/format/date.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { MapCard, MapPoint } from '../../../views/domain/place/map-answer.ts';
import { placeName } from '../../../views/domain/place/place-name.ts';
import { priceLine, type PriceWords } from '../../../views/domain/property/price-words.ts';
import { saleState } from '../../../views/domain/project/project-sale.ts';
import { stateLabel } from '../../../views/domain/property/state-label.ts';
import { SAVED_PAGE } from '../../../views/domain/site/saved-page.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import type { Links } from '../../../views/subjects/links.ts';
import type { I18n } from '../../platform/i18n.ts';

/** Pixels: the card is shown about half as wide, on a dense screen. */
const PICTURE_WIDTH = 480;

/** Dependencies for the words of a list item, in one language. */
export interface CardWords {
  t: ReturnType<I18n['t']>;
  locale: Locale;
  /** In Brussels. */
  today: IsoDate;
  data: DataPort;
  info: SiteInfo;
  links: Pick<Links, 'property' | 'project' | 'page'>;
}

/** Text and accessible name of a marker. */
export type PointWords = Pick<MapPoint, 'name' | 'label' | 'price'>;

/**
 * The words of a marker: name, price (none for what is sold, spec section 4), and the label with
 * its colours.
 */
export function markerWords(words: CardWords, item: ListItem): PointWords {
  const price = priceWords(words, item);
  const label = labelWords(words, item);
  return {
    name: [itemName(words, item), price && priceLine(price), label?.text]
      .filter(Boolean)
      .join(', '),
    ...(label?.id !== undefined && { label: label.id }),
    ...(price && isAmount(price) && { price: priceOnPlate(price) }),
  };
}

/** Whether there is a number, not "on request". */
function isAmount({ text }: PriceWords): boolean {
  return /\d/.test(text);
}

/** The amount alone; a lowest price with a plus, as there is no room for words. */
function priceOnPlate({ before, text }: PriceWords): string {
  return before === undefined ? text : `${text}+`;
}

/** The card that a marker opens, by the rules of the cards in a list (spec sections 2 to 5). */
export function mapCard(words: CardWords, item: ListItem): MapCard {
  const { locale, links, data } = words;
  const price = priceWords(words, item);
  const picture = pictureOf(words, item);
  const label = labelWords(words, item);
  const href = isProject(item) ? links.project(item) : links.property(item);
  const isSaving = links.page(SAVED_PAGE) !== undefined;
  const place = { ...item, city: placeName(data, item) };
  return {
    key: itemKey(item),
    name: itemName(words, item),
    place: addressLines(place, locale).join(', '),
    ...(price && { price }),
    ...(picture && { picture }),
    ...(label && { label }),
    ...(href !== undefined && { href }),
    ...(isSaving && { save: words.t('saved.save', { home: itemName(words, item) }) }),
  };
}

/** The words of the label on its photograph. */
function labelWords(words: CardWords, item: ListItem): MapCard['label'] {
  const { t, info, locale } = words;
  if (isProject(item)) {
    const state = saleState(item);
    if (state === 'available') return undefined;
    return stateLabel(state, info, locale) ?? { text: t(`project.detail.state.${state}`) };
  }
  return plateWords(item, info, words);
}

function priceWords(words: CardWords, item: ListItem): PriceWords | undefined {
  return itemPriceWords(words, item, words.info.ignoredLabels);
}

function pictureOf({ data }: CardWords, item: ListItem): MapCard['picture'] {
  const [first] = item.pictures;
  const files = first && data.picture(first);
  if (!files) return undefined;
  const { webp, width, height } = files;
  const variant = webp.find((one) => one.width >= PICTURE_WIDTH) ?? webp.at(-1);
  if (!variant) return undefined;
  const size = { width: variant.width, height: Math.round((variant.width * height) / width) };
  return { url: variant.url, ...size, ...(first.focus && { focus: first.focus }) };
}
