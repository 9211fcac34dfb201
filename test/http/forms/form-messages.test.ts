import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { templates } from '../../support/live-site.ts';
import { sharedApp } from '../../support/site-app.ts';

/** What a browser checks before it sends a form, with messages in its own language. */
const CHECKED =
  'input:is([required], [pattern], [min], [max], [minlength], [step],' +
  ' [type=email], [type=url], [type=number], [type=date]), :is(select, textarea)[required]';

describe('the forms of the pages', () => {
  it('leave no message to the browser, whose language is not the page’s', async () => {
    const site = await sharedApp();
    const faults: string[] = [];
    let checked = 0;
    const pages = { ...templates(site, 'nl'), 'sign-in': '/nl/login' };
    for (const [name, path] of Object.entries(pages)) {
      const $ = load((await request(site.app).get(path)).text);
      for (const field of $(CHECKED).toArray()) {
        const form = $(field).attr('form');
        const owner = form === undefined ? $(field).closest('form') : $(`#${form}`);
        if (owner.length === 0) continue;
        checked += 1;
        if (owner.attr('novalidate') === undefined) faults.push(`${name}: ${$.html(field)}`);
      }
    }
    assert.ok(checked > 20, `${checked} fields`);
    assert.deepEqual(faults, []);
  });
});
