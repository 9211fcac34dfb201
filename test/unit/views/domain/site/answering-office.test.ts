import assert from 'node:assert/strict';
import type { Manager } from '../../../../../views/domain/property/property.ts';
import { answeringOffice } from '../../../../../views/domain/site/answering-office.ts';
import { officeSchema } from '../../../../../views/domain/site/office.ts';
import type { SiteInfo } from '../../../../../views/domain/site/site.ts';

const office = officeSchema.parse({
  id: 1,
  name: { nl: 'Gent', fr: 'Gand' },
  street: { nl: 'Lindekaai' },
  houseNumber: '12',
  zip: '9000',
  city: { nl: 'Gent' },
  phone: '09 278 40 16',
  email: 'gent@agency.example',
  people: [2, 7],
});
const manager: Manager = {
  id: 7,
  name: 'Tom',
  function: {},
  directPhone: '09 233 00 42',
  email: ' tom@agency.example',
};
const agency = { name: 'Kade', phone: '09 000 00 00', email: 'info@agency.example' };

function answering(to: SiteInfo['leads']['to'], who: Manager | undefined) {
  const { name, phone, email: siteEmail } = agency;
  const leads = { language: 'nl' as const, to, people: [] };
  const languages: SiteInfo['languages'] = ['nl', 'fr'];
  return answeringOffice(
    { name, phone, siteEmail, offices: [office], leads, languages },
    who,
    'fr',
  );
}

describe('who answers a lead', () => {
  const ofOffice = { name: 'Kade Gand', phone: office.phone, email: office.email };

  it('is the manager', () => {
    const ofTom = { name: 'Tom', phone: '09 233 00 42', email: 'tom@agency.example' };
    assert.deepEqual(answering('manager', manager), ofTom);
    const { directPhone: _, ...silent } = manager;
    assert.deepEqual(answering('manager', silent), { ...ofTom, phone: agency.phone });
  });

  it("is the manager's office where the site says so, or where nothing reaches the manager", () => {
    assert.deepEqual(answering('office', manager), ofOffice);
    for (const email of ['', 'tom', 'tom@agency.example, all@agency.example']) {
      assert.deepEqual(answering('manager', { ...manager, email }), ofOffice, email);
    }
  });

  it('is the agency where there is none', () => {
    assert.deepEqual(answering('agency', manager), agency);
    assert.deepEqual(answering('manager', undefined), agency);
    assert.deepEqual(answering('office', { ...manager, id: 3 }), agency);
  });
});
