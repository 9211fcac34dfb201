import assert from 'node:assert/strict';
import type { Project } from '../../../../../views/domain/project/project.ts';
import { sampleProject } from '../../../views/domain/sample-project.ts';
import { homes, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

function crmWith(...newBuild: Project[]): SampleCrm {
  const crm = new SampleCrm();
  crm.homes = homes(1, 2);
  crm.newBuild = newBuild;
  return crm;
}

const ids = (projects: readonly Project[]) => projects.map(({ id }) => id);

describe('projects in the catalogue', () => {
  it('stand in every language, the most recent first', () =>
    withDataDir(async (dataDir) => {
      const crm = crmWith(
        sampleProject({ id: 3, startCommercialisation: '2026-01-01' }),
        sampleProject({ id: 5, startCommercialisation: '2026-03-01' }),
        sampleProject({ id: 4, startCommercialisation: '2026-03-01' }),
      );
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
        assert.deepEqual(ids(catalogue.port(locale).projects()), [5, 4, 3]);
      }
      assert.equal(catalogue.port('nl').project(4)?.name, 'Kaaizicht');
      assert.equal(catalogue.port('nl').project(1), undefined);
    }));

  it('change the version when they do, and only then', () =>
    withDataDir(async (dataDir) => {
      const crm = crmWith(sampleProject({ id: 3 }), sampleProject({ id: 4 }));
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const { version } = catalogue;
      crm.newBuild.reverse();
      await catalogue.refresh();
      assert.equal(catalogue.version, version);
      crm.newBuild = [sampleProject({ id: 3, name: 'Elsewhere' }), sampleProject({ id: 4 })];
      await catalogue.refresh();
      assert.notEqual(catalogue.version, version);
    }));

  it('are kept on disk, and served from there while the CRM is silent', () =>
    withDataDir(async (dataDir) => {
      const crm = crmWith(sampleProject({ id: 3 }));
      await sampleCatalogue(crm, dataDir).catalogue.refresh();
      crm.projectsFail = true;
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.deepEqual(catalogue.port('de').projects(), crm.newBuild);
    }));

  it('hold back the homes when the CRM gives no projects: half an answer is not taken', () =>
    withDataDir(async (dataDir) => {
      const crm = crmWith(sampleProject({ id: 3 }));
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.projectsFail = true;
      crm.homes = homes(1, 2, 7);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(7), undefined);
      assert.deepEqual(ids(catalogue.port('nl').projects()), [3]);
    }));

  it('are left out one by one when they break the schema, with their pictures logged', () =>
    withDataDir(async (dataDir) => {
      const picture = { source: 'nowhere.jpg', name: {} };
      const broken = { ...sampleProject({ id: 4 }), zip: '' };
      const crm = crmWith(sampleProject({ id: 3, pictures: [picture] }), broken);
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.deepEqual(ids(catalogue.port('nl').projects()), [3]);
      const told = lines.find(({ msg }) => msg === 'item left out');
      assert.equal(told?.['item'], 'project 4');
      assert.match(String(told?.['reason']), /^zip: /);
      assert(lines.some(({ missing }) => Array.isArray(missing) && missing[0] === 'nowhere.jpg'));
    }));
});
