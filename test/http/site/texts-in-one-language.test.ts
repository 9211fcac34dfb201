import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { agencyIn } from '../../support/agency-in.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import type { Locale } from '../../../views/domain/locale.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const CODES = ['nl', 'fr', 'en', 'de'];
/** Needed in each language (decision 043): fields of the agency's own, and notes of the demo. */
const NEEDED = new Set(['fields', 'demo']);
/** Marks a text, so that a page tells where it shows it. */
const MARK = /§\d+/g;

/** A value of a file with its texts in Dutch alone, each beginning with a mark of its own. */
function inDutch(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((part) => inDutch(part, next));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).length > 0 && Object.keys(value).every((key) => CODES.includes(key))) {
    return { nl: marked((value as { nl?: unknown }).nl, next) };
  }
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    NEEDED.has(key) ? part : inDutch(part, next),
  ]);
  return Object.fromEntries(entries) as object;
}

/** A heading or a point of a list keeps its sign; names of files are as they are. */
function marked(text: unknown, next: () => string): unknown {
  if (Array.isArray(text)) return text.map((line) => marked(line, next));
  if (typeof text !== 'string' || text === '' || /^[\w-]+\.\w+$/.test(text)) return text;
  return text.replace(/^(#+ |- |<\w+>)?/, `$1${next()} `);
}

/** Marks in the text of a page, and those without the language of their text. */
function marksIn($: CheerioAPI): { shown: Set<string>; unmarked: string[] } {
  const shown = new Set<string>();
  const unmarked: string[] = [];
  const texts = $('body')
    .find('*')
    .not('script, style')
    .contents()
    .filter((_, node) => node.nodeType === 3);
  for (const node of texts.toArray()) {
    const text = $(node).text();
    const found = text.match(MARK) ?? [];
    for (const mark of found) shown.add(mark);
    if (found.length > 0 && $(node).parent().closest('[lang]').attr('lang') !== 'nl') {
      unmarked.push(text);
    }
  }
  return { shown, unmarked };
}

describe('texts of an agency that stand in Dutch only', () => {
  let site: SiteApp;
  before(async () => {
    const agency = agencyIn(DEMO, ['fr', 'nl']);
    let count = 0;
    const next = () => `§${++count}`;
    for (const folder of ['articles', 'faq']) {
      for (const name of agency.list(folder)) {
        agency.edit<object>(
          `${folder}/${name}`,
          (file) => void Object.assign(file, inDutch(file, next)),
        );
      }
    }
    agency.write('testimonials.json', inDutch(agency.read('testimonials.json'), next));
    for (const name of agency.list('pages')) {
      agency.edit<{ params: object }>(`pages/${name}`, ({ params }) => {
        for (const part of ['modules', 'layoutConfig'] as const) {
          if (part in params) {
            Object.assign(params, {
              [part]: inDutch((params as Record<string, unknown>)[part], next),
            });
          }
        }
      });
    }
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  it('are shown on each page in French too, marked as Dutch', async () => {
    const { source } = site.parts;
    const { paths } = source;
    const { createLinks } = await import('../../../views/subjects/create-links.ts');
    const [article] = source.site.content!.articles;
    const urls = (locale: Locale) => [
      ...source.site.pages.flatMap((page) => paths.pathOf(page, locale) ?? []),
      createLinks(paths, locale).article(article!)!,
    ];
    const dutch = urls('nl');
    assert.ok(dutch.length > 15);
    let total = 0;
    for (const [index, url] of urls('fr').entries()) {
      const [french, own] = await Promise.all(
        [url, dutch[index]!].map(async (each) =>
          marksIn(load((await request(site.app).get(each)).text)),
        ),
      );
      assert.deepEqual(french!.unmarked, [], url);
      assert.deepEqual([...french!.shown].sort(), [...own!.shown].sort(), url);
      total += french!.shown.size;
    }
    assert.ok(total > 300, `${total} texts`);
  });
});
