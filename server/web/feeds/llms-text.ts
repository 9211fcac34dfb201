import { LIST_PAGES } from '../../../views/domain/list/list-pages.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { totalWords } from '../../../views/domain/list/list-total.ts';
import { shownPhone } from '../../../views/domain/format/phone.ts';
import { LANGUAGE_NAMES, type Locale } from '../../../views/domain/locale.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import type { Office } from '../../../views/domain/site/office.ts';
import { colon } from '../../../views/domain/text/colon.ts';
import { conjunction } from '../../../views/domain/text/conjunction.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import { nameText, type Reader } from '../../../views/domain/text/shown-text.ts';
import { feedPath } from '../../../views/routing/feed-path.ts';
import type { PageSource } from '../pages/page-source.ts';
import { homesFeedPath } from './homes-feed.ts';

type Source = Pick<PageSource, 'site' | 'paths' | 'catalogue' | 'i18n' | 'origin'>;

/**
 * `/llms.txt`: the agency's pages and offers, as Markdown, a section per language that the site has
 * pages in.
 */
export function llmsText(source: Source): string {
  const { info } = source.site;
  const locales = info.languages.filter(
    (locale) => source.paths.named('home', locale) !== undefined,
  );
  const summaries = locales.map((locale) => `> ${summaryOf(source, locale)}`);
  const sections = locales.map((locale) => sectionOf(source, locale));
  return `${[`# ${plain(info.name)}`, summaries.join('\n>\n'), ...sections].join('\n\n')}\n`;
}

function summaryOf({ site, i18n }: Source, locale: Locale): string {
  const places = site.info.offices.map(({ city }) => nameText(city, { locale, site }));
  const values = { name: site.info.name, places: conjunction([...new Set(places)], locale) };
  return plain(i18n.t(locale)('llms.summary', values));
}

function sectionOf(source: Source, locale: Locale): string {
  const t = source.i18n.t(locale);
  const offices = source.site.info.offices.map(
    (office) => `- ${officeLine(office, { locale, site: source.site })}`,
  );
  return [
    `## ${LANGUAGE_NAMES[locale]}`,
    pageLines(source, locale).join('\n'),
    `### ${t('footer.offices')}`,
    offices.join('\n'),
    `### ${t('llms.data')}`,
    dataLines(source, locale).join('\n'),
  ].join('\n\n');
}

const FIRST_PAGES: readonly string[] = ['home', ...LIST_KINDS.map((kind) => LIST_PAGES[kind])];

/** The home page, then the lists, then the others as they come. */
function byImportance(a: Page, b: Page): number {
  const [one = 0, other = 0] = [a, b].map(({ name }) => {
    const rank = FIRST_PAGES.indexOf(name);
    return rank < 0 ? FIRST_PAGES.length : rank;
  });
  return one - other;
}

/** The published pages that may be indexed; of a list, how many it has. */
function pageLines({ site, paths, catalogue, i18n, origin }: Source, locale: Locale): string[] {
  const data = catalogue.port(locale);
  const words = { t: i18n.t(locale), locale };
  const counts = new Map<string, string>(
    LIST_KINDS.map((listKind) => {
      const { totals } = data.list(emptyQuery(listKind), 1);
      return [LIST_PAGES[listKind], totalWords(words, { listKind }, totals)];
    }),
  );
  return site.pages.toSorted(byImportance).flatMap((page) => {
    const path = paths.pathOf(page, locale);
    const { title, description, metadata } = page.params;
    if (page.status !== 'Published' || metadata.robots !== 'index' || !path) return [];
    const text = counts.get(page.name) ?? textOf(description, locale);
    return [link(textOf(title, locale), origin + path, text && colon(locale) + text)];
  });
}

function dataLines({ paths, i18n, origin }: Source, locale: Locale): string[] {
  const t = i18n.t(locale);
  const feeds = LIST_KINDS.flatMap((listKind) => {
    const path = paths.named(LIST_PAGES[listKind], locale);
    if (path === undefined) return [];
    const name = `RSS${colon(locale)}${t(`list.title.${listKind}`)}`;
    return [link(name, origin + feedPath(path, emptyQuery(listKind)), '')];
  });
  return [link(t('llms.homes'), origin + homesFeedPath(locale), ''), ...feeds];
}

function officeLine(office: Office, reader: Reader): string {
  const { name, street, houseNumber, zip, city, phone, email } = office;
  const parts = [
    `${nameText(street, reader)} ${houseNumber}`,
    `${zip} ${nameText(city, reader)}`,
    shownPhone(phone),
    email,
  ];
  return plain(nameText(name, reader) + colon(reader.locale) + parts.join(', '));
}

/** @param after what follows the link, with its colon. */
function link(name: string, url: string, after: string): string {
  return `- [${plain(name)}](${url})${plain(after)}`;
}

/** One line, in which Markdown finds no link or emphasis. */
function plain(text: string): string {
  return text
    .trimEnd()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}
