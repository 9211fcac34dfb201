import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { demoOwners } from '../../../server/services/crm/demo/owners.ts';
import { templates } from '../../support/live-site.ts';
import { NOON, sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const TWO_YEARS = 104 * 7;
const LATER = NOON + TWO_YEARS * DAY;
const DEMO = 'server/demo';

const MONTHS =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';

/** What a page says, with words in place of its dates. */
function withoutDates(html: string): string {
  const $ = load(html);
  $('script, style').remove();
  return $('main')
    .text()
    .replace(/\d{2}\/\d{2}\/\d{4}/g, 'DATE')
    .replace(new RegExp(`(\\d{1,2} )?(${MONTHS})( \\d{4})?`, 'gi'), 'DATE')
    .replace(/\b(ma|di|wo|do|vr|za|zo)\s\d{1,2}\s[a-z]{3}/g, 'DATE')
    .replace(/\b20[23]\d\b/g, 'YEAR')
    .replace(/\s+/g, ' ');
}

describe('the demo agency, two years later', () => {
  let today: SiteApp;
  let later: SiteApp;
  before(async () => {
    today = await sharedApp();
    later = await siteApp({ now: () => LATER });
  });
  const page = async ({ app }: SiteApp, url: string) => {
    const { status, text } = await request(app).get(url).set('Host', 'localhost');
    return status === 200 ? withoutDates(text) : '';
  };

  it('says the same on a page of each template: labels, counts, deliveries, order', async () => {
    let pages = 0;
    const urls = Object.values(templates(today, 'nl'));
    urls.push('/nl/te-koop?sort=new', '/nl/te-huur', '/nl/verkocht');
    for (const url of urls) {
      const said = await page(today, url);
      pages += said === '' ? 0 : 1;
      assert.equal(await page(later, url), said, url);
    }
    assert.ok(pages > 15);
  });

  it('has its homes, projects and articles as old as they are now', async () => {
    const dates = ({ parts }: SiteApp) => {
      const { homes, projects } = parts.source.catalogue.data;
      const articles = parts.source.site.content?.articles ?? [];
      return [
        ...[...homes, ...projects].map(({ startCommercialisation }) => startCommercialisation!),
        ...articles.map(({ date }) => date),
      ];
    };
    const moved = dates(later).map((date, index) => {
      return (Date.parse(date) - Date.parse(dates(today)[index]!)) / DAY;
    });
    assert.ok(moved.length > 140);
    assert.deepEqual(new Set(moved), new Set([TWO_YEARS]));
  });

  it('has new versions of its homes, so that no old page is kept', () => {
    assert.notEqual(later.parts.source.catalogue.version, today.parts.source.catalogue.version);
  });

  it('has its histories where they are now, on the same days of the week', async () => {
    const ids = { id: 8102, propertyIds: [71019] };
    const history = async (now: number) => demoOwners(DEMO, () => now).history(ids, 71019);
    const [before, after] = [await history(NOON), await history(LATER)];
    const weeks = (found: typeof before) =>
      found?.allPropertyTypesStatisticsGraph.details?.map(({ firstWeek }) => Date.parse(firstWeek));
    assert.deepEqual(
      weeks(after),
      weeks(before)?.map((start) => start + TWO_YEARS * DAY),
    );
    const texts = JSON.stringify(after);
    assert.ok(!texts.includes('{short'), texts);
    assert.doesNotMatch(texts, /"(?:startTime|date)":"202[56]-/);
    assert.deepEqual(await demoOwners(DEMO, () => LATER).check(), []);
  });

  it('breaks nothing of its data, on whatever day', async () => {
    for (const days of [1, 100, 1000, 5000]) {
      const port = demoCatalogue(DEMO, () => NOON + days * DAY);
      assert.deepEqual((await port.properties()).dropped, []);
      assert.deepEqual((await port.projects()).dropped, []);
    }
    const texts = JSON.stringify(later.parts.source.catalogue.data);
    assert.doesNotMatch(texts, /\{(?:short )?\d{4}/);
  });
});
