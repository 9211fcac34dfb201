import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { formatDate } from '../../../views/domain/format/date.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import { plainText, textBlocks, wordsOf } from '../../../views/domain/text/rich-text.ts';
import type { SiteContent } from '../../../views/domain/site/content.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

describe('what the agency has written', () => {
  let site: SiteApp;
  let content: SiteContent;
  before(async () => {
    site = await sharedApp();
    assert.ok(site.parts.source.site.content);
    ({ content } = site.parts.source.site);
  });

  async function page(path = '/none'): Promise<CheerioAPI> {
    const { status, text } = await request(site.app).get(path);
    assert.equal(status, 200, path);
    return load(text);
  }

  const linksIn = (locale: (typeof LOCALES)[number]) =>
    createLinks(site.parts.source.paths, locale);

  const textsOf = ($: CheerioAPI, selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());

  it('words in another language say in which', async () => {
    for (const [locale, lang, word] of [
      ['en', 'fr', 'compromis'],
      ['en', 'nl', 'gebouw'],
      ['fr', 'nl', 'gebouw'],
      ['de', 'nl', 'perceel'],
    ] as const) {
      const article = content.articles.find(({ fullText }) =>
        plainText(textOf(fullText, locale)).includes(word),
      );
      assert.ok(article);
      const $ = await page(linksIn(locale).article(article));
      if (word === 'compromis') assert.ok($('.reading-parts [lang=fr]').text().includes(word));
      assert.ok(textsOf($, `.rich-text [lang=${lang}]`).includes(word), `${locale} ${word}`);
    }
  });

  for (const locale of LOCALES) {
    describe(`in ${locale}`, () => {
      it('all articles stand on their page, newest first, with date and URL', async () => {
        const $ = await page(linksIn(locale).page('articles'));
        const cards = $('.module-articles article');
        assert.deepEqual(
          textsOf($, '.module-articles article h2'),
          content.articles.map(({ title }) => textOf(title, locale)),
        );
        assert.deepEqual(
          textsOf($, '.module-articles time'),
          content.articles.map(({ date }) => formatDate(date)),
        );
        assert.deepEqual(
          cards.toArray().map((card) => $(card).find('a').attr('href')),
          content.articles.map((article) => linksIn(locale).article(article)),
        );
        assert.equal(cards.find('img').length, content.articles.length);
      });

      it('every article is there whole, with its pieces as elements', async () => {
        for (const article of content.articles) {
          const $ = await page(linksIn(locale).article(article));
          assert.equal($('h1').text(), textOf(article.title, locale));
          assert.doesNotMatch($('main').text(), /\{lang=/);
          assert.ok($('title').text().startsWith(textOf(article.title, locale)));
          const blocks = textBlocks(textOf(article.fullText, locale));
          const paragraphs = blocks.flatMap((block) =>
            block.kind === 'paragraph' ? [wordsOf(block.text)] : [],
          );
          assert.deepEqual(textsOf($, 'main .article .rich-text > p'), paragraphs);
          const items = blocks.flatMap((block) =>
            block.kind === 'list' ? block.items.map(wordsOf) : [],
          );
          assert.deepEqual(textsOf($, 'main .article .rich-text li'), items);
          const shown = $('.article-photo img').attr('alt');
          assert.equal(shown, textOf(article.imageName, locale));
          const standfirst = textOf(article.standfirst, locale);
          assert.equal($('.standfirst').text(), standfirst);
          const description = $('meta[name=description]').attr('content');
          assert.equal(description, standfirst.replaceAll(/\n+/g, ' '));
        }
      });

      it('beside an article stands who wrote it, with a phone, and what is in it', async () => {
        for (const article of content.articles) {
          const $ = await page(linksIn(locale).article(article));
          const side = $('.reading-side');
          const author = site.parts.source.catalogue
            .port(locale)
            .team()
            .find(({ id }) => id === article.author);
          assert.ok(author, textOf(article.title, locale));
          assert.equal(side.find('.manager-name').text(), author.name);
          assert.equal(side.find('a[href^="tel:"]').length, 1);
          const headings = $('.article .rich-text h2').toArray();
          const links = side.find('nav a').toArray();
          assert.deepEqual(
            links.map((link) => [$(link).attr('href'), $(link).text()]),
            headings.length > 1
              ? headings.map((heading) => [`#${$(heading).attr('id')}`, $(heading).text()])
              : [],
          );
        }
      });

      it('beside a long text stands what is in it, with the phone of the agency', async () => {
        for (const name of ['privacy', 'terms', 'cookies', 'accessibility', 'faq']) {
          const $ = await page(linksIn(locale).page(name));
          const side = $('.reading-side');
          assert.equal(side.find('a[href^="tel:"]').length, 1, name);
          const links = side.find('nav a').toArray();
          assert.ok(links.length > 2, name);
          for (const link of links) {
            const heading = $(`main h2${$(link).attr('href')}`);
            assert.equal(heading.text(), $(link).text(), name);
          }
        }
      });

      it('every question is there with its answer', async () => {
        const $ = await page(linksIn(locale).page('faq'));
        const questions = content.faq.flatMap(({ articles }) => articles);
        assert.deepEqual(
          textsOf($, 'details.faq-item > summary'),
          questions.map(({ title }) => textOf(title, locale)),
        );
        for (const { id } of questions) assert.equal($(`details > #faq-${id}`).length, 1);
        const names = $('details.faq-item')
          .toArray()
          .map((details) => details.attribs['name']);
        assert.equal(new Set(names).size, content.faq.length);
      });

      it('the home page has the four newest articles and every testimonial', async () => {
        const $ = await page(linksIn(locale).page('home'));
        assert.deepEqual(
          textsOf($, '.module-articles h3'),
          content.articles.slice(0, 4).map(({ title }) => textOf(title, locale)),
        );
        assert.equal($('.module-articles .article-lines h3').length, 3);
        assert.deepEqual(
          textsOf($, '.testimonial strong'),
          content.testimonials.map(({ name }) => name),
        );
      });

      it('a testimonial says when it is a translation, and only then', async () => {
        const $ = await page(linksIn(locale).page('home'));
        const t = site.parts.source.i18n.t(locale);
        const captions = textsOf($, '.testimonial figcaption');
        for (const [index, { language }] of content.testimonials.entries()) {
          const note = t(`testimonials.translated.${language}`);
          assert.equal(captions[index]?.includes(note), language !== locale);
        }
      });
    });
  }

  it('an article leads to others, never to itself', async () => {
    const [newest] = content.articles;
    assert.ok(newest);
    const own = linksIn('nl').article(newest);
    const $ = await page(own);
    const others = $('.module-articles article a')
      .toArray()
      .map((link) => link.attribs['href']);
    assert.equal(others.length, 3);
    assert.ok(!others.includes(own));
  });

  it('an article has one URL, told to search engines', async () => {
    const [newest] = content.articles;
    assert.ok(newest);
    const own = linksIn('en').article(newest) ?? '';
    const response = await request(site.app).get(`/en/advice/old-title-${newest.id}`);
    assert.deepEqual([response.status, response.headers['location']], [301, own]);
    const $ = await page(own);
    const href = $('link[rel=alternate][hreflang=fr]').attr('href') ?? '';
    assert.ok(href.endsWith(linksIn('fr').article(newest) ?? '-'));
    const sitemap = await wholeSitemap(site.app);
    for (const article of content.articles) {
      assert.ok(sitemap.includes(linksIn('de').article(article) ?? '-'));
    }
  });

  it('an article that is not there is not found', async () => {
    const response = await request(site.app).get('/nl/advies/bestaat-niet-999');
    assert.equal(response.status, 404);
  });

  it('no photograph is twice on the home page, in any language', async () => {
    for (const locale of LOCALES) {
      const $ = await page(linksIn(locale).page('home'));
      const files = $('main .photo:not(.drawing)')
        .toArray()
        .map((image) => $(image).attr('src'));
      assert.ok(files.length > 20);
      assert.deepEqual(
        files.filter((file, index) => files.indexOf(file) !== index),
        [],
      );
    }
  });
});
