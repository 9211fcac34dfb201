import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('a call to action', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  /** Texts and targets of the buttons of a state. */
  const buttons = async (locale: string, state: number) => {
    const { text } = await request(site.app).get(`/states/${locale}/call-to-action/${state}`);
    const $ = load(text);
    return $('.call-to-action .button')
      .get()
      .map((button) => [$(button).text(), $(button).attr('href')]);
  };
  const phone = ['+32 9 278 40 16', 'tel:+3292784016'];

  it('leads to its page, in the language of the visitor, or to the phone', async () => {
    assert.deepEqual(await buttons('nl', 1), [['Ontmoet ons team', '/nl/ons-team'], phone]);
    assert.deepEqual(await buttons('de', 1), [
      ['Unser Team kennenlernen', '/de/unser-team'],
      phone,
    ]);
  });

  it('offers the phone where it names no page, or one that is not there', async () => {
    assert.deepEqual(await buttons('fr', 2), [phone]);
    assert.deepEqual(await buttons('fr', 3), [phone]);
  });
});
