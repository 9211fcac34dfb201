import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request, { type Response, type Test } from 'supertest';
import { cookiesOf } from '../cookies-of.ts';
import type { SiteApp } from '../site-app.ts';

type Site = Pick<SiteApp, 'app'>;

/** The page to which a form that was not accepted leads: the form with what was typed. */
export async function shownAgain({ app }: Site, sent: Test | Response): Promise<CheerioAPI> {
  const answer = await sent;
  assert.equal(answer.status, 303);
  const shown = await request(app)
    .get(answer.headers['location'] ?? '')
    .set('Cookie', cookiesOf(answer))
    .expect(200);
  assert.equal(shown.headers['cache-control'], 'no-store');
  const $ = load(shown.text);
  assert.ok($('[aria-invalid]').length > 0, 'nothing is said to be wrong');
  return $;
}

/** Sends a form with a mistake in it, and returns the page on which a browser ends. */
export function postAndShow({ app }: Site, url: string, fields: object): Promise<CheerioAPI> {
  const sent = request(app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin');
  return shownAgain({ app }, sent.send(fields));
}
