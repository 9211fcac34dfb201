import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { NOON, sharedApp } from '../../support/site-app.ts';

const NOTES = {
  '/nl/te-koop': 'Stand van 20/11/2026, 13:00.',
  '/fr/a-louer': 'Situation au 20/11/2026, 13:00.',
  '/en/for-sale': 'As of 20/11/2026, 13:00.',
  '/de/verkauft': 'Stand vom 20/11/2026, 13:00 Uhr.',
};

describe('pages while the CRM has not answered for an hour', () => {
  const noteAt = async (url: string, staleSince: number | undefined) => {
    const { parts } = await sharedApp();
    const version = `${parts.source.version} ${staleSince}`;
    const source = { ...parts.source, staleSince, version };
    const app = createApp({ ...parts, source });
    return load((await request(app).get(url).expect(200)).text)('.stale-notice').text();
  };

  for (const [url, note] of Object.entries(NOTES)) {
    it(`say of when they are at ${url}, and nothing otherwise`, async () => {
      assert.ok((await noteAt(url, NOON)).startsWith(note));
      assert.equal(await noteAt(url, undefined), '');
    });
  }

  it('say nothing where no homes are offered', async () => {
    assert.equal(await noteAt('/nl/contact', NOON), '');
  });
});
