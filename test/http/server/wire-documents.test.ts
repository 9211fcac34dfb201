import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { documentFile } from '../../../views/domain/site-file.ts';
import { emulatedCrm, type EmulatedCrm } from '../../crm/http/emulated-crm.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { NOON, siteApp, temporaryDir } from '../../support/site-app.ts';
import { loopback } from '../../unit/server/services/media/picture-host.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const HOME = 70408;
const PDF = Buffer.from('%PDF-1.4\nof the CRM\n%%EOF\n');
const NAME = 'plan & lasten.pdf';

describe('a document of a home in a CRM behind HTTP', () => {
  let crm: EmulatedCrm;
  after(() => crm.close());

  it('comes from below documentsUrl, where the agency has no such file', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ documents: object[] }>(`homes/${HOME}-gent-trapgevel.json`, (home) => {
      home.documents = [{ fileName: NAME }, { fileName: 'lost.pdf' }];
    });
    const documents = temporaryDir();
    mkdirSync(documents, { recursive: true });
    writeFileSync(path.join(documents, NAME), PDF);
    crm = await emulatedCrm(await agencyInFiles(agency.dir), { documents });
    // The only name that `loopback` resolves.
    const host = `pictures.example:${new URL(crm.emulator.config.url).port}`;
    agency.edit<{ documentHosts: string[] }>('site.json', (info) => {
      info.documentHosts = [host];
    });
    const CRM_OPTIONS = JSON.stringify({ documentsUrl: `http://${host}/Documents/` });
    const env = { ...crm.env, SITE_DIR: agency.dir, CRM_OPTIONS };
    const { app, parts } = await siteApp({ env, reach: loopback });
    const home = parts.source.catalogue.port('nl').property(HOME);
    assert.ok(home);
    const linkTo = (index: number) => {
      const document = home.documents[index];
      assert.ok(document);
      return parts.documents.links.to(documentFile(home, document), NOON);
    };
    const file = await request(app).get(linkTo(0)).expect(200);
    assert.deepEqual(file.body, PDF);
    await request(app).get(linkTo(1)).expect(404);
  });
});
