import type { Locale } from '../../../../views/domain/locale.ts';
import type { TFunction } from 'i18next';
import { itemName } from '../../../../views/domain/list/item-words.ts';
import { itemOfNumber } from '../../../services/alerts/item-number.ts';
import type { HiddenHome } from '../../../services/alerts/saved-search-store.ts';
import type { SavedSearch } from '../../../services/alerts/saved-search.ts';
import { longDay, searchLine, searchWords } from '../../../services/alerts/search-words.ts';
import type { PageSource } from '../../pages/page-source.ts';
import type { SignedPageContent } from '../../pages/signed-page.ts';
import { frequencyField, languageField } from './saved-form.ts';

/** Name of the buttons, by whose value the routes tell them apart. */
export const ACTION = 'action';
/** Names of the fields with the search, and with the home, that a button is about. */
export const SEARCH = 'search';
export const HOME = 'home';

type Section = NonNullable<SignedPageContent['sections']>[number];

/** What is shown of a person's searches, in a language. */
export interface Shown {
  source: PageSource;
  locale: Locale;
  t: TFunction;
}

/** What the button of a search will do. */
export function confirmPage(shown: Shown, search: SavedSearch): SignedPageContent {
  const { t } = shown;
  return {
    title: t('savedSearch.confirm.title'),
    paragraphs: [lineOf(shown, search), t('savedSearch.confirm.text')],
    rows: [
      {
        label: t('savedSearch.frequency'),
        value: t(`savedSearch.frequencies.${search.frequency}`),
      },
      { label: t('forms.fields.Email'), value: search.email },
    ],
    submit: t('savedSearch.confirm.submit'),
    others: [{ name: ACTION, value: 'erase', text: t('savedSearch.confirm.erase') }],
  };
}

/** A search is confirmed. @param href of the page with all searches of the person. */
export function confirmedPage(shown: Shown, search: SavedSearch, href: string): SignedPageContent {
  const { t } = shown;
  return {
    title: t('savedSearch.confirmed.title'),
    paragraphs: [lineOf(shown, search), t('savedSearch.confirmed.text')],
    link: { text: t('savedSearch.manage.open'), href },
  };
}

/** The address of a request was erased. */
export function erasedPage({ t }: Shown): SignedPageContent {
  return { title: t('savedSearch.erased.title'), paragraphs: [t('savedSearch.erased.text')] };
}

/** What the button that prolongs a search will do, or has done. */
export function keepPage(shown: Shown, search: SavedSearch, doneHref?: string): SignedPageContent {
  const { t } = shown;
  const until = endText(shown, search);
  const paragraphs = [lineOf(shown, search), ...(until === undefined ? [] : [until])];
  if (doneHref !== undefined) {
    const link = { text: t('savedSearch.manage.open'), href: doneHref };
    return { title: t('savedSearch.keep.doneTitle'), paragraphs, link };
  }
  return { title: t('savedSearch.keep.title'), paragraphs, submit: t('savedSearch.keep.submit') };
}

/** What the button that ends all searches will do. */
export function endPage(shown: Shown, searches: readonly SavedSearch[]): SignedPageContent {
  const { t } = shown;
  const running = searches.filter(({ state }) => state === 'active' || state === 'paused');
  return {
    title: t('savedSearch.end.title'),
    paragraphs: [t('savedSearch.end.text'), ...running.map((search) => lineOf(shown, search))],
    submit: t('savedSearch.end.submit'),
  };
}

export function endedPage({ t }: Shown, href: string): SignedPageContent {
  return {
    title: t('savedSearch.end.doneTitle'),
    paragraphs: [t('savedSearch.end.done')],
    link: { text: t('savedSearch.manage.open'), href },
  };
}

/** What the button that hides a home will do, or has done. */
export function hidePage(shown: Shown, home: number, doneHref?: string): SignedPageContent {
  const { t } = shown;
  const name = homeOf(shown, home);
  if (doneHref !== undefined) {
    return {
      title: t('savedSearch.hide.doneTitle'),
      paragraphs: [name, t('savedSearch.hide.done')],
      link: { text: t('savedSearch.manage.open'), href: doneHref },
    };
  }
  return {
    title: t('savedSearch.hide.title'),
    paragraphs: [name, t('savedSearch.hide.text')],
    submit: t('savedSearch.hide.submit'),
  };
}

/** All searches of a person, and the homes that they have hidden. */
export function searchesPage(
  shown: Shown,
  searches: readonly SavedSearch[],
  hidden: readonly HiddenHome[],
): SignedPageContent {
  const { t } = shown;
  return {
    title: t('savedSearch.manage.title'),
    paragraphs: [t('savedSearch.manage.text')],
    sections: [
      ...searches.map((search) => searchSection(shown, search)),
      ...hidden.map(({ home }) => hiddenSection(shown, home)),
    ],
  };
}

function searchSection(shown: Shown, search: SavedSearch): Section {
  const { source, locale, t } = shown;
  const { id, state, frequency } = search;
  const words = searchWords(source, search, locale);
  const until = state === 'ended' ? undefined : endText(shown, search);
  const button = (value: string, text: string) => ({ name: ACTION, value, text });
  return {
    title: searchLine(words),
    paragraphs: [
      t(`savedSearch.states.${state === 'unconfirmed' ? 'active' : state}`),
      ...(until === undefined ? [] : [until]),
    ],
    link: { text: t('savedSearch.manage.list'), href: words.href },
    hidden: [{ name: SEARCH, value: id }],
    fields:
      state === 'ended'
        ? []
        : [frequencyField(t, frequency), ...languageField(source, t, search.locale)],
    buttons: [
      ...(state === 'ended' ? [] : [button('change', t('savedSearch.manage.save'))]),
      ...(state === 'active' ? [button('pause', t('savedSearch.manage.pause'))] : []),
      ...(state === 'active' ? [] : [button('resume', t('savedSearch.manage.resume'))]),
      ...(state === 'ended' ? [] : [button('end', t('savedSearch.manage.end'))]),
    ],
  };
}

function hiddenSection(shown: Shown, home: number): Section {
  const { t } = shown;
  return {
    title: homeOf(shown, home),
    paragraphs: [t('savedSearch.manage.hidden')],
    hidden: [{ name: HOME, value: String(home) }],
    buttons: [{ name: ACTION, value: 'show', text: t('savedSearch.manage.show') }],
  };
}

function lineOf({ source, locale }: Shown, search: SavedSearch): string {
  return searchLine(searchWords(source, search, locale));
}

/** "Until 25 November 2027." */
function endText({ locale, t }: Shown, { expiresAt }: SavedSearch): string | undefined {
  return expiresAt === undefined
    ? undefined
    : t('savedSearch.until', { day: longDay(expiresAt, locale) });
}

/** "House in Ghent", or its reference once it is not on the site any more. */
function homeOf({ source, locale, t }: Shown, home: number): string {
  const data = source.catalogue.port(locale);
  const item = itemOfNumber(data, home);
  if (!item) return t('mail.homeReference', { id: String(Math.abs(home)) });
  return itemName({ t, locale, data }, item);
}
