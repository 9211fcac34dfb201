import assert from 'node:assert/strict';
import path from 'node:path';
import { loadContent } from '../../../../../server/services/site/load-content.ts';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { textOf } from '../../../../../views/domain/text/multilingual.ts';
import { plainText } from '../../../../../views/domain/text/rich-text.ts';
import type { RichTexts } from '../../../../../views/domain/text/rich-text-schema.ts';
import type { SiteContent } from '../../../../../views/domain/site/content.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../../server/demo');

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** Every text of a page that has one in each language, whatever it is for. */
function* textsIn(value: unknown): Generator<RichTexts> {
  if (typeof value !== 'object' || value === null) return;
  if (LOCALES.every((locale) => locale in value)) yield value;
  else for (const part of Object.values(value)) yield* textsIn(part);
}

describe('what the demo agency has written', () => {
  let content: SiteContent;
  let texts: RichTexts[];
  before(async () => {
    const { content: found, problems } = await loadContent(DEMO);
    assert.deepEqual(problems, []);
    content = found;
    const { pages } = (await loadSite(DEMO, moduleSchemas)).site;
    texts = [
      ...content.articles.flatMap(({ title, standfirst, fullText, imageName }) => [
        title,
        standfirst,
        fullText,
        imageName,
      ]),
      ...content.faq.flatMap(({ title, description, articles }) => [
        title,
        description,
        ...articles.flatMap((article) => [article.title, article.fullText]),
      ]),
      ...content.testimonials.map(({ text }) => text),
      ...pages.flatMap(({ params }) => [...textsIn(params)]),
    ];
  });

  it('is twelve articles, three categories of questions and eight testimonials', () => {
    assert.equal(content.articles.length, 12);
    assert.equal(content.faq.length, 3);
    assert.equal(content.testimonials.length, 8);
    for (const { articles } of content.faq) assert.ok(articles.length >= 5);
  });

  it('has a picture of its own for every article', () => {
    const pictures = content.articles.map(({ imageUrl }) => textOf(imageUrl, 'nl'));
    assert.equal(new Set(pictures).size, 12);
    assert.ok(pictures.every((picture) => picture !== ''));
  });

  it('has four long articles and eight short ones, in every language', () => {
    for (const locale of LOCALES) {
      const lengths = content.articles.map(({ fullText }) =>
        wordsIn(plainText(textOf(fullText, locale))),
      );
      const isShort = (words: number) => words >= 110 && words <= 200;
      const isLong = (words: number) => words >= 250 && words <= 450;
      assert.equal(lengths.filter(isShort).length, 8, `${locale}: ${lengths.join(' ')}`);
      assert.equal(lengths.filter(isLong).length, 4, `${locale}: ${lengths.join(' ')}`);
    }
  });

  it('has testimonials first given in each language', () => {
    for (const locale of LOCALES) {
      assert.equal(content.testimonials.filter(({ language }) => language === locale).length, 2);
    }
  });

  it('is set as a typesetter would', () => {
    for (const text of texts) {
      for (const locale of LOCALES) {
        const set = plainText(textOf(text, locale));
        assert.doesNotMatch(set, /['"]/, set);
        assert.doesNotMatch(set, / {2}|\d (%|m²|euros?|Euro)|[.!?] \p{Ll}/u, set);
        if (locale === 'fr') assert.doesNotMatch(set, /[^\u00a0][!?;»]|« | :/, set);
      }
    }
  });

  it('dates every rate of tax, and says that it may change', () => {
    const caution = { nl: /verander|wijzig/, fr: /chang/, en: /change|different/, de: /ändern/ };
    const taxed = [...content.articles, ...content.faq.flatMap(({ articles }) => articles)];
    let found = 0;
    for (const { fullText } of taxed) {
      for (const locale of LOCALES) {
        const text = plainText(textOf(fullText, locale));
        if (!/12[,.]5/.test(text)) continue;
        found += 1;
        assert.match(text, /2025/);
        assert.match(text, caution[locale]);
      }
    }
    assert.equal(found, 12);
  });
});
