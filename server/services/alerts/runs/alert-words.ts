import type { TFunction } from 'i18next';
import { isProject, type ListItem } from '../../../../views/domain/list/list-item.ts';
import { openHouseText } from '../../../../views/domain/open-house/open-house-words.ts';
import { placeName } from '../../../../views/domain/place/place-name.ts';
import { formatPrice } from '../../../../views/domain/property/price.ts';
import type { MailHome, MailLink } from '../../../../views/mail/mail-content.ts';
import type { StrangerWords } from '../../../../views/mail/stranger-mail.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import { aboutOf } from '../../leads/model/form-content.ts';
import type { ShownHappening, ShownHome } from './still-true.ts';

/** Homes of a mail that are shown; the list has the others. */
const MAX_SHOWN = 6;

type Context = Pick<SubjectContext, 'locale' | 't' | 'origin' | 'site' | 'data'>;

/** A search of the person, in the words of its list. */
export interface SearchOfMail {
  /** "For sale in Ghent". */
  title: string;
  /** With its filters. */
  line: string;
  /** Absolute URL of its list. */
  url: string;
}

interface AlertContent {
  homes: readonly ShownHome[];
  /** At least one. */
  searches: readonly SearchOfMail[];
  /** The link by which a home is not shown again. */
  hide: (item: ListItem) => MailLink;
}

/** What a mail about homes says: what there is, at most six homes, and the lists with all of them. */
export function alertWords(
  ctx: Context,
  { homes, searches, hide }: AlertContent,
): Pick<StrangerWords, 'subject' | 'title' | 'reference' | 'paragraphs' | 'homes' | 'buttons'> {
  const { t, site } = ctx;
  const shown = homes.slice(0, MAX_SHOWN);
  const rest = homes.length - shown.length;
  const title = alertTitle(ctx, homes);
  return {
    subject: `${title} · ${site.info.name}`,
    title,
    reference: t('list.count', { count: homes.length }),
    paragraphs: [
      ...searches.map(({ line }) => t('alert.for', { search: line })),
      ...(rest > 0 ? [t('alert.rest', { shown: shown.length, count: rest })] : []),
    ],
    homes: shown.map((home) => mailHome(ctx, home, hide(home.item))),
    buttons: listLinks(t, searches),
  };
}

/** One list is called that; of several each has its own name. */
function listLinks(t: TFunction, searches: readonly SearchOfMail[]): MailLink[] {
  const byUrl = new Map(searches.map((search) => [search.url, search]));
  return [...byUrl.values()].map(({ title, url }) => ({
    text: byUrl.size === 1 ? t('alert.list') : title,
    href: url,
  }));
}

/** "3 new properties in Ghent": the place where all of them are in one. */
function alertTitle({ t, data }: Context, homes: readonly ShownHome[]): string {
  const kinds = new Set(homes.map(({ happenings }) => happenings[0]?.kind));
  const [kind = 'mixed'] = kinds.size === 1 ? kinds : [];
  const title = t(`alert.subject.${kind}`, { count: homes.length });
  const places = new Set(homes.map(({ item }) => placeName(data, item)));
  const [place] = places;
  if (places.size > 1 || place === undefined) return title;
  return t('list.titleIn', { title, where: t('list.in.town', { place }) });
}

function mailHome(ctx: Context, { item, happenings }: ShownHome, hide: MailLink): MailHome {
  const news = happenings.map((happening) => happeningText(ctx, item, happening));
  return { about: aboutOf(ctx, item), news, hide };
}

function happeningText({ t, locale }: Context, item: ListItem, happening: ShownHappening): string {
  switch (happening.kind) {
    case 'new':
      return t('alert.new');
    case 'back':
      return t('alert.back');
    case 'price-drop': {
      const prices = { from: formatPrice(happening.from), to: formatPrice(happening.to) };
      return t(isProject(item) ? 'alert.startingPriceDrop' : 'alert.priceDrop', prices);
    }
    case 'open-house':
      return t('alert.openHouse', { when: openHouseText(happening.openHouse, locale) });
  }
}
