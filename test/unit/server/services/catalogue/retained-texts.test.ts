import assert from 'node:assert/strict';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

const HOUR = 3600_000;
const NL_FR = { nl: 'Huis met tuin', fr: 'Maison avec jardin' };
const PICTURE = { source: 'a.jpg', name: { nl: 'Tuin', fr: 'Jardin' } };

const whole = (id: number) => sampleProperty({ id, title: NL_FR, pictures: [PICTURE] });
const withoutFrench = (id: number) =>
  sampleProperty({
    id,
    title: { nl: 'Huis, nieuwe prijs' },
    pictures: [{ ...PICTURE, name: { nl: 'Tuin' } }],
  });

describe('texts in a language that the CRM no longer gives', () => {
  it('are kept across restarts for a day, and told; all else is followed', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      let now = 0;
      const open = async () => {
        const { catalogue, lines } = sampleCatalogue(crm, dataDir, { now: () => now });
        await catalogue.start();
        return { catalogue, lines, home: (id: number) => catalogue.port('fr').property(id) };
      };
      crm.homes = [whole(1), whole(2)];
      await open();
      crm.homes = [withoutFrench(1), withoutFrench(3)];
      crm.missing = ['fr'];
      for (const hours of [1, 13, 24.9]) {
        now = hours * HOUR;
        const { catalogue, lines, home } = await open();
        assert.deepEqual(home(1)?.title, { nl: 'Huis, nieuwe prijs', fr: NL_FR.fr });
        assert.equal(home(1)?.pictures[0]?.name.fr, 'Jardin');
        assert.deepEqual([home(2), home(3)?.title.fr], [undefined, undefined]);
        assert.deepEqual(catalogue.concerns(), [
          'texts in fr are those of before, until 1970-01-02T01:00:00.000Z',
        ]);
        assert.equal(lines.filter(({ language }) => language === 'fr').length, 1);
      }
      now = 25 * HOUR;
      const { catalogue, home } = await open();
      assert.deepEqual(home(1)?.title, { nl: 'Huis, nieuwe prijs' });
      assert.match(
        catalogue.concerns().join(),
        /no texts in fr since 1970-01-01T01.*none are shown/,
      );
      crm.homes = [whole(1)];
      crm.missing = [];
      await catalogue.refresh();
      assert.deepEqual([home(1)?.title, catalogue.concerns()], [NL_FR, []]);
    }));

  it('leave the version as it is when nothing else has changed', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      const full = { nl: 'a', fr: 'b', en: 'c', de: 'd' };
      crm.homes = [sampleProperty({ id: 1, title: full })];
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const { version } = catalogue;
      crm.homes = [sampleProperty({ id: 1, title: { nl: 'a', en: 'c', de: 'd' } })];
      crm.missing = ['fr'];
      await catalogue.refresh();
      assert.equal(catalogue.version, version);
    }));

  for (const flag of ['publishAddress', 'publishPrice'] as const) {
    it(`are not kept of a home that is no longer ${flag}: they may name it`, () =>
      withDataDir(async (dataDir) => {
        const crm = new SampleCrm();
        crm.homes = [{ ...whole(1), [flag]: true }];
        const { catalogue } = sampleCatalogue(crm, dataDir);
        await catalogue.refresh();
        crm.homes = [{ ...withoutFrench(1), [flag]: false }];
        crm.missing = ['fr'];
        await catalogue.refresh();
        assert.equal(catalogue.port('fr').property(1)?.title.fr, undefined);
      }));
  }
});
