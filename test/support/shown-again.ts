import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { SiteApp } from './site-app.ts';

/**
 * Sends a form with a mistake in it, as a browser does without script, and returns the page on
 * which the browser ends: the form with what was typed.
 */
export async function postAndShow(
  { app }: Pick<SiteApp, 'app'>,
  url: string,
  fields: object,
): Promise<CheerioAPI> {
  const answer = await request(app)
    .post(url)
    .type('form')
    .set('Sec-Fetch-Site', 'same-origin')
    .send(fields)
    .expect(422);
  return load(answer.text);
}
