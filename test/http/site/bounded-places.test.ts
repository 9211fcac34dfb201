import assert from 'node:assert/strict';
import type { Express } from 'express';
import request from 'supertest';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { freshApp } from '../../support/site-app.ts';

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => `region=${9000 + at}`).join('&');

describe('a URL that names places', () => {
  let app: Express;
  let contact: string;
  before(async () => {
    const site = await freshApp();
    ({ app } = site);
    contact = createLinks(site.parts.source.paths, 'nl').page('demand') ?? '';
  });

  const get = (path: string) =>
    request(app).get(path).set({ Host: 'localhost', Accept: 'text/html' });

  it('may name 20; with more it is refused, in words, and none is left out unsaid', async () => {
    const list = await get(`/nl/te-koop?${places(20)}`).expect(200);
    assert.match(list.text, /9019/);
    for (const query of [places(21), `${places(20)}&street=Korenlei%7C9000`, `x=1&${places(60)}`]) {
      const { status, text } = await get(`/nl/te-koop?${query}`);
      assert.equal(status, 400);
      assert.match(text, /<html lang="nl".*Te veel plaatsen tegelijk.*hoogstens 20 plaatsen/s);
    }
    const german = await get(`/de/zu-verkaufen?${places(21)}`).set('Accept-Encoding', 'gzip');
    assert.equal(german.status, 400);
    assert.match(german.text, /Zu viele Orte auf einmal/);
  });

  it('is refused with one place 21 times, also where the page with it is kept', async () => {
    await get('/nl/te-koop?region=9000').expect(200);
    await get(`/nl/te-koop?${'region=9000&'.repeat(21)}`).expect(400);
  });

  it('is refused in a line where a program asks', async () => {
    for (const path of [
      '/api/list-count?lang=nl&',
      '/api/map-points?lang=nl&',
      '/rss/nl/te-koop?',
    ]) {
      const { status, type } = await get(path + places(21)).set('Accept', '*/*');
      assert.deepEqual([path, status, type], [path, 400, 'text/plain']);
    }
  });

  it('does not bound a form: what it does not read of a long one is said', async () => {
    const Zips = Array.from({ length: 980 }, (_, at) => `nergens ${at}`);
    const answer = await request(app)
      .post(contact)
      .set({ Host: 'localhost', 'Sec-Fetch-Site': 'same-origin' })
      .type('form')
      .send({ Zips });
    assert.ok([303, 422].includes(answer.status), String(answer.status));
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
    const shown =
      answer.status === 422
        ? answer
        : await get(answer.headers['location'] ?? '').set('Cookie', cookies.join('; '));
    assert.match(shown.text, /deze plaats kennen we niet/);
  });
});
