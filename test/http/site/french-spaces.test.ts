import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { templates } from '../../support/live-site.ts';
import { sharedApp } from '../../support/site-app.ts';

/** The type of a text in a document. */
const TEXT = 3;
/** A sign that needs a no-break space before it and has none, with what is around it. */
const FAULT =
  /.{0,30}(?:[\p{L}\p{N})»”][;:!?](?=\s|$)|(?<=^|[^\u00A0\u202F]) [;:!?»]).{0,10}|^[;:!?] .*/gu;

describe('the French of the pages', () => {
  it('has a no-break space before ; : ! ? and »', async () => {
    const site = await sharedApp();
    const faults: string[] = [];
    for (const [name, path] of Object.entries(templates(site, 'fr'))) {
      const $ = load((await request(site.app).get(path)).text);
      $('script, style, template, [lang]:not([lang=fr]):not(html), pre, code').remove();
      const texts = [$('title').text(), $('meta[name=description]').attr('content') ?? ''];
      const nodes = $('body *').contents().toArray();
      for (const node of nodes) if (node.nodeType === TEXT) texts.push($(node).text());
      for (const text of texts) {
        for (const [found] of text.matchAll(FAULT)) faults.push(`${name}: ${found}`);
      }
    }
    assert.deepEqual(faults, []);
  });
});
