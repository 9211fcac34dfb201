import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoCatalogue } from '../../../../../server/services/crm/demo/catalogue.ts';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { readablePalette } from '../../../../../server/services/site/colours/palette.ts';
import { energyRegion } from '../../../../../views/domain/energy/energy-region.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { type Multilingual, textOf } from '../../../../../views/domain/text/multilingual.ts';
import type { Manager, Property } from '../../../../../views/domain/property/property.ts';
import type { SiteInfo } from '../../../../../views/domain/site/site.ts';
import { isPlan } from '../../../../../views/domain/property/picture.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';
import { slips, textsOf } from '../../demo/speaks.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../../server/demo');

/** Texts that every home of the demo has. */
const MUST_SPEAK = new Set(['title', 'typeDescription']);

describe('the demo agency', () => {
  let info: SiteInfo;
  let homes: Property[];
  let team: Manager[];
  let dropped: unknown[];
  before(async () => {
    const crm = demoCatalogue(DEMO);
    ({ info } = (await loadSite(DEMO, moduleSchemas)).site);
    ({ items: homes, dropped } = await crm.properties());
    team = await crm.team();
  });

  it('has colours that can be read as they are', () => {
    assert.deepEqual(readablePalette(info).warnings, []);
  });

  it('has 24 homes at least, none of them broken', () => {
    assert.deepEqual(dropped, []);
    assert(homes.length >= 24);
  });

  it('has a plan for each apartment of one or two bedrooms in its projects', async () => {
    const { items } = await demoCatalogue(DEMO).projects();
    const units = items.flatMap(({ composition }) =>
      composition.flatMap(({ floors }) => floors.flatMap(({ units: of }) => of)),
    );
    const small = units.filter(({ typeDescription }) =>
      /^Appartement, (één|twee) /.test(textOf(typeDescription, 'nl')),
    );
    assert.ok(small.length > 30);
    for (const { id, plans } of small) assert.ok((plans ?? []).length > 0, `unit ${id}`);
  });

  it('has homes in every status, under every label, for sale and for rent, in every region', () => {
    const seen = <T>(of: (home: Property) => T) => new Set(homes.map(of));
    assert.deepEqual(
      seen(({ status }) => status),
      new Set([1, 2, 4, 6]),
    );
    assert.deepEqual(
      seen(({ goal }) => goal),
      new Set([0, 1]),
    );
    assert.deepEqual(
      seen(({ marquee }) => marquee),
      new Set([undefined, ...info.labels.map(({ id }) => id)]),
    );
    assert.deepEqual(
      seen(({ countryId, zip }) => energyRegion(countryId, zip)),
      new Set(['brussels', 'wallonia', 'flanders', 'luxembourg']),
    );
  });

  it('is set as a typographer would', () => {
    const faults = homes.flatMap((home) =>
      [...textsOf(home)].flatMap((said) =>
        slips(said).map((what) => `${home.id} ${said.at} ${said.locale}: ${what}`),
      ),
    );
    assert.deepEqual(faults, []);
  });

  it('says in four languages whatever it says about a home', () => {
    // A description may be missing, but not in one language only.
    const silent = homes.flatMap((home) =>
      [...texts(home)].flatMap(([at, text]) =>
        LOCALES.filter((locale) => textOf(text, locale).trim() === '').map(
          (locale) => `${home.id} ${at} ${locale}`,
        ),
      ),
    );
    assert.deepEqual(silent, []);
  });

  it('says of every floor plan that it is one', () => {
    const pictures = homes.flatMap((home) => home.pictures);
    assert.ok(pictures.some(isPlan));
    for (const picture of pictures) {
      assert.equal(isPlan(picture), picture.source.startsWith('plan-'), picture.source);
    }
  });

  it('has every picture that its homes and people name', () => {
    const named = [
      ...homes.flatMap(({ pictures }) => pictures.map(({ source }) => source)),
      ...team.flatMap(({ photo }) => photo ?? []),
    ];
    const missing = named.filter((name) => !existsSync(path.join(DEMO, 'pictures', name)));
    assert.deepEqual(missing, []);
  });
});

/** Every multilingual text of a home with its path. */
function* texts(value: object, at = ''): Generator<[string, Multilingual]> {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object' || part === null) continue;
    const keys = Object.keys(part);
    const isText =
      MUST_SPEAK.has(key) ||
      (keys.length > 0 && keys.every((name) => /^(nl|fr|en|de)$/i.test(name)));
    if (isText) yield [`${at}${key}`, part as Multilingual];
    else yield* texts(part as object, `${at}${key}.`);
  }
}
